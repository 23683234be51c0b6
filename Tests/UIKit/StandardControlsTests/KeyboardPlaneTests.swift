import Testing

@testable import StandardControls

/// Where the keys of a keyboard are.
@Suite struct KeyboardPlaneTests {
  private func keys(
    _ keyboard: SoftwareKeyboard, width: CGFloat = 376, height: CGFloat = 216, isPad: Bool = false
  ) -> [KeyboardPlane.PlacedKey] {
    KeyboardContent(keyboard, for: nil).plane(isPad: isPad, hasBottomRow: true)
      .place(in: CGSize(width: width, height: height), isPad: isPad)
  }

  private func frame(_ text: String, in keys: [KeyboardPlane.PlacedKey]) -> CGRect? {
    keys.first { place in
      if case .text(let face, _) = place.key.face { face == text } else { false }
    }?.frame
  }

  @Test func lettersHaveTenKeysInARowWithSixPointsBetween() {
    let keys = keys(SoftwareKeyboard(.default))
    // (376 − 10 · 6) / 10 = 31.6; a quarter of 216 is 54, of which 12 are between the rows.
    #expect(frame("Q", in: keys) == CGRect(x: 3, y: 8, width: 31.6, height: 42))
    // Nine letters and eight gaps take 332.4, in the middle of 376.
    #expect(frame("A", in: keys).map { abs($0.minX - 21.8) < 1e-9 && $0.minY == 62 } == true)
    #expect(frame("return", in: keys).map { abs($0.maxX - 373) < 1e-9 && $0.minY == 170 } == true)
  }

  @Test func digitsAreInThreeColumns() {
    let keys = keys(SoftwareKeyboard(.numberPad), width: 384, height: 210)
    // (384 − 4 · 6) / 3 = 120, (210 − 5 · 6) / 4 = 45.
    #expect(frame("1", in: keys) == CGRect(x: 6, y: 6, width: 120, height: 45))
    #expect(frame("6", in: keys) == CGRect(x: 258, y: 57, width: 120, height: 45))
    #expect(frame("0", in: keys) == CGRect(x: 132, y: 159, width: 120, height: 45))
    #expect(keys.count == 11)
  }

  @Test func tenKeysHaveFiveColumnsAndAReturnKeyOfTwoRows() {
    let keys = keys(SoftwareKeyboard(.tenKey), width: 386, height: 210)
    // (386 − 6 · 6) / 5 = 70.
    #expect(frame("あ", in: keys) == CGRect(x: 82, y: 6, width: 70, height: 45))
    #expect(frame("改行", in: keys) == CGRect(x: 310, y: 108, width: 70, height: 96))
    #expect(frame("い", in: keys) == nil)
  }

  @Test func tenKeysAreInTheMiddleOfATablet() {
    let keys = keys(SoftwareKeyboard(.tenKey), width: 820, height: 265, isPad: true)
    // 520 of 820 points leave 150 at each side; (520 − 6 · 8) / 5 = 94.4, (265 − 5 · 8) / 4 = 56.25.
    #expect(frame("ABC", in: keys)?.minX == 158)
    #expect(frame("あ", in: keys).map { abs($0.minX - 260.4) < 1e-9 && $0.height == 56.25 } == true)
  }

