#include "CReportPage.h"

#define DEFINE(name, path) \
  extern const unsigned char report_page_bytes_##name[]; \
  extern const unsigned char report_page_end_##name[]; \
  ReportPageFile report_page_##name(void) { \
    return (ReportPageFile){report_page_bytes_##name, report_page_end_##name}; \
  }
REPORT_PAGE_FILES(DEFINE)
