#pragma once
#include <stdint.h>

/// How many heap blocks this thread has asked for. Exact; always 0 where allocations cannot be counted.
uint64_t counting_allocations(void);

/// How many bytes of the heap are in use, by all threads; 0 where that is not known.
uint64_t counting_live_bytes(void);

/// Whether `counting_allocations` counts.
int counting_is_possible(void);

/// Between these two `valgrind --tool=callgrind --collect-atstart=no` counts instructions, under this name.
void counting_begin(void);
void counting_end(const char *name);
