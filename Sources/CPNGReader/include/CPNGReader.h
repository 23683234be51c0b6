#pragma once

#include <stddef.h>
#include <stdint.h>

/// Reads a PNG picture with libpng as straight 8-bit RGBA samples.
///
/// libpng reports errors by a long jump, which must never cross Swift code: it starts and lands in
/// this function.
///
/// - `bytes`, `count`: the whole file.
/// - `width`, `height`: what the file's header says; another size is an error.
/// - `samples`: room for `4 * width * height` bytes; what is in it after an error is undefined.
/// - `reason`, `reasonCount`: room for the words of an error, with a final zero.
///
/// Returns 0, or 1 after an error.
int png_reader_read_rgba(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                         void *samples, char *reason, size_t reasonCount);
