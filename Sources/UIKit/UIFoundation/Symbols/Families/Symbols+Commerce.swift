extension SymbolDefinition {
  /// Buying, paying, giving.
  static let commerce: [SymbolDefinition] = [
    .init(
      "cart", [.circle, .fine], .line("M2.8 4.5 H5.2 L7.3 15.5 H18 L20.3 7.8 H5.9"),
      .dots("P8.8 19.3 P16.6 19.3", width: 1.6)),
    .init(
      "cart", [.filledOnly], .line("M2.8 4.5 H5.2 L7.3 15.5 H18"),
      .area("M5.9 7.8 H20.3 L18 15.5 H7.3 Z"), .dots("P8.8 19.3 P16.6 19.3", width: 1.6)),
    .init(
      "cart.badge.plus", [],
      .line("M2.8 4.5 H5.2 L7.3 15.5 H18 L19.2 11.5 M5.9 7.8 H10.5 M17.5 3 V9 M14.5 6 H20.5"),
      .dots("P8.8 19.3 P16.6 19.3", width: 1.6)),
    .init("bag", [.fill, .circle], .area(bag), .line("M8.5 8.5 V7 A3.5 3.5 0 0 1 15.5 7 V8.5")),
    .init(
      "bag", [.plus, .minus, .badgesOnly], .area(bag),
      .line("M8.5 8.5 V7 A3.5 3.5 0 0 1 15.5 7 V8.5")),
    .init(
      "basket", [.fill],
      .area("M4 11 H20 L18.3 18.4 A2 2 0 0 1 16.4 20 H7.6 A2 2 0 0 1 5.7 18.4 Z"),
      .line("M2.5 11 H21.5 M7 10.5 L10.5 4 M17 10.5 L13.5 4"), .detail("M9.5 14 V17 M14.5 14 V17")),
    .init("creditcard", [.fill, .circle], .area("R3 5 18 14 2"), .detail("M3 10 H21 M6.5 15 H10")),
    .init(
      "giftcard", [.fill], .area("R3 5 18 14 2"),
      .detail("M9 5 V19 M3 12 H21 M9 12 L6.5 15 M9 12 L11.5 15")),
    .init(
      "gift", [.fill, .circle],
      .area(
        "R3 7.5 18 4 1 M5 11.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H17.5 A1.5 1.5 0 0 0 19 18.5 V11.5 Z"),
      .line(
        "M12 7.5 C10.5 3.8 6.5 2.8 6.5 5.3 C6.5 7 8.5 7.5 12 7.5 C15.5 7.5 17.5 7 17.5 5.3 C17.5 2.8 13.5 3.8 12 7.5 Z"
      ), .detail("M12 7.5 V20 M5 11.5 H19")),
    .init(
      "tag", [.fill, .circle],
      .area(
        "M4 5.5 A1.5 1.5 0 0 1 5.5 4 H12 L20.3 12.3 A1.5 1.5 0 0 1 20.3 14.4 L14.4 20.3 A1.5 1.5 0 0 1 12.3 20.3 L4 12 Z"
      ), .holes("P8.3 8.3")),
    .init(
      "banknote", [.fill], .area("R2.5 6 19 12 2"), .detail("O12 12 2.8"),
      .holes("P6 12 P18 12", width: 0.9)),
    .init(
      "barcode", [], .line("M3 5 V19 M7 5 V19 M11 5 V19 M17 5 V19 M21 5 V19"),
      SymbolPart(role: .line, path: "M14 5 V19 M19 5 V19", width: 0.5)),
    .init(
      "barcode.viewfinder", [],
      .line(
        "M3 8 V6 A2.5 2.5 0 0 1 5.5 3.5 H7.5 M16.5 3.5 H18.5 A2.5 2.5 0 0 1 21 6 V8 M21 16 V18 A2.5 2.5 0 0 1 18.5 20.5 H16.5 M7.5 20.5 H5.5 A2.5 2.5 0 0 1 3 18 V16 M8 8 V16 M12 8 V16 M16 8 V16"
      )),
    .init(
      "qrcode", [],
      .line(
        "R4 4 6 6 0.5 R14 4 6 6 0.5 R4 14 6 6 0.5 M14 14 V16 M20 14 H18 V17 M14 20 H16 M20 20 V20.1"
      ), .dots("P7 7 P17 7 P7 17", width: 0.8)),
    .init(
      "qrcode.viewfinder", [],
      .line(
        "M3 8 V6 A2.5 2.5 0 0 1 5.5 3.5 H7.5 M16.5 3.5 H18.5 A2.5 2.5 0 0 1 21 6 V8 M21 16 V18 A2.5 2.5 0 0 1 18.5 20.5 H16.5 M7.5 20.5 H5.5 A2.5 2.5 0 0 1 3 18 V16"
      ),
      SymbolPart(
        role: .line,
        path:
          "R7.5 7.5 3 3 0.3 R13.5 7.5 3 3 0.3 R7.5 13.5 3 3 0.3 M13.5 13.5 H14 M16.5 13.5 V15 M13.5 16.5 H16.5",
        width: 0.75)),
    .init(
      "shippingbox", [.fill, .circle], .area("M12 3 L20 7 V17 L12 21 L4 17 V7 Z"),
      .detail("M4 7 L12 11 L20 7 M12 11 V21 M8 5 L16 9")),
    .init(
      "storefront", [.fill],
      .area(
        "M5 4 H19 L21 9 A2.3 2.3 0 0 1 16.5 9.5 A2.3 2.3 0 0 1 12 9.5 A2.3 2.3 0 0 1 7.5 9.5 A2.3 2.3 0 0 1 3 9 Z"
      ), .line("M5 12.5 V20 H19 V12.5 M10 20 V15.5 H14 V20")),
    .init(
      "wallet.pass", [.fill], .area("R4 3 16 18 2.5"),
      .detail("M4 8 H20 M4 12 H9 A3 3 0 0 0 15 12 H20")),
    .init(
      "hand.wave", [.fill],
      .area(
        "M8 19 L4.6 13.4 A1.4 1.4 0 0 1 7 12 L5.8 8.4 A1.4 1.4 0 0 1 8.3 7.4 L7.8 5.4 A1.4 1.4 0 0 1 10.4 4.6 L13 9.6 L14 7.2 A1.5 1.5 0 0 1 16.8 8.2 C17.4 12 18.6 17.6 14.4 20 C12 21.2 9.8 20.8 8 19 Z"
      ), .line("M15.8 3 A5.6 5.6 0 0 1 20.4 6.6")),
    .init(
      "percent", [.circle, .enclosedOnly], .line(""),
      inside: [SymbolPart(role: .line, path: "O9.2 9.4 1.5 O14.8 14.6 1.5 M15 8 L9 16", width: 0.8)]
    ),
    .init(
      "scalemass", [.fill],
      .area(
        "M7.5 9 H16.5 A1.5 1.5 0 0 1 18 10.2 L19.8 19 A1.5 1.5 0 0 1 18.3 20.5 H5.7 A1.5 1.5 0 0 1 4.2 19 L6 10.2 A1.5 1.5 0 0 1 7.5 9 Z"
      ), .line("O12 6 2.5")),
  ]

  private static let bag: SymbolPath =
    "M5.5 8.5 H18.5 L19.6 18.8 A1.6 1.6 0 0 1 18 20.5 H6 A1.6 1.6 0 0 1 4.4 18.8 Z"
}
