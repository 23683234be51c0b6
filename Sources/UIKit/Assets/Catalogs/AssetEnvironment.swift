/// The properties by which an asset catalog selects an image or a colour.
package struct AssetEnvironment: Sendable, Hashable {
  package enum Idiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
  }

  package enum SizeClass: String, Sendable { case compact, regular }

  /// Nil if unspecified: only assets for all devices are chosen.
  package var idiom: Idiom?
  package var isDark: Bool
  package var isHighContrast: Bool
  package var isRightToLeft: Bool
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  /// Pixels per point.
  package var scale: Double

  package init(
    idiom: Idiom? = nil, isDark: Bool = false, isHighContrast: Bool = false,
    isRightToLeft: Bool = false, widthClass: SizeClass? = nil, heightClass: SizeClass? = nil,
    scale: Double = 1
  ) {
    (self.idiom, self.isDark, self.isHighContrast) = (idiom, isDark, isHighContrast)
    (self.isRightToLeft, self.widthClass) = (isRightToLeft, widthClass)
    (self.heightClass, self.scale) = (heightClass, scale)
  }
}
