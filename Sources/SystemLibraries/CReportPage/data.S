#include "files.h"

// Puts the files into the program. Swift takes 40 s for the same bytes as literals of arrays.

// So that a changed file is assembled again: the compiler counts files that it is asked for as dependencies.
#if \
     !__has_include("Page/data.js") \
  || !__has_include("Page/difference.js") \
  || !__has_include("Page/dom.js") \
  || !__has_include("Page/filter.js") \
  || !__has_include("Page/groups.js") \
  || !__has_include("Page/hooks.js") \
  || !__has_include("Page/inspect.js") \
  || !__has_include("Page/keys.js") \
  || !__has_include("Page/loupe.js") \
  || !__has_include("Page/main.js") \
  || !__has_include("Page/matrix.js") \
  || !__has_include("Page/notes.js") \
  || !__has_include("Page/page.css") \
  || !__has_include("Page/page.html.mustache") \
  || !__has_include("Page/pictures.js") \
  || !__has_include("Page/png.js") \
  || !__has_include("Page/review.js") \
  || !__has_include("Page/stage.js") \
  || !__has_include("Page/state.js") \
  || !__has_include("Page/thumbnails.js") \
  || !__has_include("Page/viewer.js") \
  || !__has_include("Page/vision.js")
#error "A file of the page is missing."
#endif

#define PUT(name, path) \
    .hidden report_page_bytes_##name; \
    .hidden report_page_end_##name; \
    .globl report_page_bytes_##name; \
    .globl report_page_end_##name; \
report_page_bytes_##name: \
    .incbin path; \
report_page_end_##name: \
    .byte 0;

    .section .rodata
REPORT_PAGE_FILES(PUT)
    .section .note.GNU-stack, "", %progbits
