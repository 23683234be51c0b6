#include "CJapaneseFont.h"

extern const unsigned char layouter_japanese_font[];
extern const unsigned char layouter_japanese_font_behind[];

const void *layouter_japanese_font_start(void) { return layouter_japanese_font; }
const void *layouter_japanese_font_end(void) { return layouter_japanese_font_behind; }
