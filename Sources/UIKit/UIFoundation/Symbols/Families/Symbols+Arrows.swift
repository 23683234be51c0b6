extension SymbolDefinition {
  /// Chevrons and arrows.
  static let arrows: [SymbolDefinition] = [
    .init("chevron.left", [.circle, .square], .line("M15 5 L8 12 L15 19")),
    .init("chevron.right", [.circle, .square], .line("M9 5 L16 12 L9 19")),
    .init("chevron.up", [.circle, .square], .line("M5 15.5 L12 8.5 L19 15.5")),
    .init("chevron.down", [.circle, .square], .line("M5 8.5 L12 15.5 L19 8.5")),
    .init("chevron.backward", [.circle, .square, .directional], .line("M15 5 L8 12 L15 19")),
    .init("chevron.forward", [.circle, .square, .directional], .line("M9 5 L16 12 L9 19")),
    .init("chevron.left.2", [], .line("M11.5 5 L4.5 12 L11.5 19 M19.5 5 L12.5 12 L19.5 19")),
    .init("chevron.right.2", [], .line("M12.5 5 L19.5 12 L12.5 19 M4.5 5 L11.5 12 L4.5 19")),
    .init("chevron.up.chevron.down", [], .line("M7 9 L12 4 L17 9 M7 15 L12 20 L17 15")),
    .init(
      "chevron.left.forwardslash.chevron.right", [],
      .line("M7 7 L2.5 12 L7 17 M17 7 L21.5 12 L17 17 M13.7 5 L10.3 19")),
    .init("arrow.left", [.circle, .square], .line("M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")),
    .init("arrow.right", [.circle, .square], .line("M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")),
    .init("arrow.up", [.circle, .square], .line("M12 20 V4 M5.5 10.5 L12 4 L18.5 10.5")),
    .init("arrow.down", [.circle, .square], .line("M12 4 V20 M5.5 13.5 L12 20 L18.5 13.5")),
    .init(
      "arrow.backward", [.circle, .square, .directional],
      .line("M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")),
    .init(
      "arrow.forward", [.circle, .square, .directional],
      .line("M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")),
    .init("arrow.up.right", [.circle, .square], .line("M6 18 L18 6 M8.5 6 H18 V15.5")),
    .init("arrow.up.left", [.circle, .square], .line("M18 18 L6 6 M15.5 6 H6 V15.5")),
    .init("arrow.down.right", [.circle, .square], .line("M6 6 L18 18 M8.5 18 H18 V8.5")),
    .init("arrow.down.left", [.circle, .square], .line("M18 6 L6 18 M15.5 18 H6 V8.5")),
    .init(
      "arrow.up.forward", [.circle, .square, .directional],
      .line("M6 18 L18 6 M8.5 6 H18 V15.5")),
    .init(
      "arrow.up.and.down", [.circle, .fine],
      .line("M12 3.5 V20.5 M7.5 8 L12 3.5 L16.5 8 M7.5 16 L12 20.5 L16.5 16")),
    .init(
      "arrow.left.and.right", [.circle, .fine],
      .line("M3.5 12 H20.5 M8 7.5 L3.5 12 L8 16.5 M16 7.5 L20.5 12 L16 16.5")),
    .init(
      "arrow.up.and.down.and.arrow.left.and.right", [],
      .line(
        """
        M12 3 V21 M3 12 H21 M9 6 L12 3 L15 6 M9 18 L12 21 L15 18 M6 9 L3 12 L6 15 \
        M18 9 L21 12 L18 15
        """)),
    .init(
      "arrow.up.arrow.down", [.circle, .fine, .square],
      .line("M8 20 V4 M4 8 L8 4 L12 8 M16 4 V20 M12 16 L16 20 L20 16")),
    .init(
      "arrow.left.arrow.right", [.circle, .fine, .square],
      .line("M20 8 H4 M8 4 L4 8 L8 12 M4 16 H20 M16 12 L20 16 L16 20")),
    .init(
      "arrow.clockwise", [.circle, .fine], .line("M20 12 A8 8 0 1 1 18.2 6.9 M18.5 3 V7.5 H14")),
    .init(
      "arrow.counterclockwise", [.circle, .fine], .line("M4 12 A8 8 0 1 0 5.8 6.9 M5.5 3 V7.5 H10")),
    .init(
      "arrow.triangle.2.circlepath", [.circle, .fine],
      .line(
        """
        M4 11 A8 8 0 0 1 18.6 7.5 M19 3.5 V8 H14.5 M20 13 A8 8 0 0 1 5.4 16.5 M5 20.5 V16 H9.5
        """)),
    .init(
      "arrow.uturn.left", [.circle, .fine],
      .line("M9 4 L4 9 L9 14 M4 9 H14.5 A5.5 5.5 0 0 1 14.5 20 H9")),
    .init(
      "arrow.uturn.right", [.circle, .fine],
      .line("M15 4 L20 9 L15 14 M20 9 H9.5 A5.5 5.5 0 0 0 9.5 20 H15")),
    .init(
      "arrow.uturn.backward", [.circle, .fine, .directional],
      .line("M9 4 L4 9 L9 14 M4 9 H14.5 A5.5 5.5 0 0 1 14.5 20 H9")),
    .init(
      "arrow.uturn.forward", [.circle, .fine, .directional],
      .line("M15 4 L20 9 L15 14 M20 9 H9.5 A5.5 5.5 0 0 0 9.5 20 H15")),
    .init(
      "arrowshape.turn.up.left", [.fill, .circle],
      .area("M10 5 L3 12 L10 19 V15 C14.8 14.8 18.4 16 21 19 C20.4 13.4 16.4 9.2 10 9 Z")),
    .init(
      "arrowshape.turn.up.right", [.fill, .circle],
      .area("M14 5 L21 12 L14 19 V15 C9.2 14.8 5.6 16 3 19 C3.6 13.4 7.6 9.2 14 9 Z")),
    .init(
      "arrowshape.turn.up.left.2", [.fill],
      .line("M8 6.5 L2.6 12 L8 17.5"),
      .area(
        "M12.5 6.5 L7 12 L12.5 17.5 V14.3 C16.4 14.2 19.4 15 21.6 17.5 C21 12.9 17.8 9.8 12.5 9.7 Z"
      )),
    .init(
      "arrow.up.left.and.arrow.down.right", [],
      .line("M10.5 4 H4 V10.5 M4 4 L10 10 M13.5 20 H20 V13.5 M20 20 L14 14")),
    .init(
      "arrow.down.right.and.arrow.up.left", [],
      .line("M3.5 10 H10 V3.5 M10 10 L4 4 M20.5 14 H14 V20.5 M14 14 L20 20")),
    .init("arrow.down.to.line", [], .line("M12 3 V15 M6.5 9.5 L12 15 L17.5 9.5 M5 20 H19")),
    .init("arrow.up.to.line", [], .line("M12 21 V9 M6.5 14.5 L12 9 L17.5 14.5 M5 4 H19")),
    .init("arrowtriangle.up", [.fill, .circle], .area("M12 6 L19.5 18 H4.5 Z")),
    .init("arrowtriangle.down", [.fill, .circle], .area("M12 18 L19.5 6 H4.5 Z")),
    .init("arrowtriangle.left", [.fill, .circle], .area("M6 12 L18 4.5 V19.5 Z")),
    .init("arrowtriangle.right", [.fill, .circle], .area("M18 12 L6 4.5 V19.5 Z")),
    .init("return", [], .line("M20 5 V11 A3 3 0 0 1 17 14 H4 M9 9 L4 14 L9 19")),
    .init(
      "rectangle.portrait.and.arrow.right", [],
      .line(
        """
        M14 8 V6 A2 2 0 0 0 12 4 H6 A2 2 0 0 0 4 6 V18 A2 2 0 0 0 6 20 H12 A2 2 0 0 0 14 18 V16 \
        M9 12 H21 M17.5 8.5 L21 12 L17.5 15.5
        """)),
    .init(
      "rectangle.portrait.and.arrow.forward", [.directional],
      .line(
        """
        M14 8 V6 A2 2 0 0 0 12 4 H6 A2 2 0 0 0 4 6 V18 A2 2 0 0 0 6 20 H12 A2 2 0 0 0 14 18 V16 \
        M9 12 H21 M17.5 8.5 L21 12 L17.5 15.5
        """)),
    .init(
      "square.and.arrow.up", [],
      .line(
        """
        M8 10 H6.5 A1.5 1.5 0 0 0 5 11.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H17.5 A1.5 1.5 0 0 0 \
        19 18.5 V11.5 A1.5 1.5 0 0 0 17.5 10 H16 M12 15 V3.5 M8 7.3 L12 3.3 L16 7.3
        """)),
    .init(
      "square.and.arrow.up", [.filledOnly],
      .solid("R4 9 16 12 2.5"), .gap("M12 8 V15.4"),
      .line("M12 15 V3.5 M8 7.3 L12 3.3 L16 7.3")),
    .init(
      "square.and.arrow.down", [],
      .line(
        """
        M8 10 H6.5 A1.5 1.5 0 0 0 5 11.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H17.5 A1.5 1.5 0 0 0 \
        19 18.5 V11.5 A1.5 1.5 0 0 0 17.5 10 H16 M12 3.5 V15 M8 11.5 L12 15.5 L16 11.5
        """)),
    .init(
      "square.and.arrow.down", [.filledOnly],
      .solid("R4 9 16 12 2.5"), .gap("M8 7 H16 V11.5 L12 15.5 L8 11.5 Z"),
      .line("M12 3.5 V15 M8 11.5 L12 15.5 L16 11.5")),
  ]
}
