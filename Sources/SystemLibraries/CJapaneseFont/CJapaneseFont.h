#pragma once

/// The first of the bytes of LayouterJapanese.otf.
const void *layouter_japanese_font_start(void);

/// The byte after the last one.
const void *layouter_japanese_font_end(void);
