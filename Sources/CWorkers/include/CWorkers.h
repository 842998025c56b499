/* Processes that Swift can't make by itself. */
#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdbool.h>
#include <sys/types.h>

/* Makes a process that goes on here, joined with this one by a socket: answers its id, or 0 in the new one, or -1.
   Only for a process with one thread. The new one ends with this one. */
pid_t workers_fork(int *socket);

/* How a process has ended, once it has: its signal, or 0 and its exit status; answers whether it could be told. */
bool workers_wait(pid_t process, int *signal, int *status);

#endif
