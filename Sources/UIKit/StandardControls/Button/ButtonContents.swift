/// The contents of a button without a configuration, by state.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  /// The font of the title; nil for the type's font.
  var font: UIFont?
}

/// The values that the natural size of a button depends on, besides its content.
struct ButtonMeasureKey: Equatable {
  /// The available width for titles, points.
  var width: CGFloat
  var traits: UITraitCollection
}
