#include "opening.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* Where a library may lie: where the system looks, and where Homebrew puts it. */
static const char *const folders[] = {"", "/opt/homebrew/lib/", "/usr/local/lib/"};

static void *open_file(const char *file) {
  void *handle = NULL;
  for (size_t i = 0; handle == NULL && i < sizeof folders / sizeof *folders; i++) {
    char path[256];
    snprintf(path, sizeof path, "%s%s", folders[i], file);
    handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  }
  return handle;
}

const char *opening_open(const char *file, const opening_function *functions, size_t count) {
  void *handle = open_file(file);
  if (handle == NULL) return file;
  for (size_t i = 0; i < count; i++) {
    void *symbol = dlsym(handle, functions[i].name);
    if (symbol == NULL) return functions[i].name;
    /* A pointer to a function is copied as bytes, since C has no conversion from a pointer to an object. */
    memcpy(functions[i].pointer, &symbol, sizeof symbol);
  }
  return NULL;
}
