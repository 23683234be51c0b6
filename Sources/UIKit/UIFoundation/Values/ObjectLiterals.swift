// `#colorLiteral`, `#imageLiteral` and `#fileLiteral`, which Xcode shows as a colour, a picture and a file. Where the
// context gives no type, the compiler looks for types of these names.

/// The type of a `#colorLiteral` without another type in its context.
public typealias _ColorLiteralType = UIColor
/// The type of an `#imageLiteral` without another type in its context.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red:green:blue:alpha:)`, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
