import HeadlessUIKit

/// What a layout's calculation comes to.
public struct CellArrangement: Equatable, Sendable {
  /// One frame a cell, in the container's coordinates; `CGRect.null` for a cell that takes no
  /// place and whose view stays as it is.
  public var frames: [CGRect]
  /// The size of everything, margins included.
  public var contentSize: CGSize

  public init(frames: [CGRect] = [], contentSize: CGSize = .zero) {
    self.frames = frames
    self.contentSize = contentSize
  }
}
