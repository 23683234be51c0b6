/// The advance widths of the letters of iOS's system font.
///
/// The numbers are fitted to the widths that public Interface Builder documents store of labels and buttons
/// of one line, from 9 to 95 points, and from 20 points to the widths of labels and buttons in pictures of simulators. A
/// width on a device is within 1.5 points or 2 % of them for 97 of 100 such texts. Rare characters are uncertain.
struct SystemAdvances: Sendable, Hashable {
  /// iOS's system font has two designs.
  enum OpticalSize: Sendable, Hashable {
    /// Below 20 points. The smaller it is, the wider apart its letters are.
    case text
    /// From 20 points. Its letters are closer together, capital ones and digits less so.
    case display

    init(pointSize: Double) { self = pointSize < 20 ? .text : .display }
  }

  var weight: FontWeight
  var opticalSize: OpticalSize
  /// Whether all digits are as wide as a zero. Otherwise a one is narrower.
  var hasTabularDigits = false

  /// The advance width of a character, in ems, at 17 points, or at the smallest sizes of display; nil for one whose width
  /// is not known.
  func advance(of scalar: UInt32) -> Double? {
    let scalar = hasTabularDigits && CharacterKind.isDigit(scalar) ? CharacterKind.zero : scalar
    guard let thousandths = Self.thousandths[scalar] else { return nil }
    return Double(thousandths + added(to: scalar)) / 1000 + spacing
  }

  /// Added to the widths of all characters, in ems.
  private var spacing: Double {
    switch opticalSize {
    case .text: Self.textSpacing / Self.bodySize
    case .display: Self.displaySpacing
    }
  }

  /// By how much a character is wider than in the text size's regular weight, in thousandths of an em.
  private func added(to scalar: UInt32) -> Int {
    switch opticalSize {
    case .text: return 11 * weight.stepsAboveRegular
    case .display:
      let design =
        switch scalar {
        case 0x41...0x5A: 30
        case 0x61...0x7A: 0
        case 0x30...0x39: 28
        default: 9
        }
      return design + 12 * weight.stepsAboveRegular
    }
  }

  /// The space that a size has after each character beside the advance widths, in ems; negative between 17 and 20
  /// points, and above 28.
  static func tracking(pointSize: Double) -> Double {
    switch OpticalSize(pointSize: pointSize) {
    case .text: textSpacing / max(pointSize, smallestSize) - textSpacing / bodySize
    case .display: displayTracking(pointSize: pointSize)
    }
  }

  /// Between two sizes of the table it changes evenly.
  private static func displayTracking(pointSize: Double) -> Double {
    guard let upper = displayTrackings.first(where: { pointSize < $0.pointSize }) else {
      return displayTrackings.last?.tracking ?? 0
    }
    guard let lower = displayTrackings.last(where: { $0.pointSize <= pointSize }) else { return 0 }
    let share = (pointSize - lower.pointSize) / (upper.pointSize - lower.pointSize)
    return lower.tracking + share * (upper.tracking - lower.tracking)
  }

  // Points. Nothing is known of texts below 9 points.
  private static let textSpacing = 1.06
  private static let bodySize = 17.0
  private static let smallestSize = 9.0
  // Ems.
  private static let displaySpacing = 0.0397
  /// Beside the spacing. Differences of the tracking values in Apple's Human Interface Guidelines, which up to 28 points
  /// make up for narrower letters.
  private static let displayTrackings: [(pointSize: Double, tracking: Double)] = [
    (28, 0), (34, -0.0018), (40, -0.0043), (48, -0.0063), (58, -0.0088), (72, -0.0117),
    (80, -0.0136),
  ]

  /// Widths of the regular weight without the spacing, in thousandths of an em.
  private static let thousandths: [UInt32: Int] = [UInt32: Int](
    uniqueKeysWithValues: widths.map { ($0.key.value, $0.value) })

  private static let widths: [Unicode.Scalar: Int] = [
    " ": 194, "!": 226, "\"": 404, "$": 569, "%": 776, "'": 207, "(": 282, ")": 282, "+": 517,
    ",": 183, "-": 340, ".": 203, "/": 216, "0": 551, "1": 391, "2": 533, "3": 551, "4": 549,
    "5": 504, "6": 576, "7": 491, "8": 563, "9": 557, ":": 213, "<": 598, ">": 515, "?": 433,
    "A": 598, "B": 579, "C": 624, "D": 634, "E": 518, "F": 477, "G": 662, "H": 663, "I": 202,
    "J": 478, "K": 582, "L": 478, "M": 812, "N": 646, "O": 690, "P": 551, "Q": 674, "R": 568,
    "S": 567, "T": 512, "U": 624, "V": 575, "W": 873, "X": 562, "Y": 525, "Z": 581, "[": 223,
    "_": 490, "a": 473, "b": 545, "c": 474, "d": 543, "e": 486, "f": 278, "g": 512, "h": 521,
    "i": 165, "j": 134, "k": 447, "l": 179, "m": 800, "n": 500, "o": 485, "p": 521, "r": 303,
    "s": 439, "t": 273, "u": 507, "v": 435, "w": 689, "x": 416, "y": 449, "z": 456,
  ]
}

extension FontWeight {
  /// 1 for medium, 5 for black; 0 for regular and lighter ones.
  fileprivate var stepsAboveRegular: Int { max(weightClass - 400, 0) / 100 }
}
