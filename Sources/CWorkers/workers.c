#include "CWorkers.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* How much memory this process may have, in the unit in which the system tells the most that it has had. */
static size_t most_memory;

#ifdef __APPLE__
enum { MEMORY_UNIT = 1 };
#else
enum { MEMORY_UNIT = 1024 };
#endif

static void look_at_memory(int signal) {
  (void)signal;
  struct rusage used;
  if (getrusage(RUSAGE_SELF, &used) == 0 && (size_t)used.ru_maxrss > most_memory) _exit(WORKERS_TOO_MUCH_MEMORY);
}

/* Has the process look at its memory after every 10 ms of its work, in which it gets some 50 MB at most. A limit of the
   system's own, RLIMIT_DATA, would have each library fail in its own way, and macOS heeds none. */
static void limit_memory(size_t bytes) {
  /* What it shares with the first process counts as its own too. */
  struct rusage shared;
  if (getrusage(RUSAGE_SELF, &shared) != 0) return;
  most_memory = (size_t)shared.ru_maxrss + bytes / MEMORY_UNIT;
  struct sigaction action = {.sa_handler = look_at_memory, .sa_flags = SA_RESTART};
  sigaction(SIGPROF, &action, NULL);
  struct timeval often = {0, 10000};
  struct itimerval timer = {often, often};
  setitimer(ITIMER_PROF, &timer, NULL);
}

/* What a terminal or the system sends to the whole group is the first process's affair; what tells of a fault ends the
   process, whatever the command was started with. */
static void begin(pid_t parent, size_t memory) {
  static const int faults[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  sigset_t none_blocked;
  sigemptyset(&none_blocked);
  sigprocmask(SIG_SETMASK, &none_blocked, NULL);
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], SIG_DFL);
  /* At these the first process gives the terminal back (Keyboard); here they do as usual, unless they were ignored. */
  static const int leaving[] = {SIGHUP, SIGQUIT, SIGTSTP};
  for (size_t i = 0; i < sizeof leaving / sizeof *leaving; i++)
    if (signal(leaving[i], SIG_DFL) == SIG_IGN) signal(leaving[i], SIG_IGN);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  signal(SIGPIPE, SIG_DFL);
  /* With this the first process ends it; it is blocked while a file is written. */
  signal(SIGUSR1, SIG_DFL);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  limit_memory(memory);
  if (getppid() != parent) _exit(0);
}

pid_t workers_fork(int *socket, size_t memory) {
  int ends[2];
  pid_t parent = getpid();
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  pid_t process = fork();
  if (process < 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  close(ends[process == 0 ? 0 : 1]);
  *socket = ends[process == 0 ? 1 : 0];
  if (process == 0) begin(parent, memory);
  return process;
}

bool workers_wait(pid_t process, int *signal, int *status) {
  int ended;
  while (waitpid(process, &ended, 0) < 0)
    if (errno != EINTR) return false;
  *signal = WIFSIGNALED(ended) ? WTERMSIG(ended) : 0;
  *status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 0;
  return true;
}
