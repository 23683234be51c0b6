import Foundation

extension PathStorage {
  /// The outline of the path's stroke, to be filled with `.winding`.
  func stroked(_ style: StrokeStyle, scale: Double) -> PathStorage {
    self
  }
}
