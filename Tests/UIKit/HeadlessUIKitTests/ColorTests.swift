import HeadlessUIKit
import Testing

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct Colors {
  @Test(arguments: [
    ("systemBlue", "#007AFF", "#0A84FF"), ("systemRed", "#FF3B30", "#FF453A"),
    ("systemGreen", "#34C759", "#30D158"), ("systemGray", "#8E8E93", "#8E8E93"),
    ("systemGray6", "#F2F2F7", "#1C1C1E"), ("label", "#000000", "#FFFFFF"),
    ("secondaryLabel", "#3C3C4399", "#EBEBF599"), ("systemBackground", "#FFFFFF", "#000000"),
    ("tertiarySystemBackground", "#FFFFFF", "#2C2C2E"), ("separator", "#3C3C434A", "#54545899"),
    ("opaqueSeparator", "#C6C6C8", "#38383A"), ("systemFill", "#78788033", "#7878805C"),
    ("white", "#FFFFFF", "#FFFFFF"), ("darkGray", "#555555", "#555555"),
    ("lightGray", "#AAAAAA", "#AAAAAA"), ("orange", "#FF8000", "#FF8000"),
    ("clear", "#00000000", "#00000000"),
  ])
  func namedColorsHaveTheDocumentedValues(name: String, lightHex: String, darkHex: String) throws {
    let color = try #require(UIColor.named(name))
    #expect(color.hex(in: light) == lightHex)
    #expect(color.hex(in: dark) == darkHex)
  }

  @Test func everyNameIsKnownAndNoOther() {
    #expect(UIColor.names.count == 54)
    #expect(UIColor.names.allSatisfy { UIColor.named($0) != nil })
    #expect(UIColor.named("systemblue") == nil)
  }

  @Test(arguments: [
    ("#F00", "#FF0000"), ("#0a84ff", "#0A84FF"), ("#12345678", "#12345678"),
    ("#123456FF", "#123456"),
  ])
  func hexTextsAreReadAndWritten(text: String, written: String) throws {
    #expect(try #require(UIColor(hex: text)).hex(in: light) == written)
  }

  @Test(arguments: ["", "#", "F00", "#F0", "#F000", "#GG0000", "#1234567", "#123456789", "#１２３"])
  func otherTextsAreNoColors(text: String) {
    #expect(UIColor(hex: text) == nil)
  }

  @Test func aProviderIsAskedForEveryAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGreen : .red }
    #expect(color.resolvedColor(with: light) == .red)
    #expect(color.resolvedColor(with: dark).hex(in: light) == "#30D158")
    #expect(color.withAlphaComponent(0.5).hex(in: dark) == "#30D15880")
  }

  @Test func aProviderThatNeverEndsIsClear() {
    final class Endless: Sendable {
      static let color: UIColor = UIColor { _ in Endless.color }
    }
    #expect(Endless.color.hex(in: light) == "#00000000")
  }

  @Test func currentTraitsDecideThePlainComponents() {
    #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  @Test func componentsAreClampedAndNaNIsZero() {
    #expect(
      UIColor(red: 2, green: -1, blue: .nan, alpha: 7)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func hueSaturationAndBrightness() {
    func hex(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> String {
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).hex(in: light)
    }
    #expect(hex(0, 1, 1) == "#FF0000")
    #expect(hex(1.0 / 3, 1, 1) == "#00FF00")
    #expect(hex(2.0 / 3, 1, 1) == "#0000FF")
    #expect(hex(0.5, 1, 1) == "#00FFFF")
    #expect(hex(0.25, 0.5, 0.8) == "#99CC66")
  }

  @Test func equalityLooksAtAllAppearances() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.label != .black)
    #expect(UIColor.systemBlue == .tintColor)
    #expect(UIColor.systemBlue != .link)
  }
}

@Suite struct Traits {
  @Test func theLastSpecifiedValueWins() {
    let merged = UITraitCollection(traitsFrom: [
      .standard, dark, UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.preferredContentSizeCategory == .large)
  }

  @Test func anOverrideHoldsForTheBranch() {
    let root = UIView()
    let branch = UIView()
    let leaf = UIView()
    root.addSubview(branch)
    branch.addSubview(leaf)
    branch.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    dark.performAsCurrent { #expect(root.traitCollection.userInterfaceStyle == .dark) }
  }

  @Test func changedTraitsAreReportedDownTheBranch() {
    final class Listening: UIView {
      var told: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        told.append(previous?.userInterfaceStyle)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      }
    }
    let root = UIView()
    let leaf = Listening()
    root.addSubview(leaf)
    root.overrideUserInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.told == [.light])
  }

  @Test func layoutRunsUnderTheTraitsOfTheBranch() {
    final class Noting: UIView {
      var style: UIUserInterfaceStyle?
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let root = Noting()
    let branch = Noting()
    root.addSubview(branch)
    branch.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(root.style == .light)
    #expect(branch.style == .dark)
  }

  @Test func semanticContentDecidesTheDirection() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

@Suite struct Inheritance {
  @Test func theTintComesFromAbove() {
    let root = UIView()
    let leaf = UIView()
    root.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    leaf.tintColor = .green
    #expect(leaf.tintColor == .green)
    leaf.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  @Test func viewsThatInheritTheTintAreNotifiedOfItsChange() {
    final class Listening: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let root = UIView()
    let inheriting = Listening()
    let own = Listening()
    own.tintColor = .green
    root.addSubview(inheriting)
    root.addSubview(own)
    #expect((inheriting.count, own.count) == (0, 1))
    root.tintColor = .red
    root.tintColor = .red
    #expect((inheriting.count, own.count) == (1, 1))
    inheriting.removeFromSuperview()
    #expect(inheriting.count == 2)
  }

  @Test func marginsAreEightAndStartAtTheSafeArea() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(root.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 38, right: 8))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func theSafeAreaThatIsLeftReachesSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.safeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 0)
    let child = UIView(frame: CGRect(x: 3, y: 12, width: 50, height: 180))
    root.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 8, left: 2, bottom: 22, right: 0))
  }

  @Test func superviewMarginsArePreservedOnDemand() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 5, y: 0, width: 60, height: 100))
    root.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 8))
  }

  @Test func prioritiesHaveUIKitsDefaults() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1000)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
  }
}
