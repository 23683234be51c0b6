// Puts the file into the program. Swift takes minutes for the same bytes as the literal of an array.
    .section .rodata
    .globl layouter_japanese_font
    .globl layouter_japanese_font_behind
    .hidden layouter_japanese_font
    .hidden layouter_japanese_font_behind
    .balign 16
layouter_japanese_font:
    .incbin "LayouterJapanese.otf"
layouter_japanese_font_behind:
    .byte 0
    .section .note.GNU-stack, "", %progbits
