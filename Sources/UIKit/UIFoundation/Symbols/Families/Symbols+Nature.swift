extension SymbolDefinition {
  /// Weather, light, plants.
  static let nature: [SymbolDefinition] = [
    .init(
      "sun.min", [], .line("O12 12 3.5"),
      .dots(
        "P12 4.7 P12 19.3 P4.7 12 P19.3 12 P6.85 6.85 P17.15 17.15 P17.15 6.85 P6.85 17.15",
        width: 1.1)),
    .init(
      "sun.min", [.filledOnly], .solid("O12 12 4.5"),
      .dots(
        "P12 4.7 P12 19.3 P4.7 12 P19.3 12 P6.85 6.85 P17.15 17.15 P17.15 6.85 P6.85 17.15",
        width: 1.1)),
    .init(
      "sun.max", [.fill, .circle, .fine], .area("O12 12 3.8"),
      .line(
        "M12 2.5 V4.5 M12 19.5 V21.5 M2.5 12 H4.5 M19.5 12 H21.5 M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7 M18.7 5.3 L17.3 6.7 M6.7 17.3 L5.3 18.7"
      )),
    .init(
      "sunrise", [.fill], .area("M6.5 17 A5.5 5.5 0 0 1 17.5 17 Z"),
      .line(
        "M2.5 17 H3.5 M20.5 17 H21.5 M5.3 10.3 L6 11 M18.7 10.3 L18 11 M12 8 V3 M9.3 5.3 L12 2.8 L14.7 5.3 M4 20.8 H20"
      )),
    .init(
      "sunset", [.fill], .area("M6.5 17 A5.5 5.5 0 0 1 17.5 17 Z"),
      .line(
        "M2.5 17 H3.5 M20.5 17 H21.5 M5.3 10.3 L6 11 M18.7 10.3 L18 11 M12 3 V8 M9.3 5.7 L12 8.2 L14.7 5.7 M4 20.8 H20"
      )),
    .init("moon", [.fill, .circle], .area(moon)),
    .init(
      "moon.stars", [.fill], .area("M18.5 15.2 A8 8 0 1 1 9.2 4.8 A6.6 6.6 0 0 0 18.5 15.2 Z"),
      .line("M16.5 3 V7 M14.5 5 H18.5 M20 9.5 V12.5 M18.5 11 H21.5")),
    .init(
      "moon.zzz", [.fill], .area("M18.5 16.2 A8 8 0 1 1 9.2 5.8 A6.6 6.6 0 0 0 18.5 16.2 Z"),
      .line("M14 3.5 H17.5 L14 7.5 H17.5 M18.5 9.5 H21 L18.5 12.5 H21")),
    .init(
      "sparkles", [],
      .solid(
        "M10 5 C10.7 9.6 12.4 11.3 17 12 C12.4 12.7 10.7 14.4 10 19 C9.3 14.4 7.6 12.7 3 12 C7.6 11.3 9.3 9.6 10 5 Z M17.5 2.5 C17.9 4.9 18.6 5.6 21 6 C18.6 6.4 17.9 7.1 17.5 9.5 C17.1 7.1 16.4 6.4 14 6 C16.4 5.6 17.1 4.9 17.5 2.5 Z M18 15.5 C18.3 17.3 18.9 17.9 20.7 18.2 C18.9 18.5 18.3 19.1 18 20.9 C17.7 19.1 17.1 18.5 15.3 18.2 C17.1 17.9 17.7 17.3 18 15.5 Z"
      )),
    .init(
      "sparkle", [],
      .area("M12 3 C13 9 15 11 21 12 C15 13 13 15 12 21 C11 15 9 13 3 12 C9 11 11 9 12 3 Z")),
    .init("cloud", [.fill, .circle, .slash], .area(cloud)),
    .init(
      "cloud.rain", [.fill], .area(highCloud),
      .line("M8.5 18.5 L7.7 21 M12.5 18.5 L11.7 21 M16.5 18.5 L15.7 21")),
    .init(
      "cloud.drizzle", [.fill], .area(highCloud),
      .dots("P8 18.4 P12 18.4 P16 18.4 P10 21.2 P14 21.2", width: 0.9)),
    .init(
      "cloud.heavyrain", [.fill], .area(highCloud),
      .line("M8 18 L6.7 21.5 M11.5 18 L10.2 21.5 M15 18 L13.7 21.5 M18.5 18 L17.2 21.5")),
    .init(
      "cloud.snow", [.fill], .area(highCloud),
      .dots("P8 18.6 P12 18.6 P16 18.6 P10 21.4 P14 21.4", width: 1)),
    .init("cloud.bolt", [.fill], .area(highCloud), .line("M13 16.4 L10.6 19 H13.4 L11.2 21.6")),
    .init(
      "cloud.fog", [.fill],
      .area("M6.8 13.5 A3.6 3.6 0 0 1 6.6 6.6 A5.6 5.6 0 0 1 17 6.6 A3.6 3.6 0 0 1 17.4 13.5 Z"),
      .line("M5 17 H19 M7 21 H17")),
    .init(
      "cloud.sun", [.fill], .area("O9 8.6 3"),
      .line("M9 2.6 V3 M3 8.6 H3.4 M4.8 4.4 L5 4.6 M13.2 4.4 L13 4.6 M4.8 12.8 L5 12.6"),
      .gap(lowCloud), .area(lowCloud)),
    .init(
      "cloud.moon", [.fill], .area("M13.8 8.6 A5.2 5.2 0 1 1 7.6 2.8 A4.6 4.6 0 0 0 13.8 8.6 Z"),
      .gap(lowCloud), .area(lowCloud)),
    .init("icloud", [.fill, .circle, .slash], .area(cloud)),
    .init(
      "icloud.and.arrow.down", [.fill], .area(highCloud), .gap("M12 12 V20"),
      .line("M12 11.5 V20.5 M9 17.5 L12 20.5 L15 17.5")),
    .init(
      "icloud.and.arrow.up", [.fill], .area(highCloud), .gap("M12 12 V20"),
      .line("M12 20.5 V11.5 M9 14.5 L12 11.5 L15 14.5")),
    .init(
      "wind", [],
      .line(
        "M3 9 H14 A2.8 2.8 0 1 0 11.2 6.2 M3 13 H18 A2.8 2.8 0 1 1 15.2 15.8 M3 17 H9.5 A2.2 2.2 0 1 1 7.4 19.4"
      )),
    .init(
      "snowflake", [.circle, .fine],
      .line(
        "M12 2.8 V21.2 M4 7.4 L20 16.6 M20 7.4 L4 16.6 M9.4 4.2 L12 6.6 L14.6 4.2 M9.4 19.8 L12 17.4 L14.6 19.8"
      )),
    .init("tornado", [], .line("M3 5 H21 M5 9 H18.5 M7.5 13 H16.5 M10 17 H15.5 M12.5 21 H13.5")),
    .init(
      "humidity", [.fill], .line("M3 17 H7 M3 20.5 H8"),
      .area(
        "M14 3.5 C17.5 7.8 19.5 10.6 19.5 13.4 A5.5 5.5 0 0 1 8.5 13.4 C8.5 10.6 10.5 7.8 14 3.5 Z")
    ),
    .init(
      "umbrella", [.fill], .area("M3 12.5 A9 9 0 0 1 21 12.5 Z"),
      .line("M12 3 V3.5 M12 12.5 V18.5 A2 2 0 0 0 16 18.5")),
    .init(
      "thermometer.medium", [],
      .line("M9 13.4 V5.5 A3 3 0 0 1 15 5.5 V13.4 A4.5 4.5 0 1 1 9 13.4 Z M12 9 V16.5"),
      .dots("P12 16.8", width: 1.6)),
    .init(
      "drop", [.fill, .circle],
      .area("M12 3 C16.4 8.2 18.5 11.2 18.5 14.4 A6.5 6.5 0 0 1 5.5 14.4 C5.5 11.2 7.6 8.2 12 3 Z")),
    .init(
      "flame", [.fill, .circle],
      .area(
        "M12.5 3 C13 7 18.5 9.2 18.5 14.6 A6.5 6.5 0 0 1 5.5 14.6 C5.5 12 6.8 10.2 8.2 8.8 C8.6 10 9.2 10.8 10.2 11.2 C9.8 8 10.4 5.2 12.5 3 Z"
      )),
    .init(
      "leaf", [.fill, .circle],
      .area("M20 4 C11 4 5 7 5 13 A6 6 0 0 0 11 18.5 C17.5 18.5 20 12.5 20 4 Z"),
      .detail("M8 16 C9.6 13.4 12 11 15 9.2"), .line("M3.8 20.5 C4.8 18.8 5.8 17.6 7 16.6")),
    .init(
      "tree", [.fill, .circle], .area("M12 3 L17 9 H15 L19 14.5 H5 L9 9 H7 Z"),
      .line("M12 14.5 V21")),
    .init("mountain.2", [.fill], .area("M2.5 19 L9 7.5 L13 14 L15.5 10.5 L21.5 19 Z")),
    .init(
      "bolt.horizontal", [.fill, .circle], .area("M3 10.5 L13.5 19 V13 L21 14 L10.2 5 V11.2 Z")),
    .init("bolt.shield", [.fill], .area(shield), .detail("M12.8 7.5 L9.6 12 H14.4 L11.2 16.5")),
    .init(
      "ant", [.fill],
      .area("O12 6.4 2 O12 11 1.8 M12 13.6 A3.2 3.6 0 0 1 12 20.8 A3.2 3.6 0 0 1 12 13.6 Z"),
      .line(
        "M10 4.6 L8.4 2.8 M14 4.6 L15.6 2.8 M9 10.6 L5 8.6 M15 10.6 L19 8.6 M9 12.6 L4.6 13.6 M15 12.6 L19.4 13.6 M8.6 15.4 L5.4 19 M15.4 15.4 L18.6 19"
      )),
    .init(
      "fish", [.fill],
      .area(
        "M3 12 C6.4 7.4 11.4 6.4 16 10.4 L20.6 7.5 L19.6 12 L20.6 16.5 L16 13.6 C11.4 17.6 6.4 16.6 3 12 Z"
      ), .holes("P7.6 11.2", width: 1)),
    .init(
      "bird", [.fill],
      .area(
        "M3.5 13 C8 13 9.6 11 10 8.4 A4.2 4.2 0 0 1 18 7.2 L21 8.4 L18.3 9.6 C18.3 15.4 15.6 18.6 11.4 18.6 C7.8 18.6 4.6 16.6 3.5 13 Z"
      ), .holes("P14.8 8", width: 0.9), .line("M11 19 V21 M14 18.5 V21")),
  ]

  private static let moon: SymbolPath = "M20.2 14.6 A8.8 8.8 0 1 1 9.6 3.8 A7 7 0 0 0 20.2 14.6 Z"
  private static let cloud: SymbolPath =
    "M6.8 18.5 A4.3 4.3 0 0 1 6.4 9.9 A6 6 0 0 1 17.9 9.6 A4.5 4.5 0 0 1 17.6 18.5 Z"
  private static let highCloud: SymbolPath =
    "M6.8 15 A3.9 3.9 0 0 1 6.4 7.3 A5.8 5.8 0 0 1 17.7 7 A4 4 0 0 1 17.6 15 Z"
  private static let lowCloud: SymbolPath =
    "M8.6 20 A3.9 3.9 0 0 1 8.2 12.3 A5.3 5.3 0 0 1 18.2 12.2 A3.9 3.9 0 0 1 17.9 20 Z"
}
