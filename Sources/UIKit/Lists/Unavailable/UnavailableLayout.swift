import HeadlessUIKit

/// The measures of the substitute for missing content, points: our own, after pictures of iOS 17.
package enum UnavailableMeasures {
  static let margins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  static let symbolSize: CGFloat = 48
  static let imageToText: CGFloat = 12
  static let wheelToText: CGFloat = 8
  static let textToSecondaryText: CGFloat = 6
  static let textToButton: CGFloat = 20
  static let buttonToSecondaryButton: CGFloat = 14
  /// The width that lines have at most, so that they can be read on wide screens.
  static let textWidth: CGFloat = 420
}

/// The places of the parts of the substitute for missing content: below each other, in the middle of the available
/// space, or from its top where they are higher.
struct UnavailableLayout: Equatable {
  /// The distances from the edges, points; left is leading.
  var margins = UIEdgeInsets.zero
  var imageGap = UnavailableMeasures.imageToText
  var textGap = UnavailableMeasures.textToSecondaryText
  var buttonGap = UnavailableMeasures.textToButton
  var secondaryButtonGap = UnavailableMeasures.buttonToSecondaryButton
  var isCentered = true

  /// The size of a part in a width; nil for a part that is missing.
  typealias Measure = (CGFloat) -> CGSize

  struct Parts {
    var image: Measure?
    var text: Measure?
    var detail: Measure?
    var button: Measure?
    var secondaryButton: Measure?
  }

  struct Frames: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var button = CGRect.zero
    var secondaryButton = CGRect.zero
    /// The height that the parts need with the margins.
    var height: CGFloat = 0
  }

  /// The frames from left to right.
  ///
  /// - Parameter size: the available space; nil as its height for the height of the parts.
  func frames(width: CGFloat, height: CGFloat?, of parts: Parts) -> Frames {
    let available = max(0, width - margins.left - margins.right)
    let line = min(available, UnavailableMeasures.textWidth)
    let rows: [(path: WritableKeyPath<Frames, CGRect>, measure: Measure?, gap: CGFloat)] = [
      (\.image, parts.image, 0), (\.text, parts.text, imageGap),
      (\.detail, parts.detail, parts.text == nil ? imageGap : textGap),
      (\.button, parts.button, buttonGap),
      (
        \.secondaryButton, parts.secondaryButton,
        parts.button == nil ? buttonGap : secondaryButtonGap
      ),
    ]
    var frames = Frames()
    var y: CGFloat = 0
    for row in rows {
      guard let measure = row.measure else { continue }
      var size = measure(line)
      size.width = min(size.width, available)
      if y > 0 { y += row.gap }
      let x = isCentered ? margins.left + (available - size.width) / 2 : margins.left
      frames[keyPath: row.path] = CGRect(x: x, y: y, width: size.width, height: size.height)
      y += size.height
    }
    frames.height = margins.top + y + margins.bottom
    let top = margins.top + max(0, ((height ?? frames.height) - frames.height) / 2)
    for row in rows where row.measure != nil {
      frames[keyPath: row.path].origin.y += top
    }
    return frames
  }
}
