// Foundation compares the values of attributed strings by CFEqual. For that it reads the number of a type from the third
// word of both objects. Of an object that is written in Swift that word is its first property, and where the bits of the
// number are zero in both, CFEqual calls the comparison of objects that have no type, which stops the process:
//
//     text.addAttribute(key, value: a, range: range)
//     text.addAttribute(key, value: b, range: range)
//
// stops if a and b are objects whose first property is 0, and in one of 1,024 cases if they are one object that is not an
// NSObject, such as a UIFont. Both functions of "no type" are replaced by those of NSObject, which are right for all
// objects that reach them: Core Foundation's own have a type.

#include "ObjectComparison.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The first members of CFRuntimeClass, whose header toolchains for Linux do not have.
typedef struct {
  long version;
  const char *name;
  void (*init)(const void *);
  const void *(*copy)(const void *, const void *);
  void (*finalize)(const void *);
  unsigned char (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
} TypeDescription;

const TypeDescription *_CFRuntimeGetClassWithTypeID(unsigned long type);

// In Swift, in the module ObjectiveCRuntime.
unsigned char layouter_are_equal(const void *one, const void *other);
unsigned long layouter_hash(const void *object);

__attribute__((constructor)) static void start(void) {
  TypeDescription *none = (TypeDescription *)_CFRuntimeGetClassWithTypeID(0);
  // Another version of Foundation may have another table.
  if (none == NULL || none->name == NULL || strcmp(none->name, "Not A Type") != 0) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)none & ~(page - 1);
  uintptr_t end = ((uintptr_t)none + sizeof *none + page - 1) & ~(page - 1);
  // The description is a constant. Its page may have variables besides.
  if (mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) != 0) return;
  none->equal = layouter_are_equal;
  none->hash = layouter_hash;
}
