/* A picture that is drawn on. */
#ifndef CANVAS_H
#define CANVAS_H

#include "CDrawing.h"
#include "canvas_library.h"

struct drawing_canvas {
  drawing_size size;
  surface *surface;
  cairo *cairo;
};

#endif
