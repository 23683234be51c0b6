import HeadlessUIKit
import StandardControls
import Testing

@testable import Scenes

/// Views that are smaller than their insets, as in a stack view without space.
@Suite struct SmallSizeTests {
  /// What shows the parts that a new view does not have.
  private func fill(_ view: UIView) {
    switch view {
    case let control as UISegmentedControl:
      for title in ["Day", "Week"] {
        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
      }
      control.selectedSegmentIndex = 0
    case let bar as UISearchBar:
      bar.text = "Ann"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Work"]
      bar.showsScopeBar = true
    case let field as UITextField:
      field.text = "Ann"
      field.borderStyle = .roundedRect
      field.clearButtonMode = .always
    case let button as UIButton:
      button.configuration = .filled()
      button.setTitle("Save", for: .normal)
    default: break
    }
  }

  private func checkFrames(_ view: UIView, in path: String) {
    let frame = view.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
    #expect(isFinite, "\(path) has the frame \(frame)")
    for (index, subview) in view.subviews.enumerated() {
      checkFrames(subview, in: "\(path)/\(type(of: subview))[\(index)]")
    }
  }

  @Test(arguments: ViewClass.standard.map(\.name))
  func framesOfPartsAreFinite(name: String) throws {
    let viewClass = try #require(ViewClass.standard.first { $0.name == name })
    let lengths: [CGFloat] = [0, 1, 3, 11, 40, 200]
    for width in lengths {
      for height in lengths {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = viewClass.make()
        fill(view)
        window.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
        checkFrames(view, in: "\(name) of \(width) × \(height)")
      }
    }
  }
}
