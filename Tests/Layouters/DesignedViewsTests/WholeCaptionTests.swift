import StandardControls
import TestSupport
import Testing

@testable import DesignedViews

/// A view with a text.
enum CaptionedView: String, CaseIterable, Sendable {
  case label, boldLabel, attributedLabel, wrappingLabel, button, plainButton, filledButton,
    subtitledButton, textField, placeholder, roundedField, textView, segmentedControl
  case customButton, buttonWithIcon, multilineButton, rightToLeftButton, toggleButton,
    svgIconButton, checkBox, radioButton, tabButton,
    comboBox, eyeCatcher

  /// The designed controls.
  static let designed: [Self] = [
    .customButton, .buttonWithIcon, .multilineButton, .rightToLeftButton, .toggleButton,
    .svgIconButton, .checkBox, .radioButton,
    .tabButton, .comboBox, .eyeCatcher,
  ]

  func make(_ text: String, size: CGFloat) -> UIView {
    switch self {
    case .label, .boldLabel, .wrappingLabel:
      let label = UILabel()
      label.text = text
      label.font = self == .boldLabel ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      label.numberOfLines = self == .wrappingLabel ? 0 : 1
      return label
    case .attributedLabel:
      let label = UILabel()
      let string = NSMutableAttributedString(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .kern: 0.7])
      string.addAttribute(
        .font, value: UIFont.italicSystemFont(ofSize: size * 0.8),
        range: NSRange(location: 0, length: 1))
      label.attributedText = string
      return label
    case .button:
      let button = UIButton(type: .custom)
      button.setTitle(text, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: size)
      return button
    case .plainButton, .filledButton:
      var configuration: UIButton.Configuration = self == .plainButton ? .plain() : .filled()
      configuration.title = text
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    case .subtitledButton:
      var configuration = UIButton.Configuration.gray()
      configuration.title = "a"
      configuration.subtitle = text
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = size / 7
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    case .textField, .placeholder, .roundedField:
      let field = UITextField()
      field.font = .systemFont(ofSize: size)
      if self == .placeholder { field.placeholder = text } else { field.text = text }
      if self == .roundedField { field.borderStyle = .roundedRect }
      return field
    case .textView:
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: size)
      view.text = text
      return view
    case .segmentedControl: return UISegmentedControl(items: [text, "a"])
    default: return designedButton(text, size: size)
    }
  }

  private func designedButton(_ text: String, size: CGFloat) -> UIView {
    let button: DsCustomButton
    switch self {
    case .buttonWithIcon:
      button = DsCustomButton()
      button.iconResources = MonoResource(
        .image(
          UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            ?? UIImage()))
      button.contentHorzAlignment = .center
    case .multilineButton:
      button = DsCustomButton()
      button.multiLineText = true
      button.boldFont = false
    case .rightToLeftButton:
      button = DsCustomButton()
      button.semanticContentAttribute = .forceRightToLeft
      button.contentMargin = UIEdgeInsets(top: 1.1, left: 3.3, bottom: 1.1, right: 7.7)
    case .toggleButton: button = DsToggleButton()
    case .svgIconButton: button = DsSvgIconButton()
    case .checkBox, .radioButton:
      let box = DsCheckBox()
      box.style = self == .checkBox ? .checkBox : .radioButton
      button = box
    case .tabButton: button = DsTabButton()
    case .comboBox:
      let box = DsComboBox()
      box.items = [.init(text, value: 1), .init("a", value: 2)]
      box.value = 1
      button = box
    case .eyeCatcher: button = DsEyeCatcherView()
    default: button = DsCustomButton()
    }
    if self != .comboBox { button.text = self == .multilineButton ? "a\n" + text : text }
    button.fontSize = size
    return button
  }

  /// The width below which the view is not made narrower, whatever its text; nil for none.
  var minimumWidth: CGFloat? { self == .button ? 30 : nil }

  /// Whether the width is the text's, up to a pixel. Segments are as wide as the widest one, in whole points, as in
  /// Interface Builder.
  var fitsToPixels: Bool { self != .segmentedControl }

  /// How many pixels wider than its content the view may be: the label in a button is in whole pixels, as in UIKit, and so
  /// is the button, whose icon and gap end between them.
  var excess: CGFloat { self == .subtitledButton ? 2 : 1 }

  /// Whether the view breaks its text into lines where it does not fit.
  var wraps: Bool {
    [.wrappingLabel, .textView, .plainButton, .filledButton, .subtitledButton].contains(self)
  }
}

/// How a view gets its size.
enum CaptionPlacement: CaseIterable, Sendable {
  case constraints, row, column, layouter, sizeToFit, fittingSize

  /// Gives a view its size in a page.
  ///
  /// - Parameter origin: points, between pixels.
  func place(_ view: UIView, at origin: CGPoint, in page: UIView) {
    switch self {
    case .constraints: pin(view, at: origin, in: page)
    case .row, .column:
      let other = UILabel()
      other.text = "b"
      let stack = UIStackView(arrangedSubviews: [other, view])
      stack.axis = self == .row ? .horizontal : .vertical
      stack.alignment = .leading
      stack.spacing = 5.3
      pin(stack, at: origin, in: page)
    case .layouter:
      let host = SimpleLayoutView()
      let layouter = StackLayout()
      layouter.parentView = host
      layouter.margin = UIEdgeInsets(top: 1.1, left: 1.1, bottom: 1.1, right: 1.1)
      host.layouter = layouter
      view.sizeToFit()
      layouter.addChild(view)
      pin(host, at: origin, in: page)
    case .sizeToFit:
      view.sizeToFit()
      view.frame.origin = origin
      page.addSubview(view)
    case .fittingSize:
      let container = UIView()
      pin(view, at: CGPoint(x: 3.3, y: 3.3), in: container)
      NSLayoutConstraint.activate([
        container.trailingAnchor.constraint(
          greaterThanOrEqualTo: view.trailingAnchor, constant: 3.3),
        container.bottomAnchor.constraint(
          greaterThanOrEqualTo: view.bottomAnchor, constant: 3.3),
      ])
      let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      container.frame = CGRect(origin: origin, size: size)
      page.addSubview(container)
    }
    page.layoutIfNeeded()
  }

