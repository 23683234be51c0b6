import Testing

@testable import ViewControllers

/// Alerts at all text sizes.
@Suite struct AlertTextSizeTests {
  @Test(
    arguments: [
      ("Delete everything now", ["Delete", "everything", "now"]), ("  OK ", ["OK"]), ("", []),
      ("すべて削除", ["す", "べ", "て", "削", "除"]), ("Mac を使う", ["Mac", "を", "使", "う"]),
    ] as [(String, [String])])
  func wordsAreWhatNoLineBreakDivides(title: String, words: [String]) {
    #expect(AlertWords.words(of: title) == words)
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func rows(in view: UIView) -> [AlertActionRow] {
    (view as? AlertActionRow).map { [$0] } ?? view.subviews.flatMap(rows)
  }

  /// Titles are whole, of one size at accessibility sizes, and in their rows.
  @Test(arguments: categories, [UIAlertController.Style.alert, .actionSheet])
  func titlesAreWhole(category: UIContentSizeCategory, style: UIAlertController.Style) throws {
    let application = UIApplication(
      screen: UIScreen(
        device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 2),
        traits: UITraitCollection(preferredContentSizeCategory: category)))
    let below = UIViewController()
    application.show(below)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    for title in ["Delete everything now", "Cancel", "すべてのアルバムとその中の写真を削除する"] {
      alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    application.perform { below.present(alert, animated: false) }
    application.updateDisplay()
    let rows = rows(in: alert.view)
    #expect(rows.count == 3)
    var sizes: Set<CGFloat> = []
    for row in rows {
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
      sizes.insert(label.font.pointSize)
      #expect(row.bounds.contains(label.frame))
      let available = CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)
      if category.isAccessibilityCategory {
        #expect(label.numberOfLines == 0 || label.sizeThatFits(available).width <= available.width)
        #expect(label.sizeThatFits(available).height <= label.frame.height + 0.01)
        for word in ["Delete", "everything", "now"] where row.action.title?.contains(word) == true {
          let single = UILabel()
          (single.text, single.font) = (word, label.font)
          #expect(single.sizeThatFits(.zero).width <= label.frame.width + 0.01)
        }
      }
    }
    #expect(sizes.count == 1)
    if style == .alert {
      // Otherwise as wide as on a device: 270; at least 375 − 2 · 8 at the largest sizes, whose texts are 3.1 times as large.
      #expect(category.isAccessibilityCategory || alert.view.frame.width == 270)
      if category == .accessibilityExtraExtraExtraLarge { #expect(alert.view.frame.width == 359) }
    }
  }

  @Test func theCaretIsInTheKeyWindow() throws {
    let application = UIApplication(
      screen: UIScreen(
        device: Device(name: "phone", portraitSize: CGSize(width: 200, height: 300), scale: 1)))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    field.tintColor = .red
    field.textColor = .black
    let below = UIViewController()
    below.view.backgroundColor = .white
    below.view.addSubview(field)
    application.show(below)
    application.perform { _ = field.becomeFirstResponder() }
    func hasCaret() throws -> Bool {
      let picture = try application.picture()
      // The caret is the only red thing in the field.
      return (10..<40).contains { y in
        (10..<110).contains { x in
          let pixel = picture[x, y]
          return pixel >> 16 & 0xFF > 100 && pixel >> 8 & 0xFF < 60
        }
      }
    }
    #expect(try hasCaret())
    let window = application.perform { UIWindow() }
    window.isOpaque = false
    application.perform { window.makeKeyAndVisible() }
    #expect(field.isFirstResponder)
    #expect(try !hasCaret())
    application.perform { window.isHidden = true }
    #expect(try hasCaret())
  }
}
