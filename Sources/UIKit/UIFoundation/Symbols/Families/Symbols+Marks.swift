extension SymbolDefinition {
  /// Signs, punctuation and digits.
  static let marks: [SymbolDefinition] = [
    .init(
      "plus", [.circle, .square], .line("M12 4 V20 M4 12 H20"),
      inside: [.line("M12 8 V16 M8 12 H16")]),
    .init(
      "minus", [.circle, .square], .line("M4 12 H20"), inside: [.line("M8 12 H16")]),
    .init(
      "xmark", [.circle, .square], .line("M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"),
      inside: [.line("M9 9 L15 15 M15 9 L9 15")]),
    .init(
      "checkmark", [.circle, .square], .line("M4.5 13 L9.5 18.5 L19.5 6"),
      inside: [.line("M8 12.5 L11 15.5 L16 9")]),
    .init("multiply", [.circle, .square], .line("M6.5 6.5 L17.5 17.5 M17.5 6.5 L6.5 17.5")),
    .init(
      "divide", [.circle, .square], .line("M4 12 H20"), .dots("P12 6.5 P12 17.5", width: 1.4),
      inside: [.line("M8 12 H16"), .dots("P12 8.6 P12 15.4")]),
    .init(
      "equal", [.circle, .square], .line("M5 9 H19 M5 15 H19"),
      inside: [.line("M8 10 H16 M8 14 H16")]),
    .init("plus.forwardslash.minus", [], .line("M8 4 V12 M4 8 H12 M18 5 L6 19 M13 17 H20")),
    .init(
      "percent", [], .line("O7.5 7.5 3 O16.5 16.5 3 M18.5 5 L5.5 19")),
    .init(
      "number", [.circle, .fine, .square],
      .line("M9.8 4 L7.2 20 M16.8 4 L14.2 20 M5 9 H20 M4 15 H19")),
    .init(
      "at", [.circle, .fine],
      .line("O12 12 3.6 M15.6 8.4 V13.2 A2.7 2.7 0 0 0 21 13.2 V12 A9 9 0 1 0 17 19.5")),
    .init(
      "asterisk", [.circle, .fine], .line("M12 4 V20 M5.1 8 L18.9 16 M18.9 8 L5.1 16")),
    .init(
      "infinity", [.circle, .fine],
      .line(
        """
        M12 12 C10 9 8.6 7.5 6.7 7.5 A4.5 4.5 0 0 0 6.7 16.5 C8.6 16.5 10 15 12 12 \
        C14 9 15.4 7.5 17.3 7.5 A4.5 4.5 0 0 1 17.3 16.5 C15.4 16.5 14 15 12 12 Z
        """)),
    .init(
      "ellipsis", [.circle], .dots("P5 12 P12 12 P19 12", width: 1.75),
      inside: [.dots("P7.8 12 P12 12 P16.2 12")]),
    .init(
      "info", [.circle, .square], .line("M9.5 10.5 H12 V19 M9 19 H15"),
      .dots("P12 5.2", width: 1.5), inside: [.line("M12 11.5 V16.5"), .dots("P12 7.9")]),
    .init(
      "questionmark", [.circle, .square],
      .line("M7.4 8.3 A4.6 4.6 0 1 1 14.4 12.2 C12.8 13.1 12 13.8 12 15.2"),
      .dots("P12 19.8", width: 1.3),
      inside: [
        .line("M9.4 9.7 A2.65 2.65 0 1 1 13.4 12 C12.5 12.5 12 13 12 13.9"), .dots("P12 17"),
      ]),
    .init(
      "exclamationmark", [.circle, .square], .line("M12 4 V14.5"), .dots("P12 19.4", width: 1.3),
      inside: [.line("M12 7.2 V12.6"), .dots("P12 16.3")]),
    .init(
      "exclamationmark.triangle", [.fill],
      .area(
        """
        M10.6 4.8 L3 18 A1.6 1.6 0 0 0 4.4 20.4 H19.6 A1.6 1.6 0 0 0 21 18 L13.4 4.8 \
        A1.6 1.6 0 0 0 10.6 4.8 Z
        """),
      .detail("M12 9.6 V13.6"), .holes("P12 17")),
    .init(
      "exclamationmark.octagon", [.fill],
      .area("M8.3 3 H15.7 L21 8.3 V15.7 L15.7 21 H8.3 L3 15.7 V8.3 Z"),
      .detail("M12 7.5 V12.8"), .holes("P12 16.4")),
    .init(
      "xmark.octagon", [.fill],
      .area("M8.3 3 H15.7 L21 8.3 V15.7 L15.7 21 H8.3 L3 15.7 V8.3 Z"),
      .detail("M9 9 L15 15 M15 9 L9 15")),
    .init("checkmark.seal", [.fill], .area(seal), .detail("M8.5 12.3 L11 14.8 L15.6 9.2")),
    .init("xmark.seal", [.fill], .area(seal), .detail("M9.3 9.3 L14.7 14.7 M14.7 9.3 L9.3 14.7")),
    .init(
      "dollarsign", [.circle, .square],
      .line(
        """
        M12 3 V21 M16.8 8.2 C16.2 6.4 14.4 5.5 12 5.5 C9.2 5.5 7.3 6.7 7.3 8.8 C7.3 13.2 17 10.6 \
        17 15.2 C17 17.3 15 18.5 12 18.5 C9.4 18.5 7.5 17.5 7 15.6
        """),
      inside: [
        .line(
          """
          M12 6.5 V17.5 M14.9 9.8 C14.5 8.7 13.4 8.2 12 8.2 C10.3 8.2 9.2 8.9 9.2 10.1 C9.2 12.8 \
          14.9 11.3 14.9 14 C14.9 15.2 13.8 15.9 12 15.9 C10.5 15.9 9.3 15.3 9 14.2
          """)
      ]),
    .init(
      "eurosign", [.circle, .square],
      .line("M18 6.4 A8 8 0 1 0 18 17.6 M3.5 10 H13 M3.5 14 H12"),
      inside: [.line("M15 9 A4.4 4.4 0 1 0 15 15 M7 11 H12.5 M7 13.5 H12")]),
    .init(
      "yensign", [.circle, .square], .line("M6 4 L12 12 L18 4 M12 12 V20 M7 13 H17 M7 17 H17"),
      inside: [.line("M9 7.8 L12 12 L15 7.8 M12 12 V16.6 M9.3 12.2 H14.7 M9.3 14.6 H14.7")]),
    .init(
      "sterlingsign", [.circle, .square],
      .line("M17 7.6 A4.3 4.3 0 0 0 8.6 8.8 C8.6 11.5 10.5 15.5 6.5 20 H17.5 M6 13 H14"),
      inside: [
        .line("M14.6 9.6 A2.4 2.4 0 0 0 9.9 10 C9.9 11.6 10.8 13.8 8.8 16 H15 M8.8 12.6 H13")
      ]),
    .init(
      "0", enclosed,
      inside: [
        .line(
          "M12 8 C10.2 8 9.4 9.7 9.4 12 C9.4 14.3 10.2 16 12 16 C13.8 16 14.6 14.3 14.6 12 C14.6 9.7 13.8 8 12 8 Z"
        )
      ]),
    .init("1", enclosed, inside: [.line("M10 9.6 L12.4 8 V16")]),
    .init(
      "2", enclosed,
      inside: [.line("M9.4 10 A2.6 2.3 0 0 1 14.6 10 C14.6 11.8 9.6 13.4 9.4 16 H14.6")]),
    .init("3", enclosed, inside: [.line("M9.5 8 H14.2 L11.7 11 A2.55 2.55 0 1 1 9.3 14.6")]),
    .init("4", enclosed, inside: [.line("M13.4 16 V8 L9.1 13.7 H15")]),
    .init(
      "5", enclosed,
      inside: [
        .line("M14.3 8 H10.2 L9.8 11.6 C12 10.4 14.8 11.2 14.8 13.5 A2.6 2.6 0 0 1 9.5 14.7")
      ]),
    .init("6", enclosed, inside: [.line("M13.9 8.1 C11.3 7.9 9.4 10.2 9.4 13.4 O12 13.4 2.6")]),
    .init("7", enclosed, inside: [.line("M9.4 8 H14.6 L11.2 16")]),
    .init("8", enclosed, inside: [.line("O12 9.8 1.9 O12 13.9 2.2")]),
    .init("9", enclosed, inside: [.line("M10.1 15.9 C12.7 16.1 14.6 13.8 14.6 10.6 O12 10.6 2.6")]),
  ]

  private static let enclosed: Variants = [.circle, .square, .enclosedOnly]

  /// Twelve bows around a circle.
  static let seal: SymbolPath = """
    M12 2.8 A3 3 0 0 1 16.6 4 A3 3 0 0 1 20 7.4 A3 3 0 0 1 21.2 12 A3 3 0 0 1 20 16.6 \
    A3 3 0 0 1 16.6 20 A3 3 0 0 1 12 21.2 A3 3 0 0 1 7.4 20 A3 3 0 0 1 4 16.6 \
    A3 3 0 0 1 2.8 12 A3 3 0 0 1 4 7.4 A3 3 0 0 1 7.4 4 A3 3 0 0 1 12 2.8 Z
    """
}
