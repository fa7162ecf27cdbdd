#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CTerminal.h"

#include <locale.h>
#include <wchar.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif

/// A locale that knows all of Unicode, whatever the environment says; 0 where there is none.
static locale_t unicode_locale(void) {
  static locale_t locale;
  static int is_known;
  if (!is_known) {
    static const char *const names[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
    for (unsigned i = 0; i < sizeof names / sizeof *names && !locale; i++) {
      locale = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
    }
    is_known = 1;
  }
  return locale;
}

int terminal_columns(uint32_t scalar) {
  if (scalar >= 0x20 && scalar < 0x7F) return 1;
  if (scalar < 0xA0) return -1;
  locale_t locale = unicode_locale();
  if (!locale) return 1;
  locale_t before = uselocale(locale);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(before);
  return columns;
}
