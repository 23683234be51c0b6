extension KeyboardContent {
  /// The keys to show.
  ///
  /// - Parameter isPad: Whether it is for a tablet, which has no number pads.
  func plane(isPad: Bool, hasBottomRow: Bool) -> KeyboardPlane {
    switch keys {
    case .kana: kanaPlane(hasBottomRow: hasBottomRow)
    case .tenKey: tenKeyPlane(hasBottomRow: hasBottomRow)
    case .type(let type):
      switch type {
      case .numberPad, .asciiCapableNumberPad, .phonePad, .decimalPad:
        isPad ? .rows(symbolRows(isPad: true)) : numberPlane(type)
      case .numbersAndPunctuation: .rows(symbolRows(isPad: isPad))
      default: .rows(letterRows(type, isPad: isPad, hasBottomRow: hasBottomRow))
      }
    }
  }

  // MARK: Letters

  private func letters(_ text: String) -> [KeyboardRow.Item] {
    text.map { letter in
      .init(
        key: .letter(
          isShifted ? letter.uppercased() : String(letter), fontSize: isShifted ? 22.5 : 25))
    }
  }

  private func letterRows(
    _ type: UIKeyboardType, isPad: Bool, hasBottomRow: Bool
  ) -> [KeyboardRow] {
    let shift = KeyboardKey.glyph(
      isShifted ? .shiftOn : .shift, fill: isShifted ? .letter : .function)
    guard isPad else {
      return [
        KeyboardRow(middle: letters("qwertyuiop")), KeyboardRow(middle: letters("asdfghjkl")),
        KeyboardRow(
          leading: [.init(key: shift, width: 1.3)], middle: letters("zxcvbnm"),
          trailing: [.init(key: .delete, width: 1.3)]),
        bottomRow(type, other: "123"),
      ]
    }
    return [
      KeyboardRow(
        leading: letters("qwertyuiop"), middle: [.init(key: .delete, width: nil)]),
      KeyboardRow(
        leading: letters("asdfghjkl"), middle: [.init(key: returnKey, width: nil)], indent: 0.5),
      KeyboardRow(
        leading: [.init(key: shift)],
        middle: letters("zxcvbnm") + [
          .init(key: .letter(",", detail: nil)), .init(key: .letter(".", detail: nil)),
        ],
        trailing: [.init(key: shift, width: 1.2)]),
      padBottomRow(other: ".?123"),
    ]
  }

  private func bottomRow(_ type: UIKeyboardType, other: String) -> KeyboardRow {
    let leading: [KeyboardRow.Item] = [
      .init(key: .function(other), width: 1.3), .init(key: .glyph(.smiley), width: 1.3),
    ]
    let space = KeyboardRow.Item(
      key: KeyboardKey(face: .text("space"), action: .insert(" "), fontSize: 16), width: nil)
    func letter(_ text: String, _ width: CGFloat? = 1, _ fontSize: CGFloat = 20)
      -> KeyboardRow.Item
    { .init(key: .letter(text, fontSize: fontSize), width: width) }
    let middle: [KeyboardRow.Item] =
      switch type {
      case .URL: [letter(".", nil), letter("/", nil), letter(".com", nil, 16)]
      case .emailAddress: [space, letter("@"), letter(".")]
      case .webSearch: [space, letter(".")]
      case .twitter: [space, letter("@"), letter("#")]
      default: [space]
      }
    return KeyboardRow(
      leading: leading, middle: middle, trailing: [.init(key: returnKey, width: 2.4)])
  }

  private func padBottomRow(other: String) -> KeyboardRow {
    KeyboardRow(
      leading: [
        .init(key: .function(other), width: 1.2), .init(key: .glyph(.globe), width: 1.2),
        .init(key: .glyph(.microphone), width: 1.2),
      ],
      middle: [
        .init(key: KeyboardKey(face: .text(""), action: .insert(" ")), width: nil)
      ],
      trailing: [
        .init(key: .function(other), width: 1.2), .init(key: .glyph(.hide), width: 1.2),
      ])
  }

  // MARK: Numbers

  private func symbols(_ text: String) -> [KeyboardRow.Item] {
    text.map { .init(key: .letter(String($0))) }
  }

  private func symbolRows(isPad: Bool) -> [KeyboardRow] {
    guard isPad else {
      return [
        KeyboardRow(middle: symbols("1234567890")), KeyboardRow(middle: symbols("-/:;()$&@\"")),
        KeyboardRow(
          leading: [.init(key: .function("#+="), width: 1.3)],
          middle: ".,?!'".map { .init(key: .letter(String($0)), width: 1.35) },
          trailing: [.init(key: .delete, width: 1.3)]),
        bottomRow(.default, other: "ABC"),
      ]
    }
    return [
      KeyboardRow(leading: symbols("1234567890"), middle: [.init(key: .delete, width: nil)]),
      KeyboardRow(
        leading: symbols("@#$&*()'\""), middle: [.init(key: returnKey, width: nil)], indent: 0.5),
      KeyboardRow(
        leading: [.init(key: .function("#+="))], middle: symbols("%-+=/;:,."),
        trailing: [.init(key: .function("#+="), width: 1.2)]),
      padBottomRow(other: "ABC"),
    ]
  }

  /// The letters below the digits from 2 on, as on telephones (ITU-T E.161).
  private static let digitLetters = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private func numberPlane(_ type: UIKeyboardType) -> KeyboardPlane {
    let hasLetters = type == .numberPad || type == .phonePad
    var keys: [KeyboardPlane.GridKey] = (1...9).map { digit in
      let letters = digit == 1 ? "" : Self.digitLetters[digit - 2]
      return .init(
        key: .letter("\(digit)", detail: hasLetters ? letters : nil, fontSize: 25),
        column: (digit - 1) % 3, row: (digit - 1) / 3)
    }
    let corner: KeyboardKey? =
      switch type {
      case .decimalPad:
        KeyboardKey(face: .text("."), fill: .none, action: .insert("."), fontSize: 25)
      case .phonePad: KeyboardKey(face: .text("+*#"), fill: .none, fontSize: 18)
      default: nil
      }
    if let corner { keys.append(.init(key: corner, column: 0, row: 3)) }
    keys.append(
      .init(
        key: .letter("0", detail: type == .phonePad ? "+" : nil, fontSize: 25), column: 1, row: 3))
    keys.append(
      .init(key: .glyph(.delete, fill: .none, action: .delete), column: 2, row: 3))
    return .grid(columns: 3, keys)
  }

  // MARK: The return key

  var returnKey: KeyboardKey {
    let isKana = keys == .kana || keys == .tenKey
    let isPlain = [.default, .next, .continue].contains(returnKeyType) || !isReturnEnabled
    return KeyboardKey(
      face: .text(isKana ? returnKeyType.kanaTitle : returnKeyType.title),
      fill: isPlain ? .function : .prominent,
      action: isReturnEnabled ? .insert("\n") : .none, fontSize: 16)
  }
}

extension UIReturnKeyType {
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  fileprivate var kanaTitle: String {
    switch self {
    case .default: "改行"
    case .go: "開く"
    case .google: "Google"
    case .join: "接続"
    case .next: "次へ"
    case .route: "経路"
    case .search: "検索"
    case .send: "送信"
    case .yahoo: "Yahoo!"
    case .done: "完了"
    case .emergencyCall: "緊急"
    case .continue: "続ける"
    }
  }
}
