import StandardViews
import Testing
import ViewTestSupport

/// In the blocks font a character is 0.6 em wide, and a line 1 em high with its baseline at 0.8.
@Suite struct Labels {
  private func label(_ text: String?, size: CGFloat = 10) -> UILabel {
    let label = UILabel()
    label.font = UIFont(.blocks(size: size))
    label.text = text
    return label
  }

  @Test func aLabelHasTheDefaultsOfUIKit() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func theSizeIsThatOfTheText() {
    #expect(label("abc").intrinsicContentSize == CGSize(width: 18, height: 10))
    #expect(label("ab\nabcd").intrinsicContentSize.height == 10)
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test(arguments: [(1, 9), (2, 8.5), (3, 26.0 / 3)] as [(CGFloat, CGFloat)])
  func theSizeIsRoundedUpToPixels(scale: CGFloat, width: CGFloat) {
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: scale)])
      .performAsCurrent {
        // Two characters of 4.2 points.
        #expect(label("ab", size: 7).intrinsicContentSize == CGSize(width: width, height: 7))
      }
  }

  @Test func theSystemFontsLineHeightIsRoundedUp() {
    let label = UILabel()
    label.text = "Ag"
    // 2444/2048 em of 17 points is 20.287.
    atOnePixelAPoint { #expect(label.intrinsicContentSize.height == 21) }
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(label.intrinsicContentSize.height == 20.5)
    }
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    }
  }

  /// The heights of labels of one line that Interface Builder stored in public storyboards.
  @Test(
    arguments: [
      (9, 1, 11), (9, 2, 11), (10, 1, 12), (10, 2, 12), (12, 2, 14.5), (13, 1, 16), (13, 2, 16),
      (14, 1, 17), (14, 2, 17), (15, 1, 18), (15, 2, 18), (16, 2, 19.5), (16, 3, 58.0 / 3),
      (17, 1, 21), (17, 2, 20.5), (17, 3, 61.0 / 3), (18, 2, 21.5), (20, 1, 24), (20, 2, 24),
      (21, 1, 26), (24, 1, 29), (24, 2, 29), (36, 1, 43), (36, 2, 43), (48, 1, 58), (72, 1, 86),
      (72, 2, 86),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func linesAreAsHighAsInInterfaceBuilder(size: CGFloat, scale: CGFloat, height: CGFloat) {
    UITraitCollection(displayScale: scale).performAsCurrent {
      for font in [
        UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
        .systemFont(ofSize: size, weight: .medium),
      ] {
        let label = UILabel()
        label.text = "Label"
        label.font = font
        #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
      }
    }
  }

  /// Lines are not rounded one by one: 40.57 and 60.86 points.
  @Test(arguments: [(2, 41), (3, 61)] as [(Int, CGFloat)])
  func theHeightOfAllLinesIsRoundedUpOnce(lines: Int, height: CGFloat) {
    UITraitCollection(displayScale: 2).performAsCurrent {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: "Label", count: lines).joined(separator: "\n")
      #expect(label.intrinsicContentSize.height == height)
    }
  }

  /// 0.952 em below the top, to the nearest pixel: 16.19 points of 17, 13.33 of 14, 11.43 of 12; and
  /// 20.29 further down for the second of two lines of 17.
  @Test(
    arguments: [
      (17, 1, 2, 16, 4.5), (17, 1, 1, 16, 5), (17, 1, 3, 49.0 / 3, 4), (14, 1, 2, 13.5, 3.5),
      (12, 1, 2, 11.5, 3), (17, 2, 2, 16, 41 - 36.5),
    ] as [(CGFloat, Int, CGFloat, CGFloat, CGFloat)])
  func baselinesAreOnPixelEdges(
    size: CGFloat, lines: Int, scale: CGFloat, first: CGFloat, last: CGFloat
  ) {
    UITraitCollection(displayScale: scale).performAsCurrent {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.numberOfLines = 0
      label.text = Array(repeating: "Label", count: lines).joined(separator: "\n")
      guard case .edges(let top, let bottom) = label.layoutBaselines else {
        Issue.record("a label's baselines are measured from its edges")
        return
      }
      #expect(abs(top - first) < 1e-9)
      #expect(abs(bottom - last) < 1e-9)
      label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
      #expect(abs(label.firstBaselineFromTop - first) < 1e-9)
    }
  }

  /// The accents of `Ế` end 118 points above the baseline, 23 above the line; the comma below `ķ` 27
  /// points below it, 3 below the line. The baseline, 95.2 points below the top of the line, is moved
  /// to the nearest pixel edge.
  @Test(
    arguments: [
      (1, 1, 135 - 118, 135 + 27 - 1), (2, 1, 135 - 118, 135 + 27 - 0.5),
      (2, 0.5, 135 - 118, 135 + 27 - 0.5),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lettersAreDrawnBeyondTheLabel(
    scale: CGFloat, alpha: CGFloat, firstRow: CGFloat, lastRow: CGFloat
  ) throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 100)
    label.text = "Ếķ"
    label.alpha = alpha
    UITraitCollection(displayScale: scale).performAsCurrent {
      label.frame = CGRect(origin: CGPoint(x: 0, y: 40), size: label.intrinsicContentSize)
    }
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    canvas.addSubview(label)
    let picture = try UIViewRenderer(scale: scale).bitmap(of: canvas)
    let inkedRows = (0..<picture.height).filter { row in
      (0..<picture.width).contains { picture[$0, row] >> 24 > 0 }
    }
    #expect(inkedRows.first.map { CGFloat($0) / scale } == firstRow)
    #expect(inkedRows.last.map { CGFloat($0) / scale } == lastRow)
  }

  @Test func aLabelThatIsDisabledIsTranslucent() throws {
    let label = label("ab")
    label.sizeToFit()
    let enabled = try UIViewRenderer(scale: 1).bitmap(of: label)
    label.isEnabled = false
    let disabled = try UIViewRenderer(scale: 1).bitmap(of: label)
    let opacities = (0..<enabled.width).map { (enabled[$0, 5] >> 24, disabled[$0, 5] >> 24) }
    #expect(opacities.contains { $0.0 == 255 })
    #expect(opacities.allSatisfy { abs(Int($0.0) / 2 - Int($0.1)) <= 1 })
  }

  @Test func aLabelOfOneLineFitsWithoutLookingAtTheWidth() {
    let one = label("aaaa bbbb")
    #expect(one.sizeThatFits(CGSize(width: 30, height: 5)) == CGSize(width: 54, height: 10))
    one.numberOfLines = 0
    #expect(one.sizeThatFits(CGSize(width: 30, height: 5)) == CGSize(width: 24, height: 20))
    #expect(one.sizeThatFits(.zero) == CGSize(width: 54, height: 10))
    one.preferredMaxLayoutWidth = 30
    #expect(one.intrinsicContentSize == CGSize(width: 24, height: 20))
  }

  /// 10 points at each side and 5 above and below, as labels with padding are written for UIKit.
  private final class PaddedLabel: UILabel {
    private let padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    private(set) var drawnRects: [CGRect] = []

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let text = super.textRect(
        forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: text.minX - 10, y: text.minY - 5, width: text.width + 20, height: text.height + 10)
    }

    override func drawText(in rect: CGRect) {
      drawnRects.append(rect)
      super.drawText(in: rect.inset(by: padding))
    }
  }

  private func paddedLabel(_ text: String) -> PaddedLabel {
    let label = PaddedLabel()
    label.font = UIFont(.blocks(size: 10))
    label.text = text
    return label
  }

  @Test func sizesGoThroughTheTextRectangle() {
    let label = paddedLabel("abc")
    // 18 by 10 points of text.
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: 20))
    #expect(label.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 38, height: 20))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 38, height: 20))
  }

  @Test func linesOfAPaddedLabelBreakWithinItsPadding() {
    let label = paddedLabel("aaaa bbbb")
    label.numberOfLines = 0
    // 24 points a word fit into 50 - 20, both words need 54.
    #expect(label.sizeThatFits(CGSize(width: 50, height: 500)) == CGSize(width: 44, height: 30))
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == CGSize(width: 44, height: 30))
  }

  @Test func aPaddedLabelThatConstraintsPlaceIsAsHighAsItsLinesAndItsPadding() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
    let label = paddedLabel("aaaa bbbb")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.pinToCorner()
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  /// The most copied way to pad a label: it draws inside of insets, which it adds to its size.
  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test func aSizeOfItsOwnCountsWhereConstraintsGiveTheWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    let label = InsetLabel()
    label.font = UIFont(.blocks(size: 10))
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.pinToCorner()
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    // Two of three words of 24 points, 54 with the space, fit into 60: two lines of 10, and twice 5.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    // What was found is not kept: without a width the text has one line.
    #expect(label.intrinsicContentSize == CGSize(width: 14 * 6 + 20, height: 20))
  }

  @Test func textIsDrawnInTheBoundsByDrawText() throws {
    let label = paddedLabel("a")
    label.frame = CGRect(x: 0, y: 0, width: 26, height: 20)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: label)
    #expect(label.drawnRects == [CGRect(x: 0, y: 0, width: 26, height: 20)])
    // The letter is 6 wide and begins 10 points in; its baseline is 8 below the padding's 5.
    #expect(bitmap[9, 10] == 0)
    #expect(bitmap[12, 10] != 0)
  }

  @Test func linesAreLimitedByTheirNumber() {
    let label = label("aa bb cc dd")
    label.numberOfLines = 3
    #expect(label.sizeThatFits(CGSize(width: 12, height: 100)) == CGSize(width: 12, height: 30))
  }

  @Test func theTextRectangleIsAlignedAtTheTop() {
    let label = label("abc")
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 0, y: 0, width: 18, height: 10))
    label.textAlignment = .right
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 22, y: 0, width: 18, height: 10))
    label.textAlignment = .center
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 11, y: 0, width: 18, height: 10))
  }

  /// The usual way to align texts at the top: drawn in the middle of a rectangle that is as high as they are.
  @Test func aLabelThatDrawsInItsTextRectangleIsAlignedAtTheTop() throws {
    final class TopLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
      }
    }
    let label = TopLabel()
    label.font = UIFont(.blocks(size: 10))
    label.text = "a"
    label.frame = CGRect(x: 0, y: 0, width: 6, height: 30)
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: label)
    #expect((0..<30).map { bitmap[3, $0] >> 24 != 0 } == (0..<30).map { $0 < 10 })
  }

  /// A line of the system font of 12 points is 14.32 points high; at 3x that are 43 pixels.
  @Test func theTextRectangleHasWholePixels() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.text = "Hello"
    UITraitCollection(displayScale: 3).performAsCurrent {
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
      let size = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size
      #expect(size.height == 43.0 / 3)
      #expect((size.width * 3).rounded() / 3 == size.width)
    }
  }

  @Test func baselinesAreMeasuredFromTheEdges() {
    let label = label("a\nb")
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    // Two lines of 10, from y 10: baselines at 18 and 28.
    #expect(label.firstBaselineFromTop == 18)
    #expect(label.lastBaselineFromBottom == 12)
  }

  @Test func theBaselineIsOnAPixelEdge() throws {
    let label = label("a")
    label.frame = CGRect(x: 0, y: 0, width: 6, height: 13)
    // Centred at 1.5, the baseline would be at 9.5.
    atOnePixelAPoint { #expect(label.firstBaselineFromTop == 10) }
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: label)
    // The box reaches from 2 to 12.
    #expect(
      (0..<13).map { bitmap[3, $0] >> 24 } == [0, 0] + [UInt32](repeating: 255, count: 10) + [0])
  }

  @Test func textShrinksToTheWidth() {
    let label = label("abcdefghij")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let half = CGRect(x: 0, y: 0, width: 30, height: 20)
    let rect = label.textRect(forBounds: half, limitedToNumberOfLines: 1)
    #expect(rect.width <= 30 && rect.width > 28)
    #expect(rect.height >= 5 && rect.height < 5.5)
    // Its natural size does not shrink.
    #expect(label.intrinsicContentSize.width == 60)
  }

  @Test func highlightedTextHasItsOwnColor() throws {
    let label = label("a")
    label.textColor = .red
    label.highlightedTextColor = .blue
    label.frame = CGRect(x: 0, y: 0, width: 6, height: 10)
    let renderer = UIViewRenderer(scale: 1)
    #expect(try renderer.bitmap(of: label)[3, 5] == 0xFFFF_0000)
    label.isHighlighted = true
    #expect(try renderer.bitmap(of: label)[3, 5] == 0xFF00_00FF)
  }

  @Test func changedTextAsksTheSuperviewForLayout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let parent = Counting()
    let label = label("a")
    parent.addSubview(label)
    parent.layoutIfNeeded()
    label.text = "b"
    label.text = "b"
    parent.layoutIfNeeded()
    #expect(parent.count == 2)
  }

  /// The full stop stays behind the last letter, as in a mirrored interface of an iPhone.
  @Test func aMirroredInterfaceMovesTextToTheRightAndLeavesItsDirection() throws {
    func picture(_ alignment: NSTextAlignment, mirrored: Bool) throws -> Bitmap {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
      label.text = "日本語。"
      label.textAlignment = alignment
      if mirrored { label.semanticContentAttribute = .forceRightToLeft }
      return try UIViewRenderer(scale: 1).bitmap(of: label)
    }
    #expect(try picture(.natural, mirrored: true) == picture(.right, mirrored: false))
    #expect(try picture(.left, mirrored: true) == picture(.left, mirrored: false))
    #expect(try picture(.left, mirrored: false) != picture(.right, mirrored: false))
  }

  /// The x at which the text begins: 6 points a letter in 60.
  private func textStart(_ label: UILabel) -> CGFloat {
    label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
  }

  private func wideLabel() -> UILabel {
    let label = label("abc")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    return label
  }

  @Test func aLabelFollowsAChangeOfItsDirection() {
    let label = wideLabel()
    #expect(textStart(label) == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(textStart(label) == 42)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(textStart(label) == 0)
  }

  @Test func aLabelFollowsTheDirectionOfOtherTraits() {
    let label = wideLabel()
    #expect(textStart(label) == 0)
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(textStart(label) == 42)
    }
    #expect(textStart(label) == 0)
  }

  @Test func aChangedDirectionDrawsALabelInAWindowAgain() throws {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let root = UIView()
    application.show(root)
    let label = wideLabel()
    label.frame.size.width = 30
    label.textColor = .red
    root.addSubview(label)
    #expect(try application.picture(scale: 1)[2, 5] == 0xFFFF_0000)
    label.semanticContentAttribute = .forceRightToLeft
    let picture = try application.picture(scale: 1)
    #expect(picture[2, 5] != 0xFFFF_0000)
    // The text is 18 of 30 points wide.
    #expect(picture[14, 5] == 0xFFFF_0000)
  }
}

