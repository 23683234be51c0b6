import HeadlessUIKit

/// Where the accessories and the content of a list cell are, from left to right.
struct ListCellLayout: Equatable {
  /// The size of the cell.
  var size: CGSize
  /// The distance of the first and the last accessory from the edges.
  var margin: CGFloat
  /// The space by which the content is indented.
  var indentation: CGFloat = 0
  /// The sizes of the accessories at the leading edge, from the edge on.
  var leading: [CGSize] = []
  /// The sizes of the accessories at the trailing edge, up to the edge.
  var trailing: [CGSize] = []

  /// The distance between accessories, points.
  static let gap: CGFloat = 12

  private func width(_ sizes: [CGSize]) -> CGFloat {
    sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0))
  }

  /// The area of the content, which has the margins itself where no accessory is.
  var content: CGRect {
    let start = indentation + (leading.isEmpty ? 0 : margin + width(leading))
    let end = size.width - (trailing.isEmpty ? 0 : margin + width(trailing))
    return CGRect(x: start, y: 0, width: max(end - start, 0), height: size.height)
  }

  /// The distance of the content's elements from its trailing edge.
  var contentTrailingMargin: CGFloat { trailing.isEmpty ? margin : 8 }

  var leadingFrames: [CGRect] { frames(leading, from: indentation + margin) }
  var trailingFrames: [CGRect] {
    frames(trailing, from: size.width - margin - width(trailing))
  }

  private func frames(_ sizes: [CGSize], from start: CGFloat) -> [CGRect] {
    var x = start
    return sizes.map { own in
      defer { x += own.width + Self.gap }
      return CGRect(
        x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    }
  }
}