  func pin(_ view: UIView, at origin: CGPoint, in page: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: origin.x),
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: origin.y),
    ])
  }
}

extension UIView {
  /// The texts that the view and those below it show.
  fileprivate var shownTexts: [InspectedText] {
    var content = ViewContent()
    inspect(&content)
    return content.texts + subviews.filter { !$0.isHidden }.flatMap(\.shownTexts)
  }

  fileprivate var hasCutText: Bool { shownTexts.contains(where: \.isTruncated) }
}

@Suite struct WholeCaptionTests {
  private func atScale(
    _ scale: CGFloat, _ category: UIContentSizeCategory = .large, _ body: () -> Void
  ) {
    UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(displayScale: scale),
      UITraitCollection(preferredContentSizeCategory: category),
    ]).performAsCurrent(body)
  }

  private func page() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 400)) }

  private static let words = [
    "OK", "Yes", "No", "Save", "Cancel", "Edit", "Done", "Close", "Open", "Delete", "Add", "Remove",
    "Back", "Next", "Send", "Reply", "Share", "Copy", "Paste", "Undo", "Redo", "Search", "Settings",
    "Help", "Login", "Sign up", "Log out", "Buy", "Pay", "Order", "NEW", "−25 %", "Free", "More",
    "Less", "Show", "Hide", "Start", "Stop", "Continue",
  ]

  /// 106, 101 and 102 of the 200 buttons ended in an ellipsis at 1x, 2x and 3x.
  @Test(arguments: CaptionedView.designed, [1, 2, 3] as [CGFloat])
  func everydayWordsAreWholeWhereConstraintsPlaceThem(kind: CaptionedView, scale: CGFloat) {
    let sizes: [CGFloat] = [11, 12, 13, 15, 17]
    atScale(scale) {
      var cut: [String] = []
      for size in sizes {
        let page = page()
        let views = Self.words.map { kind.make($0, size: size) }
        for view in views {
          CaptionPlacement.constraints.pin(view, at: CGPoint(x: 10, y: 10), in: page)
        }
        page.layoutIfNeeded()
        for (word, view) in zip(Self.words, views) where view.hasCutText {
          cut.append("\(word) of \(size) points")
        }
      }
      #expect(cut == [])
    }
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789あ漢字保存")

  private static func text(_ random: inout SplitMix64) -> String {
    if random.next(below: 2) == 0 { return words[random.next(below: words.count)] }
    let length = random.next(in: 1...12)
    return String((0..<length).map { _ in letters[random.next(below: letters.count)] })
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
  ]

  /// Whatever sizes a view to its text, on every pixel grid, holds all of it, and a width that is smaller by little more
  /// than a pixel does not.
  @Test(arguments: CaptionedView.allCases, CaptionPlacement.allCases)
  func textsAreWholeAndViewsNoWider(kind: CaptionedView, placement: CaptionPlacement) {
    var random = SplitMix64(seed: 35)
    for round in 0..<12 {
      let scale = CGFloat(round % 3 + 1)
      let category = Self.categories[random.next(below: Self.categories.count)]
      let text = Self.text(&random)
      let size = CGFloat(random.next(in: 18...80)) / 2
      let origin = CGPoint(
        x: CGFloat(random.next(below: 1000)) / 97, y: CGFloat(random.next(below: 1000)) / 97)
      atScale(scale, category) {
        let view = kind.make(text, size: size)
        placement.place(view, at: origin, in: page())
        let sample: Comment = "“\(text)” of \(size) points at \(scale)x, \(category.rawValue)"
        #expect(!view.shownTexts.isEmpty, sample)
        #expect(!view.hasCutText, sample)
        guard kind.fitsToPixels, view.frame.width != kind.minimumWidth else { return }
        let narrow = view.frame.width - kind.excess / scale - 0.02
        let other = kind.make(text, size: size)
        page().addSubview(other)
        if kind.wraps {
          let height = other.sizeThatFits(CGSize(width: 1000, height: 1000)).height
          #expect(other.sizeThatFits(CGSize(width: narrow, height: 1000)).height > height, sample)
        } else {
          other.frame = CGRect(x: 0, y: 0, width: narrow, height: view.frame.height)
          other.layoutIfNeeded()
          #expect(other.hasCutText, sample)
        }
      }
    }
  }

  /// The intrinsic size is what a client reads, too: it needs no rounding of its own.
  @Test(arguments: CaptionedView.allCases, [1, 2, 3] as [CGFloat])
  func intrinsicSizesAreWholePixels(kind: CaptionedView, scale: CGFloat) {
    atScale(scale) {
      for size in [9, 11.5, 13, 17, 29] as [CGFloat] {
        let natural = kind.make("Save", size: size).intrinsicContentSize
        for length in [natural.width, natural.height] {
          let pixels = length * scale
          #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(size) points: \(length)")
        }
      }
    }
  }
}
