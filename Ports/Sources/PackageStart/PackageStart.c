#include "PackageStart.h"

// In Swift, in the module UIKit: Swift has no code that runs when a library is loaded.
void layouter_start_package(void);

__attribute__((constructor)) static void start(void) { layouter_start_package(); }
