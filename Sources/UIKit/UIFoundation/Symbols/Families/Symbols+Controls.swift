extension SymbolDefinition {
  /// What interfaces are operated with: search, settings, lists, editing, text.
  static let controls: [SymbolDefinition] = [
    .init("magnifyingglass", [.circle, .fine], .line("O10.5 10.5 6.5 M15.2 15.2 L20.5 20.5")),
    .init(
      "plus.magnifyingglass", [],
      .line("O10.5 10.5 6.5 M15.2 15.2 L20.5 20.5 M10.5 8 V13 M8 10.5 H13")),
    .init("minus.magnifyingglass", [], .line("O10.5 10.5 6.5 M15.2 15.2 L20.5 20.5 M8 10.5 H13")),
    .init(
      "gearshape", [.fill, .circle],
      .area(
        """
        M10.33 5.3 L10.51 3.12 A9 9 0 0 1 13.49 3.12 L13.67 5.3 A6.9 6.9 0 0 1 15.55 6.09 \
        L17.23 4.67 A9 9 0 0 1 19.33 6.77 L17.91 8.45 A6.9 6.9 0 0 1 18.7 10.33 L20.88 10.51 \
        A9 9 0 0 1 20.88 13.49 L18.7 13.67 A6.9 6.9 0 0 1 17.91 15.55 L19.33 17.23 \
        A9 9 0 0 1 17.23 19.33 L15.55 17.91 A6.9 6.9 0 0 1 13.67 18.7 L13.49 20.88 \
        A9 9 0 0 1 10.51 20.88 L10.33 18.7 A6.9 6.9 0 0 1 8.45 17.91 L6.77 19.33 \
        A9 9 0 0 1 4.67 17.23 L6.09 15.55 A6.9 6.9 0 0 1 5.3 13.67 L3.12 13.49 \
        A9 9 0 0 1 3.12 10.51 L5.3 10.33 A6.9 6.9 0 0 1 6.09 8.45 L4.67 6.77 \
        A9 9 0 0 1 6.77 4.67 L8.45 6.09 A6.9 6.9 0 0 1 10.33 5.3 Z
        """), .detail("O12 12 2.9")),
    .init(
      "house", [.circle, .slash],
      .line(
        """
        M3.5 11.5 L12 4 L20.5 11.5 M5.8 9.5 V18.5 A1.5 1.5 0 0 0 7.3 20 H16.7 A1.5 1.5 0 0 0 \
        18.2 18.5 V9.5 M10 20 V14.5 H14 V20
        """), inside: [.solid(smallHouse)]),
    .init(
      "house", [.filledOnly], .line("M3.5 11.5 L12 4 L20.5 11.5"),
      .solid(
        """
        M12 4.2 L19.2 10.5 V19.2 A1.8 1.8 0 0 1 17.4 21 H14.8 V14.8 A0.8 0.8 0 0 0 14 14 H10 \
        A0.8 0.8 0 0 0 9.2 14.8 V21 H6.6 A1.8 1.8 0 0 1 4.8 19.2 V10.5 Z
        """)),
    .init(
      "line.3.horizontal", [.circle], .line("M4 6 H20 M4 12 H20 M4 18 H20"),
      inside: [.line("M8 9 H16 M8 12.5 H16 M8 16 H16")]),
    .init(
      "line.3.horizontal.decrease", [.circle], .line("M3 7 H21 M6.5 12 H17.5 M10 17 H14"),
      inside: [.line("M7 9 H17 M9 12.5 H15 M11 16 H13")]),
    .init(
      "list.bullet", [.circle, .fine], .line("M9 6 H20 M9 12 H20 M9 18 H20"),
      .dots("P4.75 6 P4.75 12 P4.75 18", width: 1.5)),
    .init("list.dash", [], .line("M9 6 H20 M9 12 H20 M9 18 H20 M4 6 H5 M4 12 H5 M4 18 H5")),
    .init(
      "list.number", [], .line("M10 6 H20 M10 12 H20 M10 18 H20"),
      SymbolPart(
        role: .line,
        path:
          "M4 4.3 L5.3 3.6 V8 M3.7 10.4 A1.4 1.3 0 0 1 6.4 10.6 C6.4 11.6 3.7 12.4 3.7 13.8 H6.6 M3.7 16 H6.4 L5 17.8 A1.35 1.35 0 1 1 3.6 19.6",
        width: 0.65)),
    .init("checklist", [], .line("M11 7 H20 M11 17 H20 M3.5 7 L5.2 9 L8 5 M3.5 17 L5.2 19 L8 15")),
    .init(
      "list.bullet.rectangle", [.fill], .area("R3 4 18 16 2.5"), .detail("M11 9 H17 M11 15 H17"),
      .holes("P7 9 P7 15")),
    .init(
      "slider.horizontal.3", [],
      .line(
        "M4 6 H6.8 M11.2 6 H20 M4 12 H12.8 M17.2 12 H20 M4 18 H6.8 M11.2 18 H20 O9 6 2.2 O15 12 2.2 O9 18 2.2"
      )),
    .init(
      "slider.vertical.3", [],
      .line(
        "M6 4 V12.8 M6 17.2 V20 M12 4 V6.8 M12 11.2 V20 M18 4 V12.8 M18 17.2 V20 O6 15 2.2 O12 9 2.2 O18 15 2.2"
      )),
    .init(
      "switch.2", [], .line("R3 4 18 7 3.5 R3 14 18 7 3.5"), .dots("P17 7.5 P7 17.5", width: 1.6)),
    .init(
      "sidebar.left", [], .area("R3 5 18 14 2.5"), .detail("M9.5 5 V19 M5.8 9 H6.7 M5.8 12 H6.7")),
    .init(
      "sidebar.right", [], .area("R3 5 18 14 2.5"),
      .detail("M14.5 5 V19 M17.3 9 H18.2 M17.3 12 H18.2")),
    .init(
      "sidebar.leading", [.directional], .area("R3 5 18 14 2.5"),
      .detail("M9.5 5 V19 M5.8 9 H6.7 M5.8 12 H6.7")),
    .init("menubar.rectangle", [], .area("R3 5 18 14 2.5"), .detail("M3 9 H21")),
    .init(
      "pencil", [.circle, .slash],
      .area(
        "M4 20 L5.2 15.3 L16 4.5 A1.6 1.6 0 0 1 18.3 4.5 L19.5 5.7 A1.6 1.6 0 0 1 19.5 8 L8.7 18.8 Z"
      ), .detail("M13.8 6.7 L17.3 10.2")),
    .init(
      "square.and.pencil", [],
      .line(
        "M12 5 H5.5 A1.5 1.5 0 0 0 4 6.5 V18.5 A1.5 1.5 0 0 0 5.5 20 H17.5 A1.5 1.5 0 0 0 19 18.5 V12 M9.3 14.7 L10.1 11.3 L17.8 3.6 A1.3 1.3 0 0 1 19.6 3.6 L20.4 4.4 A1.3 1.3 0 0 1 20.4 6.2 L12.7 13.9 Z"
      )),
    .init(
      "highlighter", [], .line("M5 20 H19"),
      .area(
        "M7 16 L6.5 12.8 L14.8 4.5 A1.6 1.6 0 0 1 17.1 4.5 L18.5 5.9 A1.6 1.6 0 0 1 18.5 8.2 L10.2 16.5 Z"
      )),
    .init(
      "scissors", [], .line("O6.5 17.5 2.8 O17.5 17.5 2.8 M8 15.2 L16.5 3.5 M16 15.2 L7.5 3.5")),
    .init(
      "paintbrush", [.fill],
      .area(
        "M20.2 3.8 C18.6 2.4 11 9 9.6 13.2 L11.8 15.4 C16 13.4 21.6 5.4 20.2 3.8 Z M8.3 14.6 A3 3 0 0 0 5.6 17 C5.3 18.6 4.6 19.6 3.5 20.2 C6.5 21.2 10.2 20.4 10.6 17.2 Z"
      )),
    .init(
      "paintpalette", [.fill],
      .area(
        "M12 3.5 C6.8 3.5 3 7.3 3 12 C3 16.7 6.8 20.5 11.5 20.5 C13.2 20.5 13.9 19.5 13.5 18.2 C13 16.6 13.8 15.3 15.6 15.3 H17.8 C19.8 15.3 21 14.2 21 12 C21 7.2 17 3.5 12 3.5 Z"
      ), .holes("P7 12 P9 8 P14 7.5 P17.5 10.5", width: 1.1)),
    .init(
      "wand.and.stars", [],
      .line(
        "M4 20 L14 10 M12.3 8.3 L15.7 11.7 M18 3 V7 M16 5 H20 M20 13 V16 M18.5 14.5 H21.5 M8 3.5 V6.5 M6.5 5 H9.5"
      )),
    .init(
      "eyedropper", [], .line("M12 6.5 L17.5 12 M5.5 18.5 L3.8 20.2"),
      .area("M13.5 8 L5.5 16 V18.5 H8 L16 10.5 Z"),
      .solid("M14.5 7.5 L17 4.4 A2.2 2.2 0 0 1 20.1 7.4 L16.8 9.8 Z")),
    .init("crop", [], .line("M7 2.5 V15 A2 2 0 0 0 9 17 H21.5 M2.5 7 H15 A2 2 0 0 1 17 9 V21.5")),
    .init(
      "trash", [.fill, .circle, .fine, .slash],
      .line("M4 7 H20 M9 7 V5 A1 1 0 0 1 10 4 H14 A1 1 0 0 1 15 5 V7"),
      .area("M6 7 L6.9 18.6 A1.5 1.5 0 0 0 8.4 20 H15.6 A1.5 1.5 0 0 0 17.1 18.6 L18 7"),
      .detail("M10 11 V16 M14 11 V16")),
    .init(
      "pin", [.fill, .circle, .slash], .line("M12 15 V21"),
      .area(
        "M8 3.5 H16 M9 3.5 L8.6 9.6 C6.8 10.6 5.8 12.4 5.6 15 H18.4 C18.2 12.4 17.2 10.6 15.4 9.6 L15 3.5 Z"
      )),
    .init(
      "lock", [.fill, .circle, .fine, .square, .slash], .area("R6 11 12 9 2"),
      .line("M8 11 V8 A4 4 0 0 1 16 8 V11")),
    .init("lock.open", [.fill], .area("R4 11 12 9 2"), .line("M13 11 V8 A4 4 0 0 1 21 8 V10")),
    .init(
      "lock.rotation", [],
      .line("M20 12 A8 8 0 1 1 18.2 6.9 M18.5 3 V7.5 H14 M10 11.5 V10 A2 2 0 0 1 14 10 V11.5"),
      .solid("R8.5 11.5 7 5 1")),
    .init(
      "key", [.fill],
      .area(
        "M15.5 3.5 A5 5 0 1 1 13.4 13 L11.9 14.5 H9.8 V16.6 H7.7 V18.7 L6.2 20.2 H3.7 V17.6 L10.9 10.4 A5 5 0 0 1 15.5 3.5 Z"
      ), .holes("P16.7 7.3", width: 1.1)),
    .init(
      "eye", [.fill, .circle, .slash],
      .area(
        "M2.5 12 C5 7.9 8.2 5.8 12 5.8 C15.8 5.8 19 7.9 21.5 12 C19 16.1 15.8 18.2 12 18.2 C8.2 18.2 5 16.1 2.5 12 Z"
      ), .detail("O12 12 2.8")),
    .init(
      "faceid", [],
      .line(
        "M4 8 V6 A2 2 0 0 1 6 4 H8 M16 4 H18 A2 2 0 0 1 20 6 V8 M20 16 V18 A2 2 0 0 1 18 20 H16 M8 20 H6 A2 2 0 0 1 4 18 V16 M8.5 9 V10.5 M15.5 9 V10.5 M12.2 9 V13 H11.5 M9 15.5 A4.4 4.4 0 0 0 15 15.5"
      )),
    .init(
      "touchid", [],
      .line(
        "M5 9 A7.8 7.8 0 0 1 18.6 8 M4 15 C4.6 11.5 4.8 7.4 12 7.2 C16.8 7.2 19 10.2 19 13.5 C19 15.4 18.8 17 18.4 18.4 M7.2 18.6 C8 16.5 8.2 14.8 8.4 13 A3.6 3.6 0 0 1 15.4 13.4 C15.4 16.2 15 18.5 14.2 20.6 M10.8 20.6 C11.6 18.4 11.9 16.2 11.9 13.4"
      )),
    .init("power", [.circle, .fine], .line("M12 3 V11 M7 6.2 A8 8 0 1 0 17 6.2")),
    .init(
      "textformat", [], .line("M3 18 L8 5 L13 18 M4.9 13.5 H11.1 M21 11.5 V18"), .line("O18 14.8 3")
    ),
    .init(
      "textformat.size", [],
      .line("M9.5 19 L15.2 5 L21 19 M11.6 14.5 H18.8 M2.5 19 L5.8 10.5 L9 19 M3.7 16.2 H7.9")),
    .init(
      "bold", [],
      SymbolPart(
        role: .line,
        path:
          "M7.5 4.5 H12.5 A3.6 3.6 0 0 1 12.5 11.7 H7.5 Z M7.5 11.7 H13.3 A3.9 3.9 0 0 1 13.3 19.5 H7.5 Z",
        width: 1.25)),
    .init("italic", [], .line("M10 4.5 H17 M7 19.5 H14 M13.7 4.5 L10.3 19.5")),
    .init("underline", [], .line("M7 3.5 V10.5 A5 5 0 0 0 17 10.5 V3.5 M5.5 20 H18.5")),
    .init(
      "strikethrough", [],
      .line(
        "M16.6 7.5 C16 5.4 14.2 4.5 12 4.5 C9.3 4.5 7.4 5.7 7.4 8 C7.4 9.6 8.5 10.6 10.2 11.3 M3.5 12 H20.5 M15.6 13 C16.5 13.7 17 14.6 17 15.8 C17 18.2 15 19.5 12 19.5 C9.3 19.5 7.4 18.4 6.9 16.2"
      )),
    .init("text.alignleft", [], .line("M4 6 H20 M4 10 H14 M4 14 H20 M4 18 H14")),
    .init("text.aligncenter", [], .line("M4 6 H20 M7 10 H17 M4 14 H20 M7 18 H17")),
    .init("text.alignright", [], .line("M4 6 H20 M10 10 H20 M4 14 H20 M10 18 H20")),
    .init("text.justify", [], .line("M4 6 H20 M4 10 H20 M4 14 H20 M4 18 H20")),
    .init("text.quote", [], .line("M4 5 V19 M9 6 H20 M9 12 H20 M9 18 H15")),
    .init(
      "command", [.circle, .fine, .square],
      .line(
        "M9 9 H15 V15 H9 Z M9 9 H6.5 A2.5 2.5 0 1 1 9 6.5 Z M15 9 V6.5 A2.5 2.5 0 1 1 17.5 9 Z M15 15 H17.5 A2.5 2.5 0 1 1 15 17.5 Z M9 15 V17.5 A2.5 2.5 0 1 1 6.5 15 Z"
      )),
    .init("option", [], .line("M4 6 H8.5 L15.5 18 H20 M14 6 H20")),
    .init("control", [], .line("M6 14 L12 8 L18 14")),
    .init("shift", [.fill], .area("M12 4 L20.5 12.5 H16 V20 H8 V12.5 H3.5 Z")),
    .init(
      "capslock", [.fill],
      .area("M12 3 L20.5 11.2 H16 V15.5 H8 V11.2 H3.5 Z M8 19.5 H16 V20.5 H8 Z")),
    .init(
      "delete.left", [.fill],
      .area("M8.5 5 H19 A2 2 0 0 1 21 7 V17 A2 2 0 0 1 19 19 H8.5 L2.5 12 Z"),
      .detail("M11.5 9 L17 15 M17 9 L11.5 15")),
    .init(
      "delete.right", [.fill],
      .area("M15.5 5 H5 A2 2 0 0 0 3 7 V17 A2 2 0 0 0 5 19 H15.5 L21.5 12 Z"),
      .detail("M7 9 L12.5 15 M12.5 9 L7 15")),
    .init(
      "hand.raised", [.fill, .circle, .slash],
      .area(
        "M6 13 V7.4 A1.4 1.4 0 0 1 8.8 7.4 V5.2 A1.45 1.45 0 0 1 11.7 5.2 V4.4 A1.45 1.45 0 0 1 14.6 4.4 V6 A1.4 1.4 0 0 1 17.4 6 V13.2 L18.3 11.6 A1.5 1.5 0 0 1 20.9 13 C19.7 16 18.2 21 12.6 21 C8.2 21 6 18 6 13 Z"
      ), .detail("M8.8 7.4 V11.5 M11.7 5.2 V11 M14.6 6 V11.5")),
    .init(
      "hand.thumbsup", [.fill, .circle, .slash],
      .area(
        "M8 10.8 L11.8 3.6 A2.1 2.1 0 0 1 14.2 5.8 L13.6 9.5 H18.2 A1.9 1.9 0 0 1 20 11.9 L18.4 18.2 A2.4 2.4 0 0 1 16.1 20 H8 Z"
      ), .line("M4 11 V20")),
    .init(
      "hand.thumbsdown", [.fill, .circle, .slash],
      .area(
        "M8 13.2 L11.8 20.4 A2.1 2.1 0 0 0 14.2 18.2 L13.6 14.5 H18.2 A1.9 1.9 0 0 0 20 12.1 L18.4 5.8 A2.4 2.4 0 0 0 16.1 4 H8 Z"
      ), .line("M4 13 V4")),
    .init(
      "hand.tap", [.fill], .line("M6.2 9.2 A5.2 5.2 0 1 1 15.8 9.2"),
      .area(
        "M9.4 17.5 V7.4 A1.6 1.6 0 0 1 12.6 7.4 V12.6 L17.6 13.7 A2.2 2.2 0 0 1 19.2 16.2 L18.4 21 H10.8 L6.4 16.4 A1.5 1.5 0 0 1 8.4 14.3 Z"
      )),
  ]

  /// A house without a door, for small places.
  static let smallHouse: SymbolPath =
    "M12 7 L17 11.4 H16 V15.6 A0.9 0.9 0 0 1 15.1 16.5 H13.1 V13.6 H10.9 V16.5 H8.9 A0.9 0.9 0 0 1 8 15.6 V11.4 H7 Z"
}
