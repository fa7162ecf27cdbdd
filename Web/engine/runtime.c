// What the compiled engine asks of a platform: memory, and the digits of Unicode, which the page knows.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

// MARK: Memory
//
// Blocks come in powers of two. A freed block goes to the list of its size and comes from there again, so a page that
// edits for a day asks for no more memory than its busiest moment needed.

enum { smallest = 16, classes = 28 };

// In front of every block; keeps what follows on 16 bytes.
struct Header { _Alignas(16) size_t class; struct Header *next; };

extern byte __heap_base;
static byte *top;
static struct Header *freed[classes];

static byte *extend(size_t size) {
  if (!top) top = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
  size_t room = __builtin_wasm_memory_size(0) * 65536 - (size_t)top;
  if (size > room && __builtin_wasm_memory_grow(0, (size - room + 65535) / 65536) == (size_t)-1) __builtin_trap();
  byte *start = top;
  top += size;
  return start;
}

void *malloc(size_t size) {
  size_t class = 0;
  if (size > (size_t)1 << 30) __builtin_trap();
  while (((size_t)smallest << class) < size) class++;
  struct Header *header = freed[class];
  if (header) {
    freed[class] = header->next;
  } else {
    header = (struct Header *)extend(sizeof(struct Header) + ((size_t)smallest << class));
    header->class = class;
  }
  return header + 1;
}

void free(void *block) {
  if (!block) return;
  struct Header *header = (struct Header *)block - 1;
  header->next = freed[header->class];
  freed[header->class] = header;
}

// Every block stands on 16 bytes; nothing in the engine asks for more.
int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *block = malloc(size);
  return 0;
}

// The machine has instructions for these two.
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const byte *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// MARK: References
//
// The page has one thread. Code compiled for one counts references by these names; the library's own functions do it,
// and so stay functions: it would else be their bodies at every place that counts.

extern void *swift_retain(void *object);
extern void *swift_retain_n(void *object, unsigned count);
extern void swift_release(void *object);
extern void swift_release_n(void *object, unsigned count);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }

// MARK: Unicode
//
// The standard library keeps tables of its own, larger than all other data of the engine together. The page has the same
// answers: the value of a decimal digit, or -1.

__attribute__((import_module("page"), import_name("digit_value"))) int digit_value(unsigned scalar);

// In the library's own numbering 2 is a decimal digit and 255 no number.
byte _swift_stdlib_getNumericType(unsigned scalar) { return digit_value(scalar) < 0 ? 255 : 2; }
double _swift_stdlib_getNumericValue(unsigned scalar) { return digit_value(scalar); }
