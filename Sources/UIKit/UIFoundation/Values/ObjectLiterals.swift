// `#colorLiteral`, `#imageLiteral` and `#fileLiteral`, which Xcode shows as a colour, a picture and a file. The
// compiler looks for the types by these names where nothing else gives one.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red:green:blue:alpha:)`, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
