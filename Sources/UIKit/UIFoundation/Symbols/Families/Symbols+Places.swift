extension SymbolDefinition {
  /// Maps, traffic, buildings, food, health.
  static let places: [SymbolDefinition] = [
    .init(
      "map", [.fill, .circle], .area("M3 6.5 L9 4 L15 6.5 L21 4 V17.5 L15 20 L9 17.5 L3 20 Z"),
      .detail("M9 4 V17.5 M15 6.5 V20")),
    .init("mappin", [.circle, .slash], .line("M12 11 V21"), .solid("O12 7 4.2")),
    .init(
      "mappin.and.ellipse", [],
      .line(
        "M12 10.5 V17 M8 15.2 C5 15.6 3.2 16.6 3.2 17.8 C3.2 19.6 7 20.6 12 20.6 C17 20.6 20.8 19.6 20.8 17.8 C20.8 16.6 19 15.6 16 15.2"
      ), .solid("O12 6.5 4")),
    .init("location", [.fill, .circle, .slash], .area("M20.5 3.5 L13.4 20.4 L12 12 L3.6 10.6 Z")),
    .init("location.north", [.fill], .area("M12 3 L18.5 20.5 L12 17 L5.5 20.5 Z")),
    .init(
      "safari", [.fill], .area("O12 12 9"), .detail("M15.8 8.2 L13.4 13.4 L8.2 15.8 L10.6 10.6 Z")),
    .init(
      "airplane", [.circle],
      .solid(
        "M21.5 12 C21.5 12.9 20.6 13.6 19.2 13.6 H15 L10.4 21 H8.2 L10.4 13.6 H6.4 L4.6 15.8 H2.8 L3.8 12 L2.8 8.2 H4.6 L6.4 10.4 H10.4 L8.2 3 H10.4 L15 10.4 H19.2 C20.6 10.4 21.5 11.1 21.5 12 Z"
      )),
    .init(
      "airplane.departure", [], .line("M3 20 H21"),
      .solid(
        "M3 11.4 L4.6 10.8 L6.8 12 L10.6 10.2 L6.2 5.6 L8.4 4.6 L14.8 8.2 L19 6.3 C20.3 5.7 21.4 5.8 21.8 6.7 C22.2 7.6 21.5 8.5 20.2 9.1 L7.2 15.1 C6.3 15.5 5.5 15.4 5 14.7 Z"
      )),
    .init(
      "car", [.fill, .circle],
      .area(
        "M3 18 V13.5 L4.6 11.8 L6.4 7 A2 2 0 0 1 8.2 5.5 H15.8 A2 2 0 0 1 17.6 7 L19.4 11.8 L21 13.5 V18 A1 1 0 0 1 20 19 H18.5 A1 1 0 0 1 17.5 18 V17.2 H6.5 V18 A1 1 0 0 1 5.5 19 H4 A1 1 0 0 1 3 18 Z"
      ), .detail("M5 11.5 H19"), .holes("P6.8 14.4 P17.2 14.4", width: 1.1)),
    .init(
      "bus", [.fill],
      .area(
        "M7 3 H17 A2.5 2.5 0 0 1 19.5 5.5 V16.5 A1.5 1.5 0 0 1 18 18 H6 A1.5 1.5 0 0 1 4.5 16.5 V5.5 A2.5 2.5 0 0 1 7 3 Z"
      ), .line("M7 18 V20.5 M17 18 V20.5"), .detail("M5 12 H19 M10 6.5 H14"),
      .holes("P8 15 P16 15", width: 1)),
    .init(
      "tram", [.fill, .circle],
      .area(
        "M8 4.5 H16 A2.5 2.5 0 0 1 18.5 7 V15.5 A1.5 1.5 0 0 1 17 17 H7 A1.5 1.5 0 0 1 5.5 15.5 V7 A2.5 2.5 0 0 1 8 4.5 Z"
      ), .line("M9 17.5 L6.5 21 M15 17.5 L17.5 21 M9 2.6 H15"), .detail("M6 11 H18"),
      .holes("P9 14 P15 14", width: 1)),
    .init(
      "bicycle", [.circle, .fine],
      .line(
        "O5.8 15.6 3.6 O18.2 15.6 3.6 M5.8 15.6 L9 8.5 H15.5 L18.2 15.6 M9.8 10.5 L12 15.6 L16 9.8 M5.8 15.6 H12 M7.5 7.5 H10 M14.4 5.5 H16.6"
      )),
    .init(
      "ferry", [.fill], .area("M4 12 L12 9.5 L20 12 L18 17.5 H6 Z M7 10.5 V6 H17 V10.5"),
      .line(
        "M12 3 V6 M3 20.5 C4.5 19.4 6 19.4 7.5 20.5 C9 21.4 10.5 21.4 12 20.5 C13.5 19.4 15 19.4 16.5 20.5 C18 21.4 19.5 21.4 21 20.5"
      )),
    .init(
      "fuelpump", [.fill, .circle], .area("R4 3 10 17 1.8"),
      .line(
        "M2.5 20 H15.5 M14 11 H15.5 A1.5 1.5 0 0 1 17 12.5 V16 A1.7 1.7 0 0 0 20.5 16 V8.5 L17.5 5.5"
      ), .detail("M7 7 H11 V10 H7 Z")),
    .init(
      "scooter", [],
      .line("O6 17.5 2.5 O18.5 17.5 2.5 M8.5 17.5 H13 C13 14.5 14.5 13 17 13 L14.8 5 H12")),
    .init(
      "figure.walk.motion", [], .dots("P14 4", width: 1.9),
      .line(
        "M13.5 8.3 L12.3 14 L15.3 16.8 L16.6 21 M12.3 14 L11.2 17.2 L8.4 21 M13.5 8.3 L9.6 10 L8.3 13.3 M13.5 8.3 L15.6 11.6 L18.8 12.4 M3.5 8 H6 M3 12 H5 M3.5 16 H6"
      )),
    .init(
      "building", [.fill], .area("R6 3 12 18 1"),
      .detail(
        "M9.8 7.5 H9.9 M14.1 7.5 H14.2 M9.8 11.5 H9.9 M14.1 11.5 H14.2 M10.5 20 V16 H13.5 V20")),
    .init(
      "building.2", [.fill, .circle],
      .area("M3 21 V5 A1.5 1.5 0 0 1 4.5 3.5 H11.5 A1.5 1.5 0 0 1 13 5 V21 Z"),
      .area("M13 21 V9.5 H19.5 A1.5 1.5 0 0 1 21 11 V21 Z"),
      .detail("M6.5 8 H9.5 M6.5 12 H9.5 M6.5 16 H9.5 M17 13.5 V13.6 M17 17 V17.1 M13 10 V20")),
    .init(
      "building.columns", [.fill], .area("M12 3 L20.5 7.5 V9.5 H3.5 V7.5 Z"),
      .line("M6 12.5 V17 M10 12.5 V17 M14 12.5 V17 M18 12.5 V17 M3.5 20.5 H20.5")),
    .init(
      "tent", [.fill], .area("M12 4 L21 19.5 H3 Z"),
      .detail("M12 12 L8.5 19 M12 12 L15.5 19 M12 5 V12")),
    .init(
      "signpost.right", [.fill], .line("M12 3 V5 M12 13 V21"),
      .area("M5 5 H16.5 L20.5 9 L16.5 13 H5 Z")),
    .init(
      "binoculars", [.fill],
      .area(
        "M5.5 8 L7 4.5 H9.5 L10.5 8 V16.5 A3.8 3.8 0 1 1 3 16 Z M18.5 8 L17 4.5 H14.5 L13.5 8 V16.5 A3.8 3.8 0 1 0 21 16 Z"
      ), .line("M10.5 10 H13.5")),
    .init(
      "bed.double", [.fill, .circle], .area("M3 13 A2 2 0 0 1 5 11 H19 A2 2 0 0 1 21 13 V17 H3 Z"),
      .line(
        "M5 11 V7 A2 2 0 0 1 7 5 H17 A2 2 0 0 1 19 7 V11 M3 17 V20 M21 17 V20 M8.5 8.5 H10.5 M13.5 8.5 H15.5"
      )),
    .init(
      "fork.knife", [.circle, .fine],
      .line("M8 3 V21 M5 3 V7 A3 3 0 0 0 11 7 V3 M17 13 V21 M17 3 C14.8 4.4 14 7 14 10 V13 H17 Z")),
    .init(
      "cup.and.saucer", [.fill], .area("M4 6 H17 V12 A5 5 0 0 1 12 17 H9 A5 5 0 0 1 4 12 Z"),
      .line("M17 7.5 H18.5 A2.6 2.6 0 0 1 18.5 12.7 H17 M3 20.5 H18")),
    .init(
      "mug", [.fill], .area("M4 5 H16 V17 A3 3 0 0 1 13 20 H7 A3 3 0 0 1 4 17 Z"),
      .line("M16 8 H18 A2.5 2.5 0 0 1 20.5 10.5 V13 A2.5 2.5 0 0 1 18 15.5 H16")),
    .init(
      "wineglass", [.fill], .area("M7 3 H17 L17.5 8.5 A5.5 5.5 0 0 1 6.5 8.5 Z"),
      .line("M12 14 V21 M8 21 H16")),
    .init(
      "birthday.cake", [.fill], .area("M4 20 V13 A2 2 0 0 1 6 11 H18 A2 2 0 0 1 20 13 V20 Z"),
      .line("M12 7 V11 M12 3.5 V4 M7.5 8 V11 M16.5 8 V11 M2.5 20 H21.5"),
      .detail(
        "M4 15 C5.3 16.4 6.7 16.4 8 15 C9.3 16.4 10.7 16.4 12 15 C13.3 16.4 14.7 16.4 16 15 C17.3 16.4 18.7 16.4 20 15"
      )),
    .init(
      "carrot", [.fill],
      .area("M4 20 C4.2 14.4 6.8 9.6 11 8.6 A4.4 4.4 0 0 1 15.4 13 C14.4 17.2 9.6 19.8 4 20 Z"),
      .line("M14 10 L18 6 M15 4 V9 H20"), .detail("M9 12.5 L10.5 14 M8.5 16 L9.5 17")),
    .init(
      "suitcase", [.fill], .area("R3 7 18 13 2"),
      .line("M9 7 V5.5 A1.5 1.5 0 0 1 10.5 4 H13.5 A1.5 1.5 0 0 1 15 5.5 V7"),
      .detail("M7.5 7 V20 M16.5 7 V20")),
    .init(
      "briefcase", [.fill, .circle], .area("R3 7 18 13 2"),
      .line("M9 7 V5.5 A1.5 1.5 0 0 1 10.5 4 H13.5 A1.5 1.5 0 0 1 15 5.5 V7"),
      .detail("M3 13 H10.5 M13.5 13 H21 M12 12 V14")),
    .init(
      "graduationcap", [.fill, .circle], .area("M12 4.5 L22 9.2 L12 14 L2 9.2 Z"),
      .line("M6 11.5 V16 C7.5 17.8 9.5 18.5 12 18.5 C14.5 18.5 16.5 17.8 18 16 V11.5 M21.5 9.5 V15")
    ),
    .init(
      "stethoscope", [.circle, .fine],
      .line(
        "M6.5 3.5 H4.5 V8 A4.5 4.5 0 0 0 13.5 8 V3.5 H11.5 M9 12.5 V15.5 A5 5 0 0 0 19 15.5 V13.5 O19 11 2.3"
      )),
    .init(
      "pills", [.fill], .area("O15.8 15.8 5"),
      .area("M5 5 A3.8 3.8 0 0 1 10.4 5 L12.4 7 L8.2 12.4 L5 10.4 A3.8 3.8 0 0 1 5 5 Z"),
      .detail("M12.6 19 L19 12.6")),
    .init(
      "bandage", [.fill],
      .area("M14.2 4.4 A3.8 3.8 0 0 1 19.6 9.8 L9.8 19.6 A3.8 3.8 0 0 1 4.4 14.2 Z"),
      .holes("P12 10.4 P10.4 12 P13.6 12 P12 13.6", width: 0.7)),
    .init(
      "cross.case", [.fill, .circle], .area("R3 7 18 13 2"),
      .line("M9 7 V5.5 A1.5 1.5 0 0 1 10.5 4 H13.5 A1.5 1.5 0 0 1 15 5.5 V7"),
      .detail("M12 10.5 V16.5 M9 13.5 H15")),
    .init(
      "heart.text.square", [.fill], .area("R4 4 16 16 3"), .detail("M8 13.5 H16 M8 17 H13"),
      .holes(
        "M10.5 7.5 A0.8 0.8 0 0 1 12 8 A0.8 0.8 0 0 1 13.5 7.5 C13.5 8.6 12.8 9.2 12 9.8 C11.2 9.2 10.5 8.6 10.5 7.5 Z",
        width: 0.6)),
    .init("waveform.path.ecg", [], .line("M2.5 12.5 H6.5 L9.2 5 L13.4 19 L16 12.5 H21.5")),
    .init(
      "flag", [.fill, .circle, .square, .slash],
      .area(
        "M5 5 C8 3.4 10.6 3.8 13 5 C15 6 17 6 20 4.8 V14 C17 15.2 15 15.2 13 14.2 C10.6 13 8 12.8 5 14.2 Z"
      ), .line("M5 4.5 V21")),
    .init(
      "flag.checkered", [], .area("M5 5 H20 V15 H5 Z"), .line("M5 4 V21"),
      .solid("M5 5 H10 V10 H5 Z M10 10 H15 V15 H10 Z M15 5 H20 V10 H15 Z")),
    .init(
      "sailboat", [.fill], .area("M11 3 V14 H4 Z M14 6 L19.5 14 H14 Z M3 17 H21 L19 20.5 H5 Z")),
  ]
}
