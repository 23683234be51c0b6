@_spi(PackageViews) import HeadlessUIKit

// Measuring and placing the lines of a label.

extension UILabel {
  struct CachedLayout {
    var key: LayoutKey
    var layout: LabelLayout
  }

  struct LayoutKey: Equatable {
    /// Points; nil for no limit.
    var width: CGFloat?
    /// Points; nil for no limit.
    var height: CGFloat?
    var numberOfLines: Int
    /// Includes the reading direction, which traits and the semantic content attribute determine.
    var alignment: NSTextAlignment
    /// The traits that resolve the colours of an attributed text; nil for a plain text.
    var traits: UITraitCollection?
  }

  /// The drawn text.
  var boundsLayout: LabelLayout {
    layout(width: bounds.width, height: numberOfLines == 1 ? nil : bounds.height)
  }

  var pixelScale: CGFloat { pixelGrid.scale }

  func layout(
    width: CGFloat?, height: CGFloat?, numberOfLines lines: Int? = nil
  ) -> LabelLayout {
    let key = LayoutKey(
      width: width, height: height, numberOfLines: lines ?? numberOfLines,
      alignment: resolvedAlignment, traits: attributed == nil ? nil : traitCollection)
    if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
    let shrinks = adjustsFontSizeToFitWidth && key.numberOfLines == 1
    // 0 disables shrinking in a layout, but means no limit in a label.
    let smallest = !shrinks ? 0 : minimumScaleFactor > 0 ? minimumScaleFactor : 0.01
    let layout = makeLayout(key, minimumScaleFactor: smallest)
    cachedLayout = CachedLayout(key: key, layout: layout)
    return layout
  }

  private func makeLayout(_ key: LayoutKey, minimumScaleFactor: CGFloat) -> LabelLayout {
    if let attributed, let traits = key.traits {
      return LabelLayout(
        AttributedTextLayout(
          convertedText(attributed, alignment: key.alignment, traits: traits),
          width: key.width, height: key.height,
          options: .init(
            numberOfLines: key.numberOfLines, minimumScaleFactor: minimumScaleFactor)))
    }
    var options = TextLayout.Options(
      alignment: key.alignment, lineBreakMode: ownLineBreakMode,
      numberOfLines: key.numberOfLines, minimumScaleFactor: minimumScaleFactor)
    options.allowsTightening = allowsDefaultTighteningForTruncation
    return LabelLayout(
      TextLayout(
        storedText ?? "", font: ownFont.font, width: key.width, height: key.height,
        options: options))
  }

  /// The alignment, in which `natural` follows the interface's reading direction: that direction
  /// determines at which side text starts; the letters determine in which direction it runs.
  private var resolvedAlignment: NSTextAlignment {
    ownTextAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .right : ownTextAlignment
  }

  /// The top of a vertically centred layout, such that the first baseline is on a pixel edge:
  /// letters then have sharp feet.
  ///
  /// The height in whole pixels is centred, so that the rest of a pixel is below the text. At 2x
  /// the first baseline of a label of 17 points is 16 points below its top, as in Interface
  /// Builder's frames of views that are aligned with baselines.
  func top(of layout: LabelLayout, in rect: CGRect) -> CGFloat {
    let grid = PixelGrid(scale: pixelScale)
    let top = rect.midY - grid.roundedUp(layout.size.height) / 2
    return grid.snapped(y: top + layout.firstBaseline) - layout.firstBaseline
  }
}