@Suite struct Fonts {
  @Test func everyWeightIsAFile() {
    func name(_ weight: UIFont.Weight) -> String {
      UIFont.systemFont(ofSize: 10, weight: weight).fontName
    }
    #expect(name(.ultraLight) == "MPLUS1-Thin")
    #expect(name(.thin) == "MPLUS1-ExtraLight")
    #expect(name(.light) == "MPLUS1-Light")
    #expect(name(.regular) == "MPLUS1-Regular")
    #expect(name(.medium) == "MPLUS1-Medium")
    #expect(name(.semibold) == "MPLUS1-SemiBold")
    #expect(name(.bold) == "MPLUS1-Bold")
    #expect(name(.heavy) == "MPLUS1-ExtraBold")
    #expect(name(.black) == "MPLUS1-Black")
    #expect(UIFont.boldSystemFont(ofSize: 10).fontName == "MPLUS1-Bold")
    // Between 0.3, semibold, and 0.4, bold.
    #expect(name(UIFont.Weight(rawValue: 0.36)) == "MPLUS1-Bold")
  }

  @Test func metricsGrowWithTheSize() {
    let font = UIFont.systemFont(ofSize: 10)
    let unit: CGFloat = 1 / 2048
    #expect(font.ascender == 19_500 * unit)
    #expect(font.descender == -4_940 * unit)
    #expect(font.withSize(20).lineHeight == 48_880 * unit)
    #expect(font.capHeight == 14_430 * unit)
  }
}
