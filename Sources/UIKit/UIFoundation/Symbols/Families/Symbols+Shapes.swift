extension SymbolDefinition {
  /// Plain shapes, and what fills them in part.
  static let shapes: [SymbolDefinition] = [
    .init("circle", [.fill, .slash], .area("O12 12 9")),
    .init("square", [.fill, .slash], .area("R4 4 16 16 3")),
    .init("app", [.fill], .area("R4 4 16 16 4.5")),
    .init("rectangle", [.fill], .area("R3 6 18 12 2")),
    .init("rectangle.portrait", [.fill], .area("R6 3 12 18 2")),
    .init("capsule", [.fill], .area("R2.5 7 19 10 5")),
    .init(
      "oval", [.fill],
      .area(
        "M12 6 C17.5 6 21 8.5 21 12 C21 15.5 17.5 18 12 18 C6.5 18 3 15.5 3 12 C3 8.5 6.5 6 12 6 Z")
    ),
    .init("triangle", [.fill], .area("M12 4.2 L20.8 19 H3.2 Z")),
    .init("diamond", [.fill], .area("M12 3 L21 12 L12 21 L3 12 Z")),
    .init("hexagon", [.fill], .area("M12 2.8 L20 7.4 V16.6 L12 21.2 L4 16.6 V7.4 Z")),
    .init("octagon", [.fill], .area("M8.3 3 H15.7 L21 8.3 V15.7 L15.7 21 H8.3 L3 15.7 V8.3 Z")),
    .init("pentagon", [.fill], .area("M12 3.2 L21 9.8 L17.6 20.2 H6.4 L3 9.8 Z")),
    .init("seal", [.fill], .area(seal)),
    .init("shield", [.fill, .slash], .area(shield)),
    .init("checkmark.shield", [.fill], .area(shield), .detail("M8.5 12 L11 14.5 L15.5 9")),
    .init("xmark.shield", [.fill], .area(shield), .detail("M9.5 9 L14.5 14 M14.5 9 L9.5 14")),
    .init(
      "lock.shield", [.fill], .area(shield), .detail("M10 11.2 V9.4 A2 2 0 0 1 14 9.4 V11.2"),
      .holes("M9.7 12.5 H14.3 V14.6 H9.7 Z", width: 0.9)),
    .init(
      "circle.dashed", [],
      .line(
        "M9.7 3.3 A9 9 0 0 1 14.3 3.3 M18 5.3 A9 9 0 0 1 20.4 9 M20.4 15 A9 9 0 0 1 18 18.7 M14.3 20.7 A9 9 0 0 1 9.7 20.7 M6 18.7 A9 9 0 0 1 3.6 15 M3.6 9 A9 9 0 0 1 6 5.3"
      )),
    .init(
      "square.dashed", [],
      .line(
        "M4 8 V7 A3 3 0 0 1 7 4 H8 M11 4 H13 M16 4 H17 A3 3 0 0 1 20 7 V8 M20 11 V13 M20 16 V17 A3 3 0 0 1 17 20 H16 M13 20 H11 M8 20 H7 A3 3 0 0 1 4 17 V16 M4 13 V11"
      )),
    .init("circle.lefthalf.filled", [], .area("O12 12 9"), .solid("M12 3 A9 9 0 0 0 12 21 Z")),
    .init("circle.righthalf.filled", [], .area("O12 12 9"), .solid("M12 3 A9 9 0 0 1 12 21 Z")),
    .init("circle.inset.filled", [], .area("O12 12 9"), .solid("O12 12 5.5")),
    .init("largecircle.fill.circle", [], .area("O12 12 9"), .solid("O12 12 5.5")),
    .init("smallcircle.filled.circle", [], .area("O12 12 9"), .solid("O12 12 3")),
    .init("circle.grid.2x2", [.fill], .area("O7.5 7.5 3 O16.5 7.5 3 O7.5 16.5 3 O16.5 16.5 3")),
    .init(
      "circle.grid.3x3", [.fill],
      .area(
        "O5 5 1.6 O12 5 1.6 O19 5 1.6 O5 12 1.6 O12 12 1.6 O19 12 1.6 O5 19 1.6 O12 19 1.6 O19 19 1.6"
      )),
    .init(
      "square.grid.2x2", [.fill], .area("R4 4 6 6 1.2 R4 14 6 6 1.2 R14 4 6 6 1.2 R14 14 6 6 1.2")),
    .init(
      "square.grid.3x3", [.fill],
      .area(
        "R3 3 4 4 0.8 R10 3 4 4 0.8 R17 3 4 4 0.8 R3 10 4 4 0.8 R10 10 4 4 0.8 R17 10 4 4 0.8 R3 17 4 4 0.8 R10 17 4 4 0.8 R17 17 4 4 0.8"
      )),
    .init("rectangle.grid.1x2", [.fill], .area("R4 4 16 6 1.5 R4 14 16 6 1.5")),
    .init(
      "rectangle.grid.2x2", [.fill],
      .area("R3 5 7 5 1.2 R14 5 7 5 1.2 R3 14 7 5 1.2 R14 14 7 5 1.2")),
    .init("square.split.2x1", [], .area("R4 4 16 16 3"), .detail("M12 4 V20")),
    .init("square.split.2x2", [], .area("R4 4 16 16 3"), .detail("M12 4 V20 M4 12 H20")),
    .init("rectangle.split.3x1", [], .area("R3 5 18 14 2"), .detail("M9 5 V19 M15 5 V19")),
    .init(
      "square.on.square", [],
      .line("M8 16 H6 A2 2 0 0 1 4 14 V6 A2 2 0 0 1 6 4 H14 A2 2 0 0 1 16 6 V8"),
      .area("R8 8 12 12 2")),
    .init(
      "plus.square.on.square", [],
      .line("M8 16 H6 A2 2 0 0 1 4 14 V6 A2 2 0 0 1 6 4 H14 A2 2 0 0 1 16 6 V8"),
      .area("R8 8 12 12 2"), .detail("M14 11.5 V16.5 M11.5 14 H16.5")),
    .init("square.stack", [.fill], .line("M8 4 H16 M6 7 H18"), .area("R4 11 16 9 2")),
    .init("rectangle.stack", [.fill], .line("M8 4 H16 M6 7 H18"), .area("R3 11 18 9 2")),
    .init(
      "square.stack.3d.up", [.fill], .area("M12 3.5 L20.5 8 L12 12.5 L3.5 8 Z"),
      .line("M3.5 12 L12 16.5 L20.5 12 M3.5 16 L12 20.5 L20.5 16")),
    .init(
      "cube", [.fill], .area("M12 2.8 L20 7 V17 L12 21.2 L4 17 V7 Z"),
      .detail("M4 7 L12 11.4 L20 7 M12 11.4 V21.2")),
    .init(
      "viewfinder", [.circle, .fine],
      .line(
        "M4 8 V6 A2 2 0 0 1 6 4 H8 M16 4 H18 A2 2 0 0 1 20 6 V8 M20 16 V18 A2 2 0 0 1 18 20 H16 M8 20 H6 A2 2 0 0 1 4 18 V16"
      )),
    .init("scope", [], .line("O12 12 7 M12 2.5 V7.5 M12 16.5 V21.5 M2.5 12 H7.5 M16.5 12 H21.5")),
    .init("target", [], .line("O12 12 9 O12 12 5"), .dots("P12 12", width: 1.2)),
    .init("aspectratio", [.fill], .area("R3 5 18 14 2"), .detail("M7 12 V9 H10 M17 12 V15 H14")),
    .init("heart", [.fill, .circle, .square, .slash], .area(heart)),
    .init("star", [.fill, .circle, .square, .slash], .area(star)),
    .init(
      "star.leadinghalf.filled", [.directional], .area(star),
      .solid("M12 3.7 V16.8 L6.71 19.98 L8.1 13.97 L3.44 9.92 L9.59 9.38 Z")),
    .init(
      "bolt", [.fill, .circle, .square, .slash],
      .area("M13.5 3 L5 13.5 H11 L10 21 L19 10.2 H12.8 Z")),
    .init(
      "cross", [.fill, .circle], .area("M9 3.5 H15 V9 H20.5 V15 H15 V20.5 H9 V15 H3.5 V9 H9 Z")),
  ]

  static let shield: SymbolPath =
    "M12 2.8 L19.5 5.4 V11 C19.5 15.6 16.6 19.3 12 21.2 C7.4 19.3 4.5 15.6 4.5 11 V5.4 Z"

  static let heart: SymbolPath = """
    M12 20 C6.3 15.9 3.5 12.6 3.5 9.1 A4.55 4.55 0 0 1 12 7 A4.55 4.55 0 0 1 20.5 9.1 \
    C20.5 12.6 17.7 15.9 12 20 Z
    """

  static let star: SymbolPath = """
    M12 3.7 L14.41 9.38 L20.56 9.92 L15.9 13.97 L17.29 19.98 L12 16.8 L6.71 19.98 \
    L8.1 13.97 L3.44 9.92 L9.59 9.38 Z
    """
}
