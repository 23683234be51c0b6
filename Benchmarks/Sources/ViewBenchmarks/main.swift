import CairoGraphics
import DesignedViews
import Foundation
import HeadlessUIKit
import Measuring

/// What an ordinary view costs that asks for no layer, no gesture and no animation. Each kind is measured
/// in trees of a thousand, so that the costs that all views share do not count.
struct Kind {
  var name: String
  var make: @Sendable (Int) -> UIView

  static let all: [Kind] = [
    Kind(name: "UIView") { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
      view.backgroundColor = .red
      return view
    },
    Kind(name: "UILabel") { number in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
      label.text = "Save picture \(number % 16 * 7)"
      return label
    },
    Kind(name: "UIImageView") { _ in
      UIImageView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    },
    Kind(name: "DsCustomButton") { number in
      let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
      button.text = "Save picture \(number % 16 * 7)"
      return button
    },
  ]

  static let count = 1000

  /// A tree of views in rows of ten, laid out.
  func tree() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 2400, height: 8000))
    for number in 0..<Self.count {
      let view = make(number)
      view.frame.origin = CGPoint(x: number % 10 * 240, y: number / 10 * 80)
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    return root
  }

  /// Bytes on the heap for each view of a tree.
  var bytes: Int {
    _ = tree()
    return bytesKept { tree() } / Self.count
  }

  /// Microseconds of processor time to make a view of a tree and to lay it out.
  var makingTime: Double {
    median((0..<41).map { _ in processorTime { _ = tree() } }) / Double(Self.count)
  }

  /// Microseconds of processor time to draw a view of a tree at 1x.
  func drawingTime() throws -> Double {
    let root = tree()
    let renderer = UIViewRenderer(scale: 1)
    return try median(
      (0..<11).map { _ in
        let context = try CGContext(width: 2400, height: 8000)
        return processorTime { renderer.draw(root, in: context) }
      }) / Double(Self.count)
  }
}

printTable(
  "Views without layers of their own",
  ["", "bytes", "made and laid out, µs", "drawn, µs"],
  try Kind.all.map { kind in
    [
      kind.name, String(kind.bytes), decimal(kind.makingTime, 2),
      decimal(try kind.drawingTime(), 2),
    ]
  })
