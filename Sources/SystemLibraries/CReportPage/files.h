#pragma once

// The files of the page: the name in C, and the path.
#define REPORT_PAGE_FILES(FILE) \
  FILE(data_js, "Page/data.js")                       \
  FILE(difference_js, "Page/difference.js")           \
  FILE(dom_js, "Page/dom.js")                         \
  FILE(filter_js, "Page/filter.js")                   \
  FILE(groups_js, "Page/groups.js")                   \
  FILE(hooks_js, "Page/hooks.js")                     \
  FILE(inspect_js, "Page/inspect.js")                 \
  FILE(keys_js, "Page/keys.js")                       \
  FILE(loupe_js, "Page/loupe.js")                     \
  FILE(main_js, "Page/main.js")                       \
  FILE(matrix_js, "Page/matrix.js")                   \
  FILE(notes_js, "Page/notes.js")                     \
  FILE(page_css, "Page/page.css")                     \
  FILE(page_html_mustache, "Page/page.html.mustache") \
  FILE(pictures_js, "Page/pictures.js")               \
  FILE(png_js, "Page/png.js")                         \
  FILE(review_js, "Page/review.js")                   \
  FILE(stage_js, "Page/stage.js")                     \
  FILE(state_js, "Page/state.js")                     \
  FILE(thumbnails_js, "Page/thumbnails.js")           \
  FILE(viewer_js, "Page/viewer.js")                   \
  FILE(vision_js, "Page/vision.js")
