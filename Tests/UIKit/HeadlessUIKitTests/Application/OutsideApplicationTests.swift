import HeadlessUIKit
import Testing
import ViewTestSupport

/// Unit tests of components mostly build views and windows without an application, on the screen
/// `UIScreen.main`: an iPhone 15's, 393 by 852 points with 3 pixels each.
@Suite struct OutsideOfApplications {
  @Test func viewsHaveTheTraitsOfTheMainScreen() {
    #expect(UIScreen.main.scale == 3)
    let view = UIView()
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection == UIScreen.main.traitCollection)
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
  }

  @Test func constraintsRoundToItsPixels() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let box = Block("box", width: 200, height: 10)
    root.add(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    // 96.5 is 289.5 pixels, and a half goes up: 290 pixels.
    #expect(box.frame == CGRect(x: 290.0 / 3, y: 0, width: 200, height: 10))
  }

  @Test func aRendererKeepsItsOwnScaleAndTraits() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let probe = TraitProbe()
    view.addSubview(probe)
    UIViewRenderer(scale: 2).layOut(view)
    #expect(probe.scale == 2)
    #expect(probe.idiom == .unspecified)
  }

  private final class TraitProbe: UIView {
    var scale: CGFloat = 0
    var idiom = UIUserInterfaceIdiom.phone

    override func layoutSubviews() {
      super.layoutSubviews()
      scale = traitCollection.displayScale
      idiom = traitCollection.userInterfaceIdiom
    }
  }
}
