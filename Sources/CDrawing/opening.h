/* The opening of a library that nothing links. */
#ifndef OPENING_H
#define OPENING_H

#include <stddef.h>

/* A function of a library: what it is called and where its address goes. */
typedef struct opening_function {
  const char *name;
  void *pointer; /* of a pointer to a function */
} opening_function;

/* The file of a library's version 0 on this system. */
#ifdef __APPLE__
#define OPENING_FILE(name) "lib" name ".0.dylib"
#else
#define OPENING_FILE(name) "lib" name ".so.0"
#endif

/* Opens a library by its file's name and looks functions up in it and in those that it needs itself; answers NULL when
   all are there, else the name of what is missing. */
const char *opening_open(const char *file, const opening_function *functions, size_t count);

#endif
