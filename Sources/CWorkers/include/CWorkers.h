/* Processes that Swift can't make by itself. */
#ifndef CWORKERS_H
#define CWORKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* The status with which a process ends itself that has had more memory than it may. */
enum { WORKERS_TOO_MUCH_MEMORY = 101 };

/* Makes a process that goes on here, joined with this one by a socket: answers its id, or 0 in the new one, or -1.
   Only for a process with one thread. The new one ends with this one, and once it has had more than that many bytes of
   memory, all that it uses counted together. */
pid_t workers_fork(int *socket, size_t memory);

/* How a process has ended, once it has: its signal, or 0 and its exit status; answers whether it could be told. */
bool workers_wait(pid_t process, int *signal, int *status);

#endif
