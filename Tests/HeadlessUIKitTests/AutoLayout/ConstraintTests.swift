import HeadlessUIKit
import Testing

/// A view with an intrinsic size.
final class Block: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ id: String, width: CGFloat = noIntrinsicMetric, height: CGFloat = noIntrinsicMetric) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = id
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

@Suite struct Constraints {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ blocks: Block...) {
    for block in blocks { root.addSubview(block) }
  }

  @Test func edgesAndSizesPlaceAView() {
    let box = Block("box")
    add(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 40, width: 270, height: 50))
  }

  @Test func aChangedConstantMovesWhatDependsOnIt() {
    let box = Block("box", width: 10, height: 10)
    add(box)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    left.constant = 25
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 0, width: 10, height: 10))
  }

  @Test func theRootsSizeMovesWhatDependsOnIt() {
    let box = Block("box", width: 10, height: 10)
    add(box)
    box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 100, height: 200)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 90, y: 190, width: 10, height: 10))
  }
}
