import Foundation
import HeadlessUIKit

/// A screen of 100 × 100 pixels with one window, brought up to date by each picture.
struct KeptDrawingStage {
  let application: UIApplication
  let window: UIWindow

  init(scale: CGFloat = 1) {
    let device = Device(
      name: "Square", portraitSize: CGSize(width: 100, height: 100), scale: scale)
    let application = UIApplication(screen: UIScreen(device: device))
    self.application = application
    window = application.perform {
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// What a window looks like that never showed anything but these views.
  static func picture(of views: UIView...) throws -> Bitmap {
    let stage = KeptDrawingStage()
    for view in views { stage.window.addSubview(view) }
    return try stage.picture()
  }

  @discardableResult
  func picture() throws -> Bitmap { try application.picture() }
}

/// Fills an oval, and writes down what it was asked to draw.
class KeptOvalView: UIView {
  var rects: [CGRect] = []
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}

func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func cover(_ frame: CGRect, _ color: UIColor = .blue) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  return view
}
