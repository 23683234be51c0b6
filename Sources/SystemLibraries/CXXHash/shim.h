#include <xxhash.h>

// Where the library chooses among vector instructions when it runs, it says so by this header.
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif

/// The 128-bit XXH3, with the widest vectors of the processor that it runs on.
static inline XXH128_hash_t pixel_hash(const void *bytes, size_t count, XXH64_hash_t seed) {
  return XXH3_128bits_withSeed(bytes, count, seed);
}
