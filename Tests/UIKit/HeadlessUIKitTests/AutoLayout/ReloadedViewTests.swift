import HeadlessUIKit
import Testing

/// Views that are added, laid out and removed again, as rows that are reloaded.
@Suite struct ReloadedViewTests {
  /// The four neighbours of a view with a frame of (100, 50, 60, 30), 20 × 10 points each and 7 points from it.
  private static let expected = [
    CGRect(x: 100, y: 87, width: 20, height: 10), CGRect(x: 100, y: 33, width: 20, height: 10),
    CGRect(x: 167, y: 50, width: 20, height: 10), CGRect(x: 73, y: 50, width: 20, height: 10),
  ]

  @Test(arguments: [1, 2, 3, 4]) func neighboursOfAFramedViewAreLaidOutInEachRound(count: Int) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for round in 0..<40 {
      let framed = UIView(frame: CGRect(x: 100, y: 50, width: 60, height: 30))
      parent.addSubview(framed)
      let views = (0..<count).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      for (place, view) in views.enumerated() { Self.constrain(view, to: framed, place) }
      parent.layoutIfNeeded()
      #expect(views.map(\.frame) == Array(Self.expected.prefix(count)), "round \(round)")
      for view in [framed] + views { view.removeFromSuperview() }
    }
  }

  /// Below, above, after and before.
  private static func constrain(_ view: UIView, to framed: UIView, _ place: Int) {
    switch place {
    case 0:
      view.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 7).isActive = true
      view.leftAnchor.constraint(equalTo: framed.leftAnchor).isActive = true
    case 1:
      view.bottomAnchor.constraint(equalTo: framed.topAnchor, constant: -7).isActive = true
      view.leftAnchor.constraint(equalTo: framed.leftAnchor).isActive = true
    case 2:
      view.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 7).isActive = true
      view.topAnchor.constraint(equalTo: framed.topAnchor).isActive = true
    default:
      view.rightAnchor.constraint(equalTo: framed.leftAnchor, constant: -7).isActive = true
      view.topAnchor.constraint(equalTo: framed.topAnchor).isActive = true
    }
  }
}
