import CairoGraphics
import Foundation
import Snapshots
import ViewTree

extension PictureAnnotations {
  /// The frames of all views, their sizes, and the distances to their neighbours or their superviews;
  /// in the legend also what else is known of each.
  ///
  /// A number or a length for which there is no space in the picture is in the legend only.
  static func redlines(of inspection: PictureInspection, title: String) -> PictureAnnotations {
    var annotations = PictureAnnotations(
      title: title, note: "Frames from the picture's top left corner, in points.",
      emptyLegend: "There is no visible view.")
    annotations.measureColor = .redline
    var sizes: [Label] = []
    for (index, view) in inspection.views.enumerated() {
      // A line beyond the picture would be one around something that it does not show.
      let frame = CGRect(view.visibleFrame)
      annotations.outlines.append(Outline(frame: frame, color: .redline))
      annotations.labels.append(
        Label(
          text: "\(index + 1)", color: .redline, frame: frame,
          places: [.topLeftOutside, .leftOutside, .topLeftInside]))
      sizes.append(
        Label(
          text: view.frame.sizeText, color: .redline, frame: frame,
          places: [.bottomRightOutside, .bottomRightInside]))
      annotations.measures += inspection.measures(of: index)
      annotations.legend.append(
        Entry(
          number: index + 1, title: view.title,
          details: [view.frame.text, inspection.insetText(of: index)] + view.details,
          color: .redline))
    }
    annotations.labels += sizes
    return annotations
  }
}

extension PictureInspection {
  /// The distances from a view's edges; a gap between two siblings is measured once.
  fileprivate func measures(of index: Int) -> [PictureAnnotations.Measure] {
    let (view, insets) = (views[index], insets(of: index))
    let frame = CGRect(view.frame)
    func measure(
      _ inset: Double, _ neighbour: Int?, from start: CGPoint, _ dx: CGFloat, _ dy: CGFloat
    ) -> PictureAnnotations.Measure? {
      // The sibling before has measured the gap from its own edge.
      guard inset > 0.01, neighbour.map({ $0 > index }) != false || !isMutual(index, neighbour)
      else { return nil }
      let end = CGPoint(x: start.x + dx * inset, y: start.y + dy * inset)
      let isForward = dx + dy > 0
      return PictureAnnotations.Measure(
        start: isForward ? start : end, end: isForward ? end : start, text: pointText(inset))
    }
    let neighbours = view.neighbours
    return [
      measure(insets.top, neighbours.top, from: CGPoint(x: frame.midX, y: frame.minY), 0, -1),
      measure(insets.left, neighbours.left, from: CGPoint(x: frame.minX, y: frame.midY), -1, 0),
      measure(insets.bottom, neighbours.bottom, from: CGPoint(x: frame.midX, y: frame.maxY), 0, 1),
      measure(insets.right, neighbours.right, from: CGPoint(x: frame.maxX, y: frame.midY), 1, 0),
    ].compactMap(\.self)
  }

  /// Whether two views are each other's neighbours.
  private func isMutual(_ index: Int, _ neighbour: Int?) -> Bool {
    guard let neighbour else { return false }
    let others = views[neighbour].neighbours
    return [others.top, others.left, others.bottom, others.right].contains(index)
  }

  /// The insets with what they are measured to: `insets: top 8 to title, left 12, bottom 8, right 12`.
  fileprivate func insetText(of index: Int) -> String {
    let (insets, neighbours) = (insets(of: index), views[index].neighbours)
    func side(_ name: String, _ inset: Double, _ neighbour: Int?) -> String {
      "\(name) \(pointText(inset))" + (neighbour.map { " to \(views[$0].name)" } ?? "")
    }
    return "insets: "
      + [
        side("top", insets.top, neighbours.top), side("left", insets.left, neighbours.left),
        side("bottom", insets.bottom, neighbours.bottom),
        side("right", insets.right, neighbours.right),
      ].joined(separator: ", ")
  }
}

extension ViewFacts {
  /// The id and the class.
  var title: String { id.map { "\($0) (\(type))" } ?? type }
}

extension ViewNode.Rect {
  /// `160 × 44`
  var sizeText: String { "\(pointText(width)) × \(pointText(height))" }

  /// `x 8, y 12; 160 × 44`
  var text: String { "x \(pointText(x)), y \(pointText(y)); \(sizeText)" }
}

extension CGRect {
  init(_ rect: ViewNode.Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
