import Foundation
import StandardControls
import Testing
import ViewTestSupport

/// Titles of configurations with attributes.
@Suite struct ButtonTitleTests {
  private func attributes(of button: UIButton, at index: Int = 0) -> [NSAttributedString.Key: Any] {
    button.layoutIfNeeded()
    return button.titleLabel?.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
  }

  @Test func aTransformerChangesTheFont() {
    atOnePixelAPoint {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      let label = UILabel()
      label.font = .systemFont(ofSize: 30)
      label.text = "Save"
      let insets = configuration.contentInsets
      let natural = CGSize(
        width: label.intrinsicContentSize.width + insets.leading + insets.trailing,
        height: label.intrinsicContentSize.height + insets.top + insets.bottom)
      #expect(button.intrinsicContentSize == natural)
    }
  }

  @Test func aTransformerGetsTheAttributesOfTheConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.baseForegroundColor = .red
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = AttributeContainer()
      outgoing.font = incoming.font?.withSize(40)
      outgoing.foregroundColor = incoming.foregroundColor == .red ? .green : .blue
      return outgoing
    }
    let attributes = attributes(of: UIButton(configuration: configuration))
    #expect((attributes[.font] as? UIFont)?.pointSize == 40)
    #expect(attributes[.foregroundColor] as? UIColor == .green)
  }

  @Test func attributesOfTheTitleWin() {
    var title = AttributedString("Buy ")
    var price = AttributedString("now")
    price.foregroundColor = .yellow
    price.font = .systemFont(ofSize: 9)
    title.append(price)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let plain = UIButton(configuration: .filled())
    plain.configuration?.title = "Buy"
    plain.layoutIfNeeded()
    #expect(configuration.title == "Buy now")
    #expect(attributes(of: button)[.font] as? UIFont == plain.titleLabel?.font)
    #expect(attributes(of: button)[.foregroundColor] as? UIColor == .white)
    #expect(attributes(of: button, at: 4)[.foregroundColor] as? UIColor == .yellow)
    #expect((attributes(of: button, at: 4)[.font] as? UIFont)?.pointSize == 9)
  }

  @Test func aPlainTitleReplacesAnAttributedOne() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Old", attributes: AttributeContainer.kern(8))
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    button.configuration?.title = "New"
    #expect(attributes(of: button)[.kern] == nil)
    #expect(button.titleLabel?.text == "New")
  }

  @Test func aTitleKeepsTheAlignmentOfItsParagraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      NSAttributedString(string: "Two\nlines", attributes: [.paragraphStyle: style]))
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .right)
    button.configuration?.title = "Plain"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == .center)
  }

  @Test func configurationsWithTheSameTransformerAreEqual() {
    var one = UIButton.Configuration.plain()
    one.titleTextAttributesTransformer = .init { $0 }
    var other = one
    #expect(one == other)
    other.titleTextAttributesTransformer = .init { $0 }
    #expect(one != other)
  }

  /// A character is 6 points wide. Above and below the line of a button without an image there are 6 points.
  @Test func aTitleOfSeveralLinesIsMeasuredUnbroken() {
    let font = UIFont(.blocks(size: 10))
    for isAttributed in [false, true] {
      let button = UIButton(type: .custom)
      button.titleLabel?.numberOfLines = 0
      button.titleLabel?.font = font
      func set(_ title: String) {
        if isAttributed {
          button.setAttributedTitle(
            NSAttributedString(string: title, attributes: [.font: font]), for: .normal)
        } else {
          button.setTitle(title, for: .normal)
        }
      }
      set("aaaa bbbb")
      #expect(button.intrinsicContentSize == CGSize(width: 54, height: 22))
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.size == CGSize(width: 24, height: 20))
      set("aaaa bbbb c")
      #expect(button.intrinsicContentSize == CGSize(width: 66, height: 22))
    }
  }
}
