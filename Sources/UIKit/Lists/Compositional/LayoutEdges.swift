import HeadlessUIKit

/// The views at the edges of a whole compositional layout.
struct LayoutEdges {
  /// A view at an edge, which has a path of one index: its place among the views of its kind.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let index: Int
    let size: CGSize
  }

  private(set) var edges: [Edge] = []
  private let axis: LayoutAxis
  private let container: CGSize
  private let isMirrored: Bool

  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: LayoutAxis, container: CGSize,
    isMirrored: Bool, measured: MeasuredSizes
  ) {
    self.axis = axis
    self.container = container
    self.isMirrored = isMirrored && axis == .vertical
    for item in items {
      let index = edges.count { $0.item.elementKind == item.elementKind }
      edges.append(
        Edge(
          item: item, index: index,
          size: item.layoutSize.size(in: container, measured: measured[item.elementKind, index])))
    }
  }

  /// By how much the views move the sections away from the start, and make the content longer at the end, points.
  var extents: (start: CGFloat, end: CGFloat) {
    func longest(_ edge: NSDirectionalRectEdge) -> CGFloat {
      edges.filter { $0.item.extendsBoundary && $0.item.alignment.edges.contains(edge) }
        .map { $0.size[axis] }.max() ?? 0
    }
    return axis == .vertical
      ? (longest(.top), longest(.bottom)) : (longest(.leading), longest(.trailing))
  }

  /// The frame of a view.
  ///
  /// - Parameters:
  ///   - length: The length of the whole content, with the views.
  ///   - visible: The visible part of the collection, in which pinned views stay.
  func frame(of place: Int, length: CGFloat, visible: CGRect) -> CGRect {
    let edge = edges[place]
    let (start, end) = extents
    var area = CGRect(origin: .zero, size: container)
    area.size[axis] = length
    if !edge.item.extendsBoundary {
      area.origin[axis] = start
      area.size[axis] = max(length - start - end, 0)
    }
    let anchor = NSCollectionLayoutAnchor(edges: edge.item.alignment.edges)
    let (there, own) = (
      anchor.point(in: area), anchor.point(in: CGRect(origin: .zero, size: edge.size))
    )
    var frame = CGRect(
      origin: CGPoint(
        x: there.x - own.x + edge.item.offset.x, y: there.y - own.y + edge.item.offset.y),
      size: edge.size)
    if edge.item.pinToVisibleBounds {
      let isEnd = edge.item.alignment.edges.contains(axis == .vertical ? .bottom : .trailing)
      let first = visible.origin[axis]
      let last = first + visible.size[axis] - edge.size[axis]
      frame.origin[axis] = isEnd ? min(frame.origin[axis], last) : max(frame.origin[axis], first)
    }
    return isMirrored ? ListContentLayout.mirrored(frame, in: container.width) : frame
  }
}
