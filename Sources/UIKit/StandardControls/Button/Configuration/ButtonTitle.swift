import Foundation

/// The title or the subtitle of a configured button.
struct ButtonTitle {
  var text: AttributedString?
  var style: UIFont.TextStyle
  var lineBreakMode: NSLineBreakMode
  var transformer: UIConfigurationTextAttributesTransformer?

  /// Whether the whole text has the configuration's attributes.
  private var isPlain: Bool {
    guard let text else { return true }
    return transformer == nil && text.runs.allSatisfy { $0.attributes == AttributeContainer() }
  }

  func show(in label: UILabel, color: UIColor) {
    label.text = text.map { String($0.characters) }
    label.font = .preferredFont(forTextStyle: style, compatibleWith: label.traitCollection)
    label.textColor = color
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = lineBreakMode.wraps ? 0 : 1
    guard let text, !isPlain else { return }
    label.attributedText = NSAttributedString(
      attributed(text, font: label.font, color: color))
  }

  /// The text, completed by the configuration's attributes and changed by the transformer.
  private func attributed(
    _ text: AttributedString, font: UIFont, color: UIColor
  ) -> AttributedString {
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    var result = text
    for run in text.runs {
      let attributes = base.merging(run.attributes, mergePolicy: .keepNew)
      result[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return result
  }
}
