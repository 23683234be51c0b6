import DesignedViews
import HeadlessUIKit
import Testing

@Suite struct ButtonBaselines {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let button = DsCustomButton()
  private let label = UILabel()

  init() {
    button.text = "Save"
    button.fontSize = 20
    label.text = "Save"
    label.font = .systemFont(ofSize: 20)
    for view in [button, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    button.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
  }

  @Test(arguments: [40, 80] as [CGFloat])
  func aCaptionIsLevelWithALabelWhateverTheHeight(_ height: CGFloat) {
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // Both texts are centred in their views; a label's height is rounded to whole pixels.
    #expect(abs(label.frame.midY - button.frame.midY) <= 0.5)
  }

  @Test func aButtonWithoutACaptionHasItsBaselineAtTheBottom() {
    button.text = nil
    button.heightAnchor.constraint(equalToConstant: 40).isActive = true
    label.topAnchor.constraint(equalTo: button.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.minY == 70)
  }
}
