#pragma once

#include "files.h"

/// The bytes of a file in the program.
typedef struct {
  const unsigned char *start;
  /// The byte after the last one.
  const unsigned char *end;
} ReportPageFile;

// A function for each file, such as `report_page_main_js()`.
#define DECLARE(name, path) ReportPageFile report_page_##name(void);
REPORT_PAGE_FILES(DECLARE)
#undef DECLARE
