import Testing
import UIKit

/// As code for iOS is written: without `try`.
@Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let box = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  @Test func formatsAreReadWithoutErrors() {
    let horizontal = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[box]-20-|", options: [], metrics: nil, views: ["box": box])
    NSLayoutConstraint.activate(horizontal)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    #expect(box.frame.width == 70)
  }

  @Test func aFormatThatCannotBeReadIsReportedByTheLayout() throws {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[box", options: [], metrics: nil, views: ["box": box])
    let constraint = try #require(constraints.first)
    #expect(constraints.count == 1)
    guard case .unreadableFormat(let error)? = constraint.error else {
      Issue.record("The error is \(String(describing: constraint.error))")
      return
    }
    // The format ends where a bracket is missing.
    #expect(error.offset == 8)
    NSLayoutConstraint.activate(constraints)
    #expect(!constraint.isActive)
    #expect(root.layoutReport().errors == [.unreadableFormat(error)])
  }
}
