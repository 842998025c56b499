/// Counts what a process allocates, so that a benchmark can state it instead of timing it.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How often memory was asked for since the process began, or -1 where it can't be counted.
long allocations_count(void);

#endif
