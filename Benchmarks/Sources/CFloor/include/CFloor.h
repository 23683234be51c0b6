#pragma once

#include <stddef.h>
#include <stdint.h>

/// What a person would write in C to draw the same button: cairo and Pango, with their caches warm.
/// The floor that our own drawing is measured against.
typedef struct Floor Floor;

/// Finds the font through fontconfig; `family` as Pango understands it, `size` in pixels.
Floor *floor_create(const char *family, double size);
void floor_destroy(Floor *floor);

typedef struct {
  /// What is behind the button, `0xFFRRGGBB`; 0 for nothing.
  uint32_t canvas;
  /// `0xRRGGBB`.
  uint32_t background, border, label;
} ButtonColors;

/// Draws a button of 240 × 80 pixels on a new surface and drops it: a rounded background, a border,
/// and a centred label. Returns one of its pixels, so that nothing can be left out.
uint32_t floor_draw_button(Floor *floor, const char *label, const ButtonColors *colors);

/// Writes premultiplied ARGB32 pixels with cairo's own PNG writer to memory and drops them. Returns
/// the number of bytes.
size_t floor_write_png(const uint32_t *pixels, int width, int height);

/// Reads PNG bytes with cairo's own reader and drops the pixels. Returns the width.
int floor_read_png(const uint8_t *bytes, size_t count);
