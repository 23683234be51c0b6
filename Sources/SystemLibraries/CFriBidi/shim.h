#include <fribidi.h>

/// What the library says of itself, its version in the first line. A global variable in C, which
/// Swift takes for one that may change.
static inline const char *layouter_fribidi_version_info(void) { return fribidi_version_info; }
