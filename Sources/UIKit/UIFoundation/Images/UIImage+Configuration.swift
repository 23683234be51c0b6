extension UIImage {
  /// The image of an asset catalog, or in a file of a bundle, for the traits of a configuration. See
  /// ``init(named:in:compatibleWith:)``.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// A symbol. It is the same under all traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Size and weight of a symbol; nil for another image.
  public var symbolConfiguration: SymbolConfiguration? { style.symbol?.configuration }

  /// The name of a symbol; nil for another image.
  package var symbolName: String? { style.symbol?.name }

  /// The configuration of a symbol: its size and weight; nil for another image.
  public var configuration: Configuration? { symbolConfiguration }

  /// A symbol in a size and weight, or the image of an asset for some traits; others are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration {
      return applyingSymbolConfiguration(symbol) ?? self
    }
    return configuration.traitCollection.map(resolved) ?? self
  }

  /// An image whose one column behind a left cap, and one row below a top cap, fill the rest. The older form of
  /// ``resizableImage(withCapInsets:resizingMode:)``.
  ///
  /// - Parameters: points; an axis whose cap is 0 is stretched as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }
}
