/* The system's fonts, and text set in them. */
#ifndef TEXT_H
#define TEXT_H

#include "CDrawing.h"
#include "text_library.h"

struct drawing_text {
  font_map *map;
  text_context *context;
};

/* A text in a font, to be given to g_object_unref. */
text_layout *text_lay_out(drawing_text *text, const char *bytes, int count, drawing_font font);

#endif
