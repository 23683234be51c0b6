#include "CPNGReader.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

/// The bytes that libpng has not read yet.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} Source;

/// Where the words of an error go.
typedef struct {
  char *text;
  size_t count;
} Reason;

static void read_bytes(png_structp png, png_bytep target, png_size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->count) png_error(png, "the file is cut off");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->count -= count;
}

static void fail(png_structp png, png_const_charp words) {
  Reason *reason = png_get_error_ptr(png);
  snprintf(reason->text, reason->count, "%s", words);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

/// Asks for 8-bit RGBA whatever the file holds. No gamma or colour space is applied.
static void expand_to_rgba(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

/// Everything that may jump. Its caller sets the place to land.
static void read_rows(png_structp png, png_infop info, uint32_t width, uint32_t height,
                      uint8_t *samples) {
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size changed");
  expand_to_rgba(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "the rows are not RGBA");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, samples + y * stride, NULL);
  png_read_end(png, NULL);
}

int png_reader_read_rgba(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                         void *samples, char *reason, size_t reasonCount) {
  Source source = {bytes, count};
  Reason target = {reason, reasonCount};
  snprintf(reason, reasonCount, "out of memory");
  // Neither variable changes after setjmp, so both hold their values after the jump.
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &target, fail, ignore_warning);
  if (!png) return 1;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, info ? &info : NULL, NULL);
    return 1;
  }
  png_set_read_fn(png, &source, read_bytes);
  // The caller has checked the size against its own limits.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  read_rows(png, info, width, height, samples);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}
