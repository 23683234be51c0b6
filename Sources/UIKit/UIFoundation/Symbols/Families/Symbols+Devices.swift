extension SymbolDefinition {
  /// Devices, their parts and connections.
  static let devices: [SymbolDefinition] = [
    .init("iphone", [.slash], .line("R7 2.5 10 19 2.5 M10.8 5 H13.2")),
    .init(
      "iphone.radiowaves.left.and.right", [],
      .line(
        "R8.5 3.5 7 17 2 M11.6 6 H12.4 M5.8 9 A8 8 0 0 0 5.8 15 M3 7 A14 14 0 0 0 3 17 M18.2 9 A8 8 0 0 1 18.2 15 M21 7 A14 14 0 0 1 21 17"
      )),
    .init("ipad", [], .line("R4.5 2.5 15 19 2.5 M10.5 18.5 H13.5")),
    .init("ipad.landscape", [], .line("R2.5 4.5 19 15 2.5 M5.5 10.5 V13.5")),
    .init(
      "laptopcomputer", [],
      .line("M5 15.5 V7 A1.5 1.5 0 0 1 6.5 5.5 H17.5 A1.5 1.5 0 0 1 19 7 V15.5 M2 18.5 H22")),
    .init("desktopcomputer", [], .line("R3 4 18 12 2 M3 13 H21 M10 16 V20 M14 16 V20 M8 20.5 H16")),
    .init("display", [], .line("R3 4 18 13 2 M12 17 V20.5 M8 20.5 H16")),
    .init(
      "applewatch", [],
      .line(
        "R6.5 6.5 11 11 3 M9 6.5 L9.6 3 H14.4 L15 6.5 M9 17.5 L9.6 21 H14.4 L15 17.5 M20 10.5 V13.5"
      )),
    .init(
      "keyboard", [.fill], .area("R2.5 6 19 12 2"), .detail("M8.5 14.5 H15.5"),
      .holes("P6.2 9.5 P10 9.5 P14 9.5 P17.8 9.5 P5.6 14.5 P18.4 14.5", width: 0.9)),
    .init(
      "keyboard.chevron.compact.down", [],
      .line("R2.5 3 19 12 2 M8.5 11.5 H15.5 M9 19 L12 21 L15 19"),
      .dots("P6.2 6.8 P10 6.8 P14 6.8 P17.8 6.8", width: 0.9)),
    .init("computermouse", [.fill], .area("R6.5 3 11 18 5.5"), .detail("M12 6.5 V10")),
    .init(
      "printer", [.fill],
      .area(
        "M6.5 17 H5 A2 2 0 0 1 3 15 V10 A2 2 0 0 1 5 8 H19 A2 2 0 0 1 21 10 V15 A2 2 0 0 1 19 17 H17.5 V14 H6.5 Z"
      ), .line("M7 8 V4 H17 V8 M7 14 H17 V20.5 H7 Z")),
    .init(
      "scanner", [.fill], .area("R3 13 18 6 1.8"), .line("M4 4 L20 10.5"),
      .holes("P17 16", width: 0.9)),
    .init("battery.0percent", [], .line(battery)),
    .init("battery.25percent", [], .line(battery), .solid("R4.5 9.5 3.4 5 0.6")),
    .init("battery.50percent", [], .line(battery), .solid("R4.5 9.5 6.8 5 0.6")),
    .init("battery.75percent", [], .line(battery), .solid("R4.5 9.5 10 5 0.6")),
    .init("battery.100percent", [], .line(battery), .solid("R4.5 9.5 13 5 0.6")),
    .init("battery.0", [], .line(battery)),
    .init("battery.25", [], .line(battery), .solid("R4.5 9.5 3.4 5 0.6")),
    .init("battery.50", [], .line(battery), .solid("R4.5 9.5 6.8 5 0.6")),
    .init("battery.75", [], .line(battery), .solid("R4.5 9.5 10 5 0.6")),
    .init("battery.100", [], .line(battery), .solid("R4.5 9.5 13 5 0.6")),
    .init(
      "battery.100percent.bolt", [], .line(battery), .solid("R4.5 9.5 13 5 0.6"),
      .gap("M12.2 4.5 L8.6 12.4 H11 L9.8 19.5 L14 11.4 H11.4 Z"),
      .solid("M12.4 4 L8 12.6 H10.8 L9.6 20 L14.4 11.2 H11.4 Z")),
    .init(
      "wifi", [.circle, .fine, .slash],
      .line(
        "M2.5 9.6 A13.6 13.6 0 0 1 21.5 9.6 M5.8 13 A8.9 8.9 0 0 1 18.2 13 M9 16.2 A4.3 4.3 0 0 1 15 16.2"
      ), .dots("P12 19.2", width: 1.4)),
    .init(
      "wifi.exclamationmark", [],
      .line(
        "M2.5 9.6 A13.6 13.6 0 0 1 21.5 9.6 M5.8 13 A8.9 8.9 0 0 1 8.6 11.1 M15.4 11.1 A8.9 8.9 0 0 1 18.2 13 M12 10.5 V15.5"
      ), .dots("P12 19.2", width: 1.4)),
    .init(
      "cellularbars", [],
      .solid("R3 15 3.4 5 0.9 R8 11.5 3.4 8.5 0.9 R13 8 3.4 12 0.9 R18 4 3.4 16 0.9")),
    .init(
      "simcard", [.fill],
      .area("M7 3 H13.5 L19 8.5 V19 A2 2 0 0 1 17 21 H7 A2 2 0 0 1 5 19 V5 A2 2 0 0 1 7 3 Z"),
      .detail("R8.5 11.5 7 6 1 M12 11.5 V17.5 M8.5 14.5 H15.5")),
    .init(
      "sdcard", [.fill],
      .area("M7 3 H13.5 L19 8.5 V19 A2 2 0 0 1 17 21 H7 A2 2 0 0 1 5 19 V5 A2 2 0 0 1 7 3 Z"),
      .detail("M8.5 7 V10 M11.5 7 V10 M14.5 8.5 V10")),
    .init(
      "cpu", [.fill], .area("R6 6 12 12 2"),
      .line(
        "M9.5 3 V6 M14.5 3 V6 M9.5 18 V21 M14.5 18 V21 M3 9.5 H6 M3 14.5 H6 M18 9.5 H21 M18 14.5 H21"
      ), .detail("R9.6 9.6 4.8 4.8 0.6")),
    .init(
      "memorychip", [.fill], .area("R2.5 7 19 9 1.5"),
      .line("M5.5 16 V18.5 M9.8 16 V18.5 M14.2 16 V18.5 M18.5 16 V18.5"),
      .detail("M6.5 10 V13 M12 10 V13 M17.5 10 V13")),
    .init(
      "internaldrive", [.fill],
      .area("M6 5 H18 L21 13 V17 A2 2 0 0 1 19 19 H5 A2 2 0 0 1 3 17 V13 Z"),
      .detail("M3.5 13.5 H20.5 M6.5 16.3 H11"), .holes("P17.2 16.3", width: 0.8)),
    .init(
      "server.rack", [], .line("R4 3 16 7 1.5 R4 14 16 7 1.5 M12 6.5 H16 M12 17.5 H16"),
      .dots("P7.8 6.5 P7.8 17.5", width: 1.1)),
    .init("opticaldisc", [.fill], .area("O12 12 9"), .detail("O12 12 2")),
    .init(
      "lightbulb", [.fill, .circle, .fine, .slash],
      .area("M9 17 C9 14.6 6 13 6 9 A6 6 0 0 1 18 9 C18 13 15 14.6 15 17 Z"),
      .line("M9.5 20.5 H14.5")),
    .init(
      "lamp.desk", [.fill], .area("M12.5 3.5 L18.8 9.2 L10.4 12.4 Z"),
      .line("M11 7.5 L6.5 12 L11 19.5 M6 20.5 H17")),
    .init(
      "flashlight.off", [.fill],
      .area(
        "M7 3 H17 V7 L14.5 10.5 V19.5 A1.5 1.5 0 0 1 13 21 H11 A1.5 1.5 0 0 1 9.5 19.5 V10.5 L7 7 Z"
      ), .detail("M7.5 7 H16.5 M12 12.5 V14.5")),
    .init(
      "cable.connector", [],
      .line(
        "M12 21 V14.5 M7 8.5 H17 V11 A3.5 3.5 0 0 1 13.5 14.5 H10.5 A3.5 3.5 0 0 1 7 11 Z M9.5 8 V3.5 M14.5 8 V3.5"
      )),
    .init(
      "powerplug", [.fill], .line("M9 3 V7.5 M15 3 V7.5 M12 16 V21"),
      .area("M6 8 H18 V11 A5 5 0 0 1 13 16 H11 A5 5 0 0 1 6 11 Z")),
    .init(
      "terminal", [.fill], .area("R3 4.5 18 15 2.5"), .detail("M7 9 L10 12 L7 15 M12.5 15 H16.5")),
    .init(
      "macwindow", [], .line("R3 5 18 14 2.5 M3 9.5 H21"), .dots("P6 7.3 P8.6 7.3", width: 0.6)),
    .init(
      "apps.iphone", [], .line("R6 2.5 12 19 2.5"),
      .dots("P9.7 7 P14.3 7 P9.7 11.5 P14.3 11.5 P9.7 16 P14.3 16", width: 1.2)),
    .init(
      "rotate.right", [],
      .line("R4 10 11 11 2 M9 6.5 H15 A4.5 4.5 0 0 1 19.5 11 V15 M17 12.8 L19.5 15.3 L22 12.8")),
    .init(
      "rotate.left", [],
      .line("R9 10 11 11 2 M15 6.5 H9 A4.5 4.5 0 0 0 4.5 11 V15 M2 12.8 L4.5 15.3 L7 12.8")),
  ]

  private static let battery: SymbolPath = "R2.5 7.5 17 9 2.5 M22 10.8 V13.2"
}
