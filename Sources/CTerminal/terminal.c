#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// All of this is reached from signal handlers, in the middle of anything. Hence C, statics, and nothing but
// async-signal-safe calls.

static volatile sig_atomic_t is_entered;
static int keys_descriptor = -1;
static int screen_descriptor = -1;
static struct termios modes_before;

int terminal_width(int screen) {
  struct winsize size;
  return ioctl(screen, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// Writes as much as the terminal takes. One that takes nothing, stopped or gone, must not keep us from leaving.
static void put(const char *text) {
  size_t rest = strlen(text);
  while (rest > 0) {
    struct pollfd terminal = {.fd = screen_descriptor, .events = POLLOUT};
    if (poll(&terminal, 1, 200) != 1 || !(terminal.revents & POLLOUT)) return;
    ssize_t count = write(screen_descriptor, text, rest);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) {
      text += count;
      rest -= (size_t)count;
    }
  }
}

/// One that is started in the background is stopped in here, and goes on in the foreground.
static int set_modes(int keys, const struct termios *modes) {
  while (tcsetattr(keys, TCSANOW, modes) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

int terminal_enter(int keys, int screen) {
  if (!is_entered && tcgetattr(keys, &modes_before) != 0) return errno;
  keys_descriptor = keys;
  screen_descriptor = screen;
  struct termios raw = modes_before;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  // Output stays as it is: what other programs write meanwhile still has its line ends.
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  is_entered = 1;
  // What was typed ahead is kept: it is meant for the field.
  int error = set_modes(keys, &raw);
  if (error) {
    is_entered = 0;
    return error;
  }
  put("\x1b[?2004h");
  return 0;
}

void terminal_leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  int error = errno;
  // In the background the terminal is someone else's, and setting it would stop us.
  pid_t owner = tcgetpgrp(keys_descriptor);
  if (owner < 0 || owner == getpgrp()) {
    put("\x1b[?2004l\x1b[m\x1b[?25h\r\n\x1b[J");
    set_modes(keys_descriptor, &modes_before);
  }
  errno = error;
}

// Signals

/// Ends of the process that others ask for.
static const int requests[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
/// Ends that are mistakes of ours: what Swift's traps and a broken memory raise.
static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static int signal_pipe[2] = {-1, -1};
static struct sigaction trap_actions[COUNT(traps)];
static struct sigaction stop_action;

static void tell(int signal) {
  int error = errno;
  char byte = signal == SIGWINCH ? TERMINAL_RESIZED : signal == SIGTSTP ? TERMINAL_STOPPING : TERMINAL_CONTINUED;
  // A full pipe holds the news already.
  (void)!write(signal_pipe[1], &byte, 1);
  errno = error;
}

/// Ends the process as the signal would have. It is blocked in its handler and comes when that returns.
static void die_of(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(signal, &action, NULL);
  raise(signal);
}

static void end(int signal) {
  terminal_leave();
  die_of(signal);
}

static void end_in_trap(int signal, siginfo_t *info, void *context) {
  terminal_leave();
  // Swift's own handler, where there is one, prints where it happened. It counts on the trap to come again, which one
  // that another process sent does not.
  for (size_t i = 0; i < COUNT(traps); i++) {
    const struct sigaction *before = &trap_actions[i];
    if (traps[i] == signal && (before->sa_flags & SA_SIGINFO)) before->sa_sigaction(signal, info, context);
  }
  die_of(signal);
}

static void catch(int signal, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler};
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, before);
}

static void catch_trap(int signal, struct sigaction *before) {
  // A stack overflow leaves no stack to handle it on.
  struct sigaction action = {.sa_sigaction = end_in_trap, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, before);
}

int terminal_watch_signals(void) {
  if (signal_pipe[0] >= 0) return signal_pipe[0];
  if (pipe(signal_pipe) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
  }
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  stack_t existing;
  if (sigaltstack(NULL, &existing) == 0 && (existing.ss_flags & SS_DISABLE)) sigaltstack(&alternate, NULL);

  for (size_t i = 0; i < COUNT(traps); i++) catch_trap(traps[i], &trap_actions[i]);
  for (size_t i = 0; i < COUNT(requests); i++) {
    struct sigaction before;
    // nohup means it.
    if (sigaction(requests[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN) catch(requests[i], end, NULL);
  }
  catch(SIGWINCH, tell, NULL);
  catch(SIGTSTP, tell, &stop_action);
  catch(SIGCONT, tell, NULL);
  return signal_pipe[0];
}

void terminal_stop(void) {
  terminal_leave();
  sigaction(SIGTSTP, &stop_action, NULL);
  raise(SIGTSTP);
  catch(SIGTSTP, tell, NULL);
}
