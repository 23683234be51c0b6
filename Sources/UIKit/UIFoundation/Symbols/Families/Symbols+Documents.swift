extension SymbolDefinition {
  /// Documents, folders, calendars and clocks.
  static let documents: [SymbolDefinition] = [
    .init("folder", [.fill, .circle], .area(folder)),
    .init(
      "folder", [.plus, .minus, .badgesOnly],
      .area(
        "M3 16.2 V5.8 A1.8 1.8 0 0 1 4.8 4 H8 L10.2 7 H18.2 A1.8 1.8 0 0 1 20 8.8 V16.2 A1.8 1.8 0 0 1 18.2 18 H4.8 A1.8 1.8 0 0 1 3 16.2 Z"
      )),
    .init(
      "folder.badge.person.crop", [],
      .area(
        "M3 16.2 V5.8 A1.8 1.8 0 0 1 4.8 4 H8 L10.2 7 H18.2 A1.8 1.8 0 0 1 20 8.8 V16.2 A1.8 1.8 0 0 1 18.2 18 H4.8 A1.8 1.8 0 0 1 3 16.2 Z"
      ), .gap("O18 17.6 3.6"),
      .solid("O18 15.6 2.2 M14 21.8 C14.2 19.8 15.8 18.7 18 18.7 C20.2 18.7 21.8 19.8 22 21.8 Z")),
    .init(
      "questionmark.folder", [.fill], .area(folder),
      .detail("M10.3 11.3 A1.8 1.8 0 1 1 12.9 12.9 C12.3 13.2 12 13.5 12 14.1"),
      .holes("P12 16.4", width: 0.9)),
    .init("doc", [.fill, .circle], .area(sheet), .detail("M13 4 V9 H18")),
    .init(
      "doc", [.plus, .badgesOnly],
      .area(
        "M6.8 3 H12 L17 8 V17.2 A1.8 1.8 0 0 1 15.2 19 H6.8 A1.8 1.8 0 0 1 5 17.2 V4.8 A1.8 1.8 0 0 1 6.8 3 Z"
      ), .detail("M12 3 V8 H17")),
    .init(
      "doc.text", [.fill],
      .area(
        "M6.5 3 H13.5 L19 8.5 V19.5 A1.5 1.5 0 0 1 17.5 21 H6.5 A1.5 1.5 0 0 1 5 19.5 V4.5 A1.5 1.5 0 0 1 6.5 3 Z"
      ), .detail("M9 12 H15 M9 16 H15 M13.5 3.5 V8.5 H18.5")),
    .init(
      "doc.plaintext", [.fill], .area("R5 3 14 18 1.8"), .detail("M9 8 H15 M9 12 H15 M9 16 H12")),
    .init(
      "doc.richtext", [.fill], .area("R5 3 14 18 1.8"), .detail("M9 13 H15 M9 17 H15"),
      .holes("M9.5 7 H14.5 V8.6 H9.5 Z", width: 0.9)),
    .init(
      "doc.on.doc", [.fill],
      .area(
        "M7 3 H11 L15 7 V8 H10 A2 2 0 0 0 8 10 V16 H5.5 A1.5 1.5 0 0 1 4 14.5 V4.5 A1.5 1.5 0 0 1 5.5 3 Z"
      ),
      .gap(
        "M10.5 8 H15 L20 13 V19.5 A1.5 1.5 0 0 1 18.5 21 H10.5 A1.5 1.5 0 0 1 9 19.5 V9.5 A1.5 1.5 0 0 1 10.5 8 Z"
      ),
      .area(
        "M10.5 8 H15 L20 13 V19.5 A1.5 1.5 0 0 1 18.5 21 H10.5 A1.5 1.5 0 0 1 9 19.5 V9.5 A1.5 1.5 0 0 1 10.5 8 Z"
      ), .detail("M15 8.5 V13 H19.5")),
    .init(
      "doc.on.clipboard", [.fill], .area("R5 4 14 17 2"), .detail("M9 5 H15"), .gap("R10 12 9 9 1"),
      .area("R10 12 9 9 1")),
    .init(
      "clipboard", [.fill],
      .area(
        "M8.5 4.5 H6.5 A1.5 1.5 0 0 0 5 6 V19.5 A1.5 1.5 0 0 0 6.5 21 H17.5 A1.5 1.5 0 0 0 19 19.5 V6 A1.5 1.5 0 0 0 17.5 4.5 H15.5"
      ), .gap("R9 3 6 3 1"), .area("R9 3 6 3 1")),
    .init(
      "list.clipboard", [.fill],
      .area(
        "M8.5 4.5 H6.5 A1.5 1.5 0 0 0 5 6 V19.5 A1.5 1.5 0 0 0 6.5 21 H17.5 A1.5 1.5 0 0 0 19 19.5 V6 A1.5 1.5 0 0 0 17.5 4.5 H15.5"
      ), .gap("R9 3 6 3 1"), .area("R9 3 6 3 1"), .detail("M12.5 11.5 H15.5 M12.5 16 H15.5"),
      .holes("P9 11.5 P9 16", width: 1.1)),
    .init("note.text", [], .area("R4 4 16 16 2.5"), .detail("M8 9 H16 M8 13 H16 M8 17 H12")),
    .init(
      "note", [],
      .area(
        "M6.5 4 H17.5 A2.5 2.5 0 0 1 20 6.5 V14 L14 20 H6.5 A2.5 2.5 0 0 1 4 17.5 V6.5 A2.5 2.5 0 0 1 6.5 4 Z"
      ), .detail("M19.5 14 H16 A2 2 0 0 0 14 16 V19.5")),
    .init(
      "list.bullet.clipboard", [.fill],
      .area(
        "M8.5 4.5 H6.5 A1.5 1.5 0 0 0 5 6 V19.5 A1.5 1.5 0 0 0 6.5 21 H17.5 A1.5 1.5 0 0 0 19 19.5 V6 A1.5 1.5 0 0 0 17.5 4.5 H15.5"
      ), .gap("R9 3 6 3 1"), .area("R9 3 6 3 1"), .detail("M12.5 11.5 H15.5 M12.5 16 H15.5"),
      .holes("P9 11.5 P9 16", width: 1.1)),
    .init(
      "text.book.closed", [.fill],
      .area("M7.5 3 H19 V21 H7.5 A2.5 2.5 0 0 1 5 18.5 V5.5 A2.5 2.5 0 0 1 7.5 3 Z"),
      .detail("M6 17 H19 M9.5 7.5 H14.5 M9.5 11.5 H14.5")),
    .init(
      "bookmark", [.fill, .circle, .square, .slash],
      .area("M7.5 4 H16.5 A1.5 1.5 0 0 1 18 5.5 V20 L12 15.5 L6 20 V5.5 A1.5 1.5 0 0 1 7.5 4 Z")),
    .init("calendar", [.circle, .fine], .line("R4 6 16 14 2 M4 11 H20 M8 4 V8 M16 4 V8")),
    .init(
      "calendar", [.plus, .minus, .badgesOnly], .line("R3 5 16 14 2 M3 10 H19 M7 3 V7 M15 3 V7")),
    .init(
      "calendar.badge.clock", [], .line("R3 5 16 14 2 M3 10 H19 M7 3 V7 M15 3 V7"),
      .gap("O17.5 17.5 3.5"),
      SymbolPart(role: .line, path: "O17.5 17.5 4 M17.5 15.4 V17.7 L19 18.6", width: 0.8)),
    .init(
      "calendar.badge.exclamationmark", [], .line("R3 5 16 14 2 M3 10 H19 M7 3 V7 M15 3 V7"),
      .gap("R16.6 13.6 3.4 8 1"), .line("M18.3 14.4 V18"), .dots("P18.3 21.2", width: 1.1)),
    .init("clock", [.fill], .area("O12 12 9"), .detail("M12 7 V12 L15.4 14")),
    .init(
      "clock.arrow.circlepath", [],
      .line("M4 12 A8 8 0 1 0 5.8 6.9 M5.5 3 V7.5 H10 M12 8 V12.2 L14.8 14")),
    .init("clock", [.plus, .badgesOnly], .area("O11 11 8.5"), .detail("M11 6.2 V11 L14 12.8")),
    .init(
      "alarm", [.fill], .area("O12 13 7.5"),
      .line("M3.2 7 L6.6 4 M20.8 7 L17.4 4 M6.4 18.8 L4.6 20.8 M17.6 18.8 L19.4 20.8"),
      .detail("M12 9 V13.2 L14.6 15")),
    .init(
      "stopwatch", [.fill], .area("O12 13.5 7.5"),
      .line("M9.5 2.8 H14.5 M12 2.8 V6 M18 6.5 L19.4 7.9"), .detail("M12 9.5 V13.5")),
    .init(
      "timer", [], .line("M12 3.5 A8.5 8.5 0 1 1 5 7.2 M12 3.5 V7 M7.8 8.2 L12 12.5"),
      .dots("P12 12.5", width: 1.3)),
    .init(
      "hourglass", [.circle, .fine],
      .line(
        "M6 3 H18 M6 21 H18 M7.5 3 V6.5 C7.5 9 11 10.4 11 12 C11 13.6 7.5 15 7.5 17.5 V21 M16.5 3 V6.5 C16.5 9 13 10.4 13 12 C13 13.6 16.5 15 16.5 17.5 V21"
      ), .solid("M9.4 19.6 C9.4 17.6 10.6 16.6 12 15.8 C13.4 16.6 14.6 17.6 14.6 19.6 Z")),
    .init(
      "signature", [],
      .line(
        "M3 18 H21 M3.5 13.5 C6 12 9 8.5 9 5.8 A1.6 1.6 0 0 0 5.8 5.8 C5.8 8.5 6.2 14 8.6 14 C10.4 14 11 10.5 12.6 10.5 C14 10.5 12.8 13.8 14.4 13.8 C15.6 13.8 15.6 11.5 17 11.5 C18 11.5 17.6 13.5 20.5 13.5"
      )),
    .init(
      "tablecells", [.fill], .area("R3 5 18 14 2"),
      .detail("M3 9.7 H21 M3 14.3 H21 M9 5 V19 M15 5 V19")),
    .init("chart.bar", [.fill], .area("R3.5 13 4 7 0.8 R10 8 4 12 0.8 R16.5 4 4 16 0.8")),
    .init(
      "chart.pie", [.fill], .area("M11 5 A8 8 0 1 0 19 13 H11 Z"),
      .area("M14.5 3 A6.8 6.8 0 0 1 21 9.5 H14.5 Z")),
    .init(
      "chart.line.uptrend.xyaxis", [.circle, .fine],
      .line("M4 4 V18 A2 2 0 0 0 6 20 H20.5 M8 15 L12 10.5 L14.8 13 L20 6.5 M15.8 6.3 H20.2 V10.7")),
    .init(
      "chart.xyaxis.line", [],
      .line("M4 4 V18 A2 2 0 0 0 6 20 H20.5 M8 14.5 L11.5 10 L15 12.5 L20 6")),
    .init(
      "gauge.medium", [], .line("M5.6 18.4 A9 9 0 1 1 18.4 18.4 M12 12 V7"),
      .dots("P12 13", width: 1.6)),
    .init(
      "externaldrive", [.fill],
      .area("M5.5 5 H18.5 L21 14 V17 A2 2 0 0 1 19 19 H5 A2 2 0 0 1 3 17 V14 Z"),
      .detail("M3.5 14 H20.5"), .holes("P17.2 16.6", width: 0.8)),
  ]

  private static let folder: SymbolPath =
    "M4 17.2 V6.8 A1.8 1.8 0 0 1 5.8 5 H9 L11.2 8 H18.2 A1.8 1.8 0 0 1 20 9.8 V17.2 A1.8 1.8 0 0 1 18.2 19 H5.8 A1.8 1.8 0 0 1 4 17.2 Z"
  private static let sheet: SymbolPath =
    "M7.8 4 H13 L18 9 V18.2 A1.8 1.8 0 0 1 16.2 20 H7.8 A1.8 1.8 0 0 1 6 18.2 V5.8 A1.8 1.8 0 0 1 7.8 4 Z"
}
