/// What a button without a configuration shows in its states.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  /// The font of the title; nil for that of the type.
  var font: UIFont?
}

/// What the natural size of a button depends on in addition to its content.
struct ButtonMeasureKey: Equatable {
  /// The width that titles may have, points.
  var width: CGFloat
  var traits: UITraitCollection
}