  /// The columns of the fifty sounds are read from the right.
  @Test func kanaHaveAKeyForEachSound() {
    let keys = keys(SoftwareKeyboard(.kana), width: 388, height: 214)
    // (388 − 13 · 4) / 12 = 28, (214 − 6 · 4) / 5 = 38.
    #expect(frame("あ", in: keys) == CGRect(x: 324, y: 4, width: 28, height: 38))
    #expect(frame("お", in: keys) == CGRect(x: 324, y: 172, width: 28, height: 38))
    #expect(frame("わ", in: keys) == CGRect(x: 36, y: 4, width: 28, height: 38))
    #expect(frame("改行", in: keys) == CGRect(x: 356, y: 130, width: 28, height: 80))
    let sounds =
      "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん"
    for sound in sounds { #expect(frame(String(sound), in: keys) != nil, "\(sound)") }
  }

  /// On a tablet, rows begin and end at the same distance from the edges, and all gaps are equal.
  @Test(arguments: [UIKeyboardType.default, .numberPad, .URL])
  func rowsOfATabletHaveEqualGaps(type: UIKeyboardType) {
    let keys = keys(SoftwareKeyboard(type), width: 820, height: 265, isPad: true)
    for (row, places) in Dictionary(grouping: keys, by: \.frame.minY) {
      let frames = places.map(\.frame).sorted { $0.minX < $1.minX }
      #expect(frames.last.map { abs($0.maxX - 814) < 1e-9 } == true, "\(row)")
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(right.minX - left.maxX - 12) < 1e-9, "\(row) \(left) \(right)")
      }
    }
  }

  /// A digit and its letters are on the key, and not over each other, however low the key is.
  @Test(arguments: [12.0, 24, 30, 33, 41.9, 42, 45, 46.5, 49, 80])
  func digitsAndLettersAreOnTheirKeys(height: CGFloat) {
    let key = CGRect(x: 0, y: 0, width: 120, height: height)
    let layout = KeyboardFaceLayout(in: key)
    #expect(layout.isInOneLine == (height < 42))
    #expect(key.contains(layout.text) && key.contains(layout.detail))
    let size = KeyboardFaceLayout.fontSize(25, height: height)
    #expect(size == min(25, height * 0.9))
    // In one line the digit is as wide as half its size, in the middle of the key.
    if layout.isInOneLine {
      #expect(layout.detail.minX == 72)
      #expect(layout.detail.minX - 60 >= size / 4)
    } else {
      // The baseline of the digit is above the letters.
      #expect(layout.detail.minY >= layout.text.maxY - 1)
    }
  }

  @Test(
    arguments: [
      (UIKeyboardType.emailAddress, ["@", "."], ["q"]), (.URL, ["/", ".com"], ["space"]),
      (.webSearch, ["."], []), (.twitter, ["@", "#"], []), (.decimalPad, ["."], ["+*#"]),
      (.phonePad, ["+*#"], ["."]), (.numberPad, ["0"], [".", "+*#"]),
      (.numbersAndPunctuation, ["#+=", "ABC", "?"], ["Q"]), (.asciiCapable, ["Q"], ["@"]),
    ] as [(UIKeyboardType, [String], [String])])
  func eachTypeHasItsKeys(type: UIKeyboardType, present: [String], absent: [String]) {
    let keys = keys(SoftwareKeyboard(.type(type), isShifted: type != .emailAddress))
    for text in present { #expect(frame(text, in: keys) != nil, "\(type): \(text)") }
    for text in absent where !(type == .emailAddress && text == "q") {
      #expect(frame(text, in: keys) == nil, "\(type): \(text)")
    }
  }

  /// Keys have a size, are in the keyboard, and cover no other.
  @Test(arguments: UIKeyboardType.allCases)
  func keysDoNotOverlap(type: UIKeyboardType) {
    for keyboard in [SoftwareKeyboard(type), SoftwareKeyboard(.kana), SoftwareKeyboard(.tenKey)] {
      for (width, height, isPad) in [
        (320.0, 216.0, false), (430, 226, false), (852, 150, false), (820, 265, true),
        (1180, 353, true),
      ] {
        let keys = keys(keyboard, width: width, height: height, isPad: isPad)
        let area = CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: -0.01, dy: -0.01)
        for (index, key) in keys.enumerated() {
          #expect(area.contains(key.frame), "\(type) \(width) \(key)")
          #expect(key.frame.width > 10 && key.frame.height > 10, "\(type) \(width) \(key)")
          for other in keys[(index + 1)...] {
            #expect(
              !key.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame),
              "\(type) \(width) \(key) \(other)")
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (375, 667, 0, false, 216, 0), (393, 852, 34, false, 216, 75), (430, 932, 34, false, 226, 75),
      (667, 375, 0, false, 162, 0), (852, 393, 21, false, 150, 21), (820, 1180, 20, true, 265, 20),
      (1180, 820, 20, true, 353, 20), (100, 200, 0, false, 100, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Bool, CGFloat, CGFloat)])
  func keyboardsAreAsHighAsOnDevices(
    width: CGFloat, height: CGFloat, safe: CGFloat, isPad: Bool, keys: CGFloat, bottom: CGFloat
  ) {
    let metrics = KeyboardMetrics(
      size: CGSize(width: width, height: height), safeBottom: safe, isPad: isPad)
    #expect(metrics.keys == keys && metrics.bottom == bottom)
  }
}
