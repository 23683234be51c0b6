import HeadlessUIKit

/// The result of a layout's calculation.
public struct CellArrangement: Equatable, Sendable {
  /// One frame for each cell, in the container's coordinates; `CGRect.null` for a cell that takes
  /// no place and whose view is not moved.
  public var frames: [CGRect]
  /// The total size, margins included.
  public var contentSize: CGSize

  /// An arrangement; by default of no cells.
  public init(frames: [CGRect] = [], contentSize: CGSize = .zero) {
    self.frames = frames
    self.contentSize = contentSize
  }
}
