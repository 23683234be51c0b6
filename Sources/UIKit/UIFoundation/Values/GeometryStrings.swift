// UIKit's functions between geometry and text.

/// `{1, 2}`: numbers without a fraction have no decimal point.
private func braced(_ numbers: CGFloat...) -> String {
  "{" + numbers.map(shortest).joined(separator: ", ") + "}"
}

private func shortest(_ number: CGFloat) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The numbers in a text, whatever is between them; all zeros if there are more or fewer.
private func numbers(in text: String, _ count: Int) -> [CGFloat] {
  let separators = CharacterSet(charactersIn: "{}[], ")
  let found = text.components(separatedBy: separators).compactMap { Double($0) }.map { CGFloat($0) }
  return found.count == count ? found : [CGFloat](repeating: 0, count: count)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{1, 2}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{30, 40}`
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{{1, 2}, {30, 40}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `[a, b, c, d, tx, ty]`
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{top, left, bottom, right}`
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `{horizontal, vertical}`
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }
  /// `{dx, dy}`
  public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }
  /// `{width, height}`
  public class func string(for size: CGSize) -> String { braced(size.width, size.height) }
  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + parts.map(shortest).joined(separator: ", ") + "]"
  }
  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    braced(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// `{horizontal, vertical}`
  public class func string(for offset: UIOffset) -> String {
    braced(offset.horizontal, offset.vertical)
  }

  /// The point of `{x, y}`; zero without two numbers.
  public class func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string, 2)
    return CGPoint(x: parts[0], y: parts[1])
  }

  /// The vector of `{dx, dy}`; zero without two numbers.
  public class func cgVector(for string: String) -> CGVector {
    let parts = numbers(in: string, 2)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  /// The size of `{width, height}`; zero without two numbers.
  public class func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string, 2)
    return CGSize(width: parts[0], height: parts[1])
  }

  /// The rectangle of `{{x, y}, {width, height}}`; zero without four numbers.
  public class func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string, 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The transform of `[a, b, c, d, tx, ty]`; a matrix of zeros without six numbers.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let parts = numbers(in: string, 6)
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  /// The insets of `{top, left, bottom, right}`; zero without four numbers.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = numbers(in: string, 4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// The insets of `{top, leading, bottom, trailing}`; zero without four numbers.
  public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let parts = numbers(in: string, 4)
    return NSDirectionalEdgeInsets(
      top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  /// The offset of `{horizontal, vertical}`; zero without two numbers.
  public class func uiOffset(for string: String) -> UIOffset {
    let parts = numbers(in: string, 2)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }
}
