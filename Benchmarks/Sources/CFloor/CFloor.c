#include "CFloor.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

enum { kWidth = 240, kHeight = 80 };

struct Floor {
  PangoFontMap *fonts;
  PangoContext *context;
  PangoFontDescription *font;
};

Floor *floor_create(const char *family, double size) {
  Floor *floor = malloc(sizeof *floor);
  if (!floor) return NULL;
  floor->fonts = pango_cairo_font_map_new();
  floor->context = pango_font_map_create_context(floor->fonts);
  floor->font = pango_font_description_from_string(family);
  pango_font_description_set_absolute_size(floor->font, size * PANGO_SCALE);
  return floor;
}

void floor_destroy(Floor *floor) {
  pango_font_description_free(floor->font);
  g_object_unref(floor->context);
  g_object_unref(floor->fonts);
  free(floor);
}

static void rounded_rectangle(cairo_t *cairo, double inset, double radius) {
  double left = inset, top = inset, right = kWidth - inset, bottom = kHeight - inset;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right - radius, top + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, left + radius, bottom - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, left + radius, top + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static void set_color(cairo_t *cairo, uint32_t color) {
  cairo_set_source_rgb(
      cairo, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void draw_label(Floor *floor, cairo_t *cairo, const char *label, uint32_t color) {
  PangoLayout *layout = pango_layout_new(floor->context);
  pango_layout_set_font_description(layout, floor->font);
  pango_layout_set_text(layout, label, -1);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  cairo_move_to(cairo, (kWidth - width) / 2.0, (kHeight - height) / 2.0);
  set_color(cairo, color);
  pango_cairo_show_layout(cairo, layout);
  g_object_unref(layout);
}

uint32_t floor_draw_button(Floor *floor, const char *label, const ButtonColors *colors) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, kWidth, kHeight);
  cairo_t *cairo = cairo_create(surface);
  if (colors->canvas) {
    set_color(cairo, colors->canvas);
    cairo_paint(cairo);
  }
  rounded_rectangle(cairo, 0, 16);
  set_color(cairo, colors->background);
  cairo_fill(cairo);
  rounded_rectangle(cairo, 1, 15);
  set_color(cairo, colors->border);
  cairo_set_line_width(cairo, 2);
  cairo_stroke(cairo);
  draw_label(floor, cairo, label, colors->label);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  uint32_t pixel;
  memcpy(&pixel, cairo_image_surface_get_data(surface) + (kHeight / 2 * kWidth + 4) * 4, 4);
  cairo_surface_destroy(surface);
  return pixel;
}

/// Bytes that grow as they are written.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} Memory;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  Memory *memory = closure;
  if (memory->count + length > memory->capacity) {
    size_t capacity = 2 * (memory->count + length);
    uint8_t *bytes = realloc(memory->bytes, capacity);
    if (!bytes) return CAIRO_STATUS_NO_MEMORY;
    memory->bytes = bytes;
    memory->capacity = capacity;
  }
  memcpy(memory->bytes + memory->count, data, length);
  memory->count += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t floor_write_png(const uint32_t *pixels, int width, int height) {
  // cairo only reads from the pixels, whatever its signature says.
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  Memory memory = {NULL, 0, 0};
  cairo_surface_write_to_png_stream(surface, append, &memory);
  cairo_surface_destroy(surface);
  free(memory.bytes);
  return memory.count;
}

typedef struct {
  const uint8_t *bytes;
  size_t count;
} Source;

static cairo_status_t take(void *closure, unsigned char *data, unsigned int length) {
  Source *source = closure;
  if (length > source->count) return CAIRO_STATUS_READ_ERROR;
  memcpy(data, source->bytes, length);
  source->bytes += length;
  source->count -= length;
  return CAIRO_STATUS_SUCCESS;
}

int floor_read_png(const uint8_t *bytes, size_t count) {
  Source source = {bytes, count};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(take, &source);
  int width = cairo_image_surface_get_width(surface);
  cairo_surface_destroy(surface);
  return width;
}
