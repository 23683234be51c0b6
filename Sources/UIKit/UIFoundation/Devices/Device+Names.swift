extension Device {
  /// The device with a name or alias of ``names``, spelled exactly so.
  public init?(named name: String) {
    guard let device = Self.byName[name] else { return nil }
    self = device
  }

  /// All known devices, the phones by age, then the iPads.
  public static let all = families.flatMap { family in
    family.names.map { family.device(named: $0) }
  }

  /// Other names of known devices: the sizes in inches that screens used to be called by, and short
  /// names for the current model of a kind.
  public static let aliases: [(alias: String, name: String)] = [
    ("3.5-inch", "iPhone 4s"), ("4-inch", "iPhone 5s"), ("4.7-inch", "iPhone 8"),
    ("5.5-inch", "iPhone 8 Plus"), ("5.8-inch", "iPhone 11 Pro"), ("6.1-inch", "iPhone 15"),
    ("6.5-inch", "iPhone 11 Pro Max"), ("6.7-inch", "iPhone 15 Pro Max"),
    ("6.3-inch", "iPhone 16 Pro"), ("6.9-inch", "iPhone 16 Pro Max"),
    ("iPhone SE", "iPhone SE (3rd generation)"), ("iPad", "iPad (A16)"),
    ("iPad mini", "iPad mini (A17 Pro)"), ("iPad Air", "iPad Air 11-inch (M3)"),
    ("iPad Pro", "iPad Pro 11-inch (M4)"), ("9.7-inch", "iPad (6th generation)"),
    ("12.9-inch", "iPad Pro 12.9-inch (6th generation)"),
  ]

  /// Every name and alias that ``init(named:)`` accepts.
  public static let names = all.map(\.name) + aliases.map(\.alias)

  /// The known name that was probably meant: the one that is the same but for case, blanks and
  /// punctuation.
  public static func name(resembling text: String) -> String? {
    let letters = lettersAndDigits(of: text)
    return names.first { lettersAndDigits(of: $0) == letters }
  }

  /// The default device of a screen.
  public static let standard =
    Device(named: "iPhone 15")
    ?? Device(name: "iPhone", portraitSize: CGSize(width: 393, height: 852), scale: 3)

  private static let byName: [String: Device] = {
    var devices = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    for (alias, name) in aliases { devices[alias] = devices[name] }
    return devices
  }()

  private static func lettersAndDigits(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
