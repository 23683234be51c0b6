extension UIView.ContentMode {
  /// Where content of a size is placed in a view's bounds.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    placement.rect(for: size, in: bounds)
  }

  private var placement: ContentPlacement {
    switch self {
    case .scaleToFill, .redraw: .stretched
    case .scaleAspectFit: .fitted
    case .scaleAspectFill: .filling
    case .center: .at(x: 0.5, y: 0.5)
    case .top: .at(x: 0.5, y: 0)
    case .bottom: .at(x: 0.5, y: 1)
    case .left: .at(x: 0, y: 0.5)
    case .right: .at(x: 1, y: 0.5)
    case .topLeft: .at(x: 0, y: 0)
    case .topRight: .at(x: 1, y: 0)
    case .bottomLeft: .at(x: 0, y: 1)
    case .bottomRight: .at(x: 1, y: 1)
    }
  }
}
