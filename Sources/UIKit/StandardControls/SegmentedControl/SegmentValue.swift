/// A segment as scenes and view trees write it: its title, its image, or a map with more keys:
/// `{title: Day, width: 80, isEnabled: false}`.
package struct SegmentValue: DescribableValue {
  package var title: String?
  package var image: UIImage?
  /// Points; 0 for the natural width.
  package var width: CGFloat = 0
  package var isEnabled = true

  package init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  init(_ segment: SegmentView) {
    title = segment.title
    image = segment.image
    width = segment.fixedWidth
    isEnabled = segment.isEnabled
  }

  func make() -> SegmentView {
    let segment = SegmentView()
    if let image { segment.image = image } else { segment.title = title }
    segment.fixedWidth = width
    segment.isEnabled = isEnabled
    return segment
  }

  package var described: PropertyValue {
    if isEnabled, width == 0, image == nil { return .string(title ?? "") }
    var parts: [String: PropertyValue] = [:]
    if let title { parts["title"] = .string(title) }
    if let image { parts["image"] = image.described }
    if width > 0 { parts["width"] = width.described }
    if !isEnabled { parts["isEnabled"] = .bool(false) }
    return .map(parts)
  }

  package static var kind: PropertyKind { .text }
}
