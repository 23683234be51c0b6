extension SymbolDefinition {
  /// Messages, mail, calls and what announces them.
  static let communication: [SymbolDefinition] = [
    .init("phone", [.fill, .circle, .square], .area(phone)),
    .init(
      "phone.down", [.fill, .circle],
      .area(
        "M2.6 13.8 C2.2 9.6 7 7.6 12 7.6 C17 7.6 21.8 9.6 21.4 13.8 C21.2 15.4 20.4 16 19 15.7 L16.6 15.2 C15.5 15 15.1 14.4 15.2 13.4 L15.3 12.2 C13.2 11.5 10.8 11.5 8.7 12.2 L8.8 13.4 C8.9 14.4 8.5 15 7.4 15.2 L5 15.7 C3.6 16 2.8 15.4 2.6 13.8 Z"
      )),
    .init(
      "phone.arrow.up.right", [.fill], .area(phone), .line("M15 9 L20.5 3.5 M15.5 3.5 H20.5 V8.5")),
    .init("phone.arrow.down.left", [.fill], .area(phone), .line("M20.5 3.5 L15 9 M20 9 H15 V4")),
    .init("message", [.fill, .circle], .area(message)),
    .init("message.badge", [.fill], .area(message), .gap("O19 5 2.2"), .dots("P19 5", width: 2.6)),
    .init("bubble.left", [.fill, .circle], .area(bubble)),
    .init(
      "bubble.right", [.fill, .circle],
      .area(
        "M5 4 H19 A2.5 2.5 0 0 1 21.5 6.5 V14 A2.5 2.5 0 0 1 19 16.5 H17.5 V20.5 L13 16.5 H5 A2.5 2.5 0 0 1 2.5 14 V6.5 A2.5 2.5 0 0 1 5 4 Z"
      )),
    .init("text.bubble", [.fill], .area(bubble), .detail("M7 8.5 H17 M7 12 H13")),
    .init("ellipsis.bubble", [.fill], .area(bubble), .holes("P7.8 10.2 P12 10.2 P16.2 10.2")),
    .init("plus.bubble", [.fill], .area(bubble), .detail("M12 7 V13.4 M8.8 10.2 H15.2")),
    .init(
      "exclamationmark.bubble", [.fill], .area(bubble), .detail("M12 7 V10.4"),
      .holes("P12 13.4", width: 1.1)),
    .init(
      "bubble.left.and.bubble.right", [.fill],
      .area(
        "M4 3.5 H13 A2 2 0 0 1 15 5.5 V10.5 A2 2 0 0 1 13 12.5 H8.5 L5.2 15.5 V12.5 H4 A2 2 0 0 1 2 10.5 V5.5 A2 2 0 0 1 4 3.5 Z"
      ),
      .gap(
        "M12 9.5 H20 A2 2 0 0 1 22 11.5 V15.5 A2 2 0 0 1 20 17.5 H18.8 V20.5 L15.5 17.5 H12 A2 2 0 0 1 10 15.5 V11.5 A2 2 0 0 1 12 9.5 Z"
      ),
      .area(
        "M12 9.5 H20 A2 2 0 0 1 22 11.5 V15.5 A2 2 0 0 1 20 17.5 H18.8 V20.5 L15.5 17.5 H12 A2 2 0 0 1 10 15.5 V11.5 A2 2 0 0 1 12 9.5 Z"
      )),
    .init(
      "quote.bubble", [.fill], .area(bubble),
      .detail(
        "M10 8 C8.2 8.4 7.8 9.6 8 12 H10 V10.4 H8 M16 8 C14.2 8.4 13.8 9.6 14 12 H16 V10.4 H14")),
    .init(
      "envelope", [.fill, .circle], .area("R4 6 16 12 2"), .detail("M4.8 7.6 L12 13 L19.2 7.6")),
    .init(
      "envelope.open", [.fill],
      .area("M4 10.5 L12 4 L20 10.5 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 Z"),
      .detail("M4.5 11 L12 16 L19.5 11")),
    .init(
      "envelope.badge", [.fill], .area("R3 7 16 12 2"), .detail("M3.8 8.6 L11 14 L18.2 8.6"),
      .gap("O19 6.5 2.2"), .dots("P19 6.5", width: 2.6)),
    .init(
      "paperplane", [.fill, .circle], .area("M20.8 3.2 L14.2 21 L10.6 13.4 L3 9.8 Z"),
      .detail("M20.3 3.7 L10.9 13.1")),
    .init(
      "tray", [.fill, .circle, .fine],
      .area(
        "M3 13.5 L5.6 6.4 A2 2 0 0 1 7.5 5 H16.5 A2 2 0 0 1 18.4 6.4 L21 13.5 V17 A2 2 0 0 1 19 19 H5 A2 2 0 0 1 3 17 Z"
      ), .detail("M3.5 13.5 H8.5 A3.5 3.5 0 0 0 15.5 13.5 H20.5")),
    .init(
      "tray.full", [.fill],
      .area(
        "M3 13.5 L5.6 6.4 A2 2 0 0 1 7.5 5 H16.5 A2 2 0 0 1 18.4 6.4 L21 13.5 V17 A2 2 0 0 1 19 19 H5 A2 2 0 0 1 3 17 Z"
      ), .detail("M3.5 13.5 H8.5 A3.5 3.5 0 0 0 15.5 13.5 H20.5 M8.5 9 H15.5")),
    .init(
      "tray.and.arrow.down", [.fill],
      .area("M4 14.5 H8 A4 4 0 0 0 16 14.5 H20 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 Z"),
      .line("M12 3 V12.5 M8.5 9 L12 12.5 L15.5 9")),
    .init(
      "tray.and.arrow.up", [.fill],
      .area("M4 14.5 H8 A4 4 0 0 0 16 14.5 H20 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 Z"),
      .line("M12 12.5 V3 M8.5 6.5 L12 3 L15.5 6.5")),
    .init(
      "archivebox", [.fill, .circle],
      .area("R3 4 18 5 1.2 M4.5 9 V18 A2 2 0 0 0 6.5 20 H17.5 A2 2 0 0 0 19.5 18 V9 Z"),
      .detail("M4.5 9 H19.5 M9.5 13 H14.5")),
    .init(
      "mic", [.fill, .circle, .fine, .square, .slash], .area("R9 3 6 11 3"),
      .line("M5.5 11.5 A6.5 6.5 0 0 0 18.5 11.5 M12 18 V21 M8.5 21 H15.5")),
    .init(
      "bell", [.fill, .circle, .fine, .square, .slash],
      .area("M12 4 A6 6 0 0 0 6 10 V13.5 L4.3 17 H19.7 L18 13.5 V10 A6 6 0 0 0 12 4 Z"),
      .line("M9.8 20 A2.4 2.4 0 0 0 14.2 20")),
    .init(
      "bell.badge", [.fill],
      .area("M12 4 A6 6 0 0 0 6 10 V13.5 L4.3 17 H19.7 L18 13.5 V10 A6 6 0 0 0 12 4 Z"),
      .line("M9.8 20 A2.4 2.4 0 0 0 14.2 20"), .gap("O17.6 5.6 2.2"), .dots("P17.6 5.6", width: 2.6)
    ),
    .init(
      "megaphone", [.fill],
      .area("M3.5 10 V14 L6 14.8 L19 19 A1 1 0 0 0 20 18 V6 A1 1 0 0 0 19 5 L6 9.2 Z"),
      .line("M7 15.5 A3.2 3.2 0 0 0 13.2 17.4")),
    .init(
      "antenna.radiowaves.left.and.right", [.slash], .dots("P12 9.5", width: 1.8),
      .line(
        "M12 10 V20.5 M8.4 13.1 A5 5 0 0 1 8.4 5.9 M15.6 13.1 A5 5 0 0 0 15.6 5.9 M5.4 16.1 A9.2 9.2 0 0 1 5.4 2.9 M18.6 16.1 A9.2 9.2 0 0 0 18.6 2.9"
      )),
    .init(
      "dot.radiowaves.left.and.right", [], .dots("P12 12", width: 1.8),
      .line(
        "M8.4 15.6 A5 5 0 0 1 8.4 8.4 M15.6 15.6 A5 5 0 0 0 15.6 8.4 M5.4 18.6 A9.2 9.2 0 0 1 5.4 5.4 M18.6 18.6 A9.2 9.2 0 0 0 18.6 5.4"
      )),
    .init(
      "dot.radiowaves.right", [], .dots("P6 12", width: 1.8),
      .line(
        "M9.6 15.6 A5 5 0 0 0 9.6 8.4 M12.6 18.6 A9.2 9.2 0 0 0 12.6 5.4 M15.6 21 A13 13 0 0 0 15.6 3"
      )),
    .init(
      "globe", [],
      .line(
        "O12 12 9 M3 12 H21 M12 3 C9.5 5.4 8.2 8.4 8.2 12 C8.2 15.6 9.5 18.6 12 21 C14.5 18.6 15.8 15.6 15.8 12 C15.8 8.4 14.5 5.4 12 3 Z"
      )),
    .init(
      "network", [],
      .line(
        "O12 12 9 M3 12 H21 M12 3 V21 M5.5 6 C9.2 8.6 14.8 8.6 18.5 6 M5.5 18 C9.2 15.4 14.8 15.4 18.5 18"
      )),
    .init(
      "link", [.circle, .fine],
      .line(
        "M11.2 7.6 L13.5 5.3 A3.7 3.7 0 0 1 18.7 10.5 L16.4 12.8 M12.8 16.4 L10.5 18.7 A3.7 3.7 0 0 1 5.3 13.5 L7.6 11.2 M9.6 14.4 L14.4 9.6"
      )),
    .init(
      "paperclip", [.circle, .fine],
      .line(
        "M18.8 11 L11.6 18.2 A4.4 4.4 0 0 1 5.4 12 L13.4 4 A3 3 0 0 1 17.6 8.2 L9.8 16 A1.5 1.5 0 0 1 7.7 13.9 L14.2 7.4"
      )),
    .init(
      "translate", [],
      .line(
        "M3 6 H13 M8 3.5 V6 M10.5 6 C9.8 10 7 13 3.5 14.8 M5.4 6 C6.2 9.6 8.8 12.6 12 14 M12.5 20.5 L16.8 10.5 L21 20.5 M14 17.2 H19.6"
      )),
  ]

  private static let phone: SymbolPath =
    "M8.2 4.1 L10 8 C10.3 8.7 10.1 9.5 9.5 10 L8.2 11 C9.2 13 11 14.8 13 15.8 L14 14.5 C14.5 13.9 15.3 13.7 16 14 L19.9 15.8 C20.6 16.1 21 16.8 20.8 17.5 C20.2 19.6 18.9 20.8 17 20.8 C10.4 20.8 3.2 13.6 3.2 7 C3.2 5.1 4.4 3.8 6.5 3.2 C7.2 3 7.9 3.4 8.2 4.1 Z"
  private static let message: SymbolPath =
    "M12 3.8 C17.2 3.8 21 7 21 11.4 C21 15.8 17.2 19 12 19 C11.2 19 10.3 18.9 9.6 18.7 C8.4 19.9 6.8 20.6 4.8 20.6 C5.8 19.6 6.2 18.6 6.2 17.3 C4.2 15.9 3 13.8 3 11.4 C3 7 6.8 3.8 12 3.8 Z"
  private static let bubble: SymbolPath =
    "M5 4 H19 A2.5 2.5 0 0 1 21.5 6.5 V14 A2.5 2.5 0 0 1 19 16.5 H11 L6.5 20.5 V16.5 H5 A2.5 2.5 0 0 1 2.5 14 V6.5 A2.5 2.5 0 0 1 5 4 Z"
}
