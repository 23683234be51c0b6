extension SymbolDefinition {
  /// Tools, sports, clothes and other things.
  static let objects: [SymbolDefinition] = [
    .init(
      "hammer", [.fill, .circle],
      .area(
        "M9 5.5 C11.5 3.4 15 3 18 5 L20.5 8.5 L18.8 10.2 L16.5 9 L14.8 10.7 L11.3 7.2 Z M11.3 9.5 L13.5 11.7 L6.4 19.6 A1.8 1.8 0 0 1 3.8 17 Z"
      )),
    .init("wrench.adjustable", [.fill], .area(wrench)),
    .init(
      "wrench.and.screwdriver", [.fill], .line("M4 4 L9.5 9.5 M14.5 14.5 L19.5 19.5"),
      .area("M3 5 L5 3 L7 5.5 L5.5 7 Z M13.5 15.5 L15.5 13.5 L20.4 18 A1.7 1.7 0 0 1 18 20.4 Z"),
      .gap(wrench), .area(wrench)),
    .init(
      "screwdriver", [.fill], .line("M4 20 L11.5 12.5"),
      .area("M11 10.5 L13.5 13 L20.2 7.4 A2.4 2.4 0 0 0 16.6 3.8 Z")),
    .init(
      "ruler", [.fill], .area("M16.2 3 L21 7.8 L7.8 21 L3 16.2 Z"),
      .detail("M13.3 6.2 L15.3 8.2 M10.4 9.1 L12.4 11.1 M7.5 12 L9.5 14")),
    .init(
      "crown", [.fill], .area("M3 7 L7.6 11 L12 5 L16.4 11 L21 7 L19 17 H5 Z"),
      .line("M5.5 20.5 H18.5")),
    .init(
      "trophy", [.fill, .circle], .area("M7 3.5 H17 V9.5 A5 5 0 0 1 7 9.5 Z"),
      .line(
        "M7 5.5 H3.5 C3.5 9 5 11 7.6 11.4 M17 5.5 H20.5 C20.5 9 19 11 16.4 11.4 M12 14.5 V18 M8 20.5 H16 M9.5 18 H14.5"
      )),
    .init(
      "medal", [.fill], .area("O12 15 5.5"),
      .line("M8.8 10 L5.5 3.5 H10 L12 7.5 L14 3.5 H18.5 L15.2 10"), .holes("P12 15", width: 1.4)),
    .init("rosette", [], .line("O12 9 6 M8 13.8 L6.5 21 L12 18 L17.5 21 L16 13.8")),
    .init(
      "basketball", [.fill], .area("O12 12 9"),
      .detail("M12 3 V21 M3 12 H21 M6 5.5 C9 8.5 9 15.5 6 18.5 M18 5.5 C15 8.5 15 15.5 18 18.5")),
    .init(
      "soccerball", [],
      .line("O12 12 9 M12 3.4 V6.6 M4 9.6 L7 10.6 M20 9.6 L17 10.6 M7 19 L9 16.4 M17 19 L15 16.4"),
      .area("M12 8 L15.8 10.8 L14.4 15.2 H9.6 L8.2 10.8 Z")),
    .init(
      "tennisball", [.fill], .area("O12 12 9"),
      .detail("M5.6 5.8 C9.4 9.2 9.4 14.8 5.6 18.2 M18.4 5.8 C14.6 9.2 14.6 14.8 18.4 18.2")),
    .init(
      "dumbbell", [.fill], .area("R5 7 3.5 10 1 R15.5 7 3.5 10 1"),
      .line("M8.5 12 H15.5 M2.5 10 V14 M21.5 10 V14")),
    .init(
      "tshirt", [.fill],
      .area(
        "M8.5 3.8 A3.5 3 0 0 0 15.5 3.8 L21.5 7.5 L19 12 L16.8 11 V20.2 H7.2 V11 L5 12 L2.5 7.5 Z")),
    .init(
      "eyeglasses", [],
      .line(
        "O6.5 14 3.8 O17.5 14 3.8 M10.3 13.4 A2 2 0 0 1 13.7 13.4 M2.8 12.8 L4.8 6.5 H6.5 M21.2 12.8 L19.2 6.5 H17.5"
      )),
    .init(
      "sofa", [.fill], .area("M3 11 A2 2 0 0 1 7 11 V13.5 H17 V11 A2 2 0 0 1 21 11 V18 H3 Z"),
      .line(
        "M5.5 9 V7.5 A2.5 2.5 0 0 1 8 5 H16 A2.5 2.5 0 0 1 18.5 7.5 V9 M5.5 18 V20 M18.5 18 V20")),
    .init(
      "lifepreserver", [.fill], .area("O12 12 9"),
      .detail(
        "O12 12 3.6 M5.6 5.6 L9.4 9.4 M18.4 5.6 L14.6 9.4 M5.6 18.4 L9.4 14.6 M18.4 18.4 L14.6 14.6"
      )),
    .init(
      "bathtub", [.fill], .area("M3 12 H21 V14.5 A4 4 0 0 1 17 18.5 H7 A4 4 0 0 1 3 14.5 Z"),
      .line("M6 12 V6 A2.3 2.3 0 0 1 10.5 5.6 M6.5 18.5 L5.5 21 M17.5 18.5 L18.5 21")),
    .init(
      "washer", [.fill], .area("R4 3 16 18 2.5"), .detail("O12 14 4.2"),
      .holes("P7.8 6.5 P11 6.5", width: 0.8)),
    .init(
      "refrigerator", [.fill], .area("R6 2.5 12 18 2"), .line("M8.5 20.5 V21.5 M15.5 20.5 V21.5"),
      .detail("M6 9.5 H18 M9 5.5 V7 M9 12.5 V15")),
    .init(
      "backpack", [.fill],
      .area(
        "M8 6 H16 A3.5 3.5 0 0 1 19.5 9.5 V18.5 A2 2 0 0 1 17.5 20.5 H6.5 A2 2 0 0 1 4.5 18.5 V9.5 A3.5 3.5 0 0 1 8 6 Z"
      ), .line("M9 6 V5 A1.5 1.5 0 0 1 10.5 3.5 H13.5 A1.5 1.5 0 0 1 15 5 V6"),
      .detail("M8 13.5 H16 M12 13.5 V16 M9 9.5 H15")),
    .init(
      "atom", [],
      .line(
        "M12 8 C17.6 8 21.5 9.8 21.5 12 C21.5 14.2 17.6 16 12 16 C6.4 16 2.5 14.2 2.5 12 C2.5 9.8 6.4 8 12 8 Z M15.5 10 C18.3 14.8 18.6 19.1 16.8 20.2 C14.9 21.3 11.3 18.8 8.5 14 C5.7 9.2 5.4 4.9 7.2 3.8 C9.1 2.7 12.7 5.2 15.5 10 Z"
      ), .dots("P12 12", width: 1.2)),
    .init(
      "testtube.2", [],
      .line(
        "M5 3.5 H10 M6 3.5 V18 A1.6 1.6 0 0 0 9 18 V3.5 M6 11 H9 M14 3.5 H19 M15 3.5 V18 A1.6 1.6 0 0 0 18 18 V3.5 M15 14 H18"
      )),
    .init(
      "shareplay", [], .line("M7.5 18.7 A8.6 8.6 0 1 1 16.5 18.7"),
      .solid(
        "O12 9 2.8 M7.6 16 C7.9 14 9.6 12.9 12 12.9 C14.4 12.9 16.1 14 16.4 16 C15 17.6 9 17.6 7.6 16 Z"
      )),
    .init(
      "lasso", [],
      .line(
        "M12 4 C17 4 21 6.4 21 10 C21 13.6 17 16 12 16 C7 16 3 13.6 3 10 C3 6.4 7 4 12 4 Z M6 14.5 A2.3 2.3 0 1 0 8.5 16.2 C8.8 18.6 7.6 20 5.5 21"
      )),
  ]

  private static let wrench: SymbolPath =
    "M14 4 A5 5 0 0 1 17.6 3.4 L14.9 6.6 L17.4 9.1 L20.6 6.4 A5 5 0 0 1 14.2 12.9 L7 20.2 A2.2 2.2 0 0 1 3.8 17 L11.1 9.8 A5 5 0 0 1 14 4 Z"
}
