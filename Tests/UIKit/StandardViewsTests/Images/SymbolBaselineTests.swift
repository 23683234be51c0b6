import StandardViews
import Testing
import ViewTestSupport

/// Capital letters of the system font are 1443/2048 em high: 11.978 points at 17. A symbol of 24 points is centred on
/// them, so that the baseline is (24 - 11.978) / 2 = 6.011 points above its bottom.
@Suite struct SymbolBaselineTests {
  private func symbol(
    _ pointSize: CGFloat? = nil, scale: UIImage.SymbolScale = .unspecified
  ) throws -> UIImage {
    let configuration =
      pointSize.map { UIImage.SymbolConfiguration(pointSize: $0, scale: scale) }
      ?? .init(scale: scale)
    return try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test(
    arguments: [
      (17, .medium, 24, 6.0110), (34, .medium, 48, 12.0220), (17, .small, 19.2, 3.6110),
      (17, .large, 30, 9.0110), (8.5, .medium, 12, 3.0055),
    ] as [(CGFloat, UIImage.SymbolScale, CGFloat, CGFloat)])
  func aSymbolIsCentredOnCapitalLetters(
    pointSize: CGFloat, scale: UIImage.SymbolScale, height: CGFloat, baseline: CGFloat
  ) throws {
    let image = try symbol(pointSize, scale: scale)
    #expect(abs(image.size.height - height) < 1e-3)
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(abs(offset - baseline) < 1e-3)
    #expect(image.hasBaseline)
  }

  @Test func onlySymbolsHaveABaselineUntilOneIsGiven() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    #expect(picture.baselineOffsetFromBottom == nil && !picture.hasBaseline)
    #expect(picture.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    let symbol = try symbol()
    #expect(symbol.withBaselineOffset(fromBottom: -1).baselineOffsetFromBottom == -1)
    #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(symbol.withTintColor(.red).hasBaseline)
    #expect(symbol.withRenderingMode(.alwaysOriginal).hasBaseline)
  }

  /// The label's baseline is 16 points below its top: 1950/2048 of 17 is 16.2. The symbol's is 24 - 6 = 18, so that the
  /// symbol begins 2 points above the label and ends 22 below the label's top, 1.5 below the label's end of 20.5.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aSymbolIsLevelWithTheTextOfItsRow(alignment: UIStackView.Alignment) throws {
    try UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: 2)])
      .performAsCurrent {
        let label = UILabel()
        label.text = "Settings"
        let image = UIImageView(image: try symbol())
        let row = UIStackView(arrangedSubviews: [image, label])
        row.alignment = alignment
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 24)
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 24)
        row.layoutIfNeeded()
        #expect(image.frame.minY == 0 && image.frame.height == 24)
        #expect(label.frame.minY == 2)
      }
  }

  /// A symbol of 31 points is 43.76 high, with its baseline 11 above its bottom. Two lines of 17 have 16 points above the
  /// first baseline and 25 below: 32.76 + 25 = 57.76. Without its baseline the symbol hangs from the text's:
  /// 16 + 43.76 = 59.76. Both are rounded up to pixels.
  @Test func aRowIsAsHighAsTheSymbolAboveTheBaselineAndTheTextBelow() throws {
    try UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: 2)])
      .performAsCurrent {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One\nTwo"
        let images = try [symbol(31), symbol(31).imageWithoutBaseline()].map(
          UIImageView.init(image:))
        let heights = images.map { image in
          let row = UIStackView(arrangedSubviews: [image, label])
          row.alignment = .firstBaseline
          return row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        }
        #expect(heights == [58, 60])
      }
  }

  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func place(_ image: UIImage, _ mode: UIView.ContentMode, height: CGFloat?) -> UIImageView
  {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10).isActive = true
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  /// In a view of 40 points the symbol of 24 is 8 points below the top in the middle, at the top, or 16 below it: its
  /// baseline is 18 points below its own top.
  @Test(
    arguments: [
      (.center, 36), (.scaleAspectFit, 36), (.left, 36), (.top, 28), (.bottom, 44),
    ] as [(UIView.ContentMode, CGFloat)])
  func theBaselineIsWhereTheSymbolIsShown(mode: UIView.ContentMode, y: CGFloat) throws {
    let image = place(try symbol(), mode, height: 40)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(line)
    let anchor = mode == .bottom ? image.lastBaselineAnchor : image.firstBaselineAnchor
    line.topAnchor.constraint(equalTo: anchor).isActive = true
    page.layoutIfNeeded()
    #expect(line.frame.minY == y)
  }

  @Test func constraintsFollowAnotherSymbolAndAnotherConfiguration() throws {
    let image = place(try symbol(), .center, height: nil)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(line)
    line.topAnchor.constraint(equalTo: image.firstBaselineAnchor).isActive = true
    page.layoutIfNeeded()
    #expect(line.frame.minY == 28)
    image.image = image.image?.withBaselineOffset(fromBottom: 0)
    page.layoutIfNeeded()
    #expect(line.frame.minY == 34)
    image.image = try symbol()
    image.preferredSymbolConfiguration = .init(pointSize: 34)
    page.layoutIfNeeded()
    // 48 - 12
    #expect(line.frame.minY == 46)
  }

  @Test func aPictureWithoutABaselineIsAlignedByItsEdges() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let image = place(picture, .center, height: nil)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(line)
    line.topAnchor.constraint(equalTo: image.lastBaselineAnchor).isActive = true
    page.layoutIfNeeded()
    #expect(line.frame.minY == 20)
  }
}
