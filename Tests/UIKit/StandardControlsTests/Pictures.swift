import StandardControls
import TestSupport

/// The view at one pixel a point.
func picture(of view: UIView) throws -> Bitmap {
  try UIViewRenderer(scale: 1).bitmap(of: view)
}
