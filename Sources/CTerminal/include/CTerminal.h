#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

/// How many columns a scalar takes on a terminal: 0, 1 or 2, or -1 for a control character.
int terminal_columns(uint32_t scalar);

/// How many columns the terminal has; 0 where it does not say.
int terminal_width(int screen);

/// Puts the terminal into raw mode and turns bracketed paste on; again, where someone else has set another mode since.
/// Both descriptors may be the same. Returns 0, or an error number.
int terminal_enter(int keys, int screen);

/// Undoes `terminal_enter` and leaves the cursor at the start of a fresh line. Does nothing where nothing was entered.
/// Async-signal-safe.
void terminal_leave(void);

/// From here on no signal and no trap leaves the terminal raw. Returns a descriptor to read from, or -1: a byte comes
/// for each signal that is for the field to answer, one of these.
int terminal_watch_signals(void);

enum { TERMINAL_RESIZED = 1, TERMINAL_STOPPING = 2, TERMINAL_CONTINUED = 3 };

/// Leaves the terminal and stops the process, as a shell expects of SIGTSTP. Returns when it goes on.
void terminal_stop(void);

#endif
