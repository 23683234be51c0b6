import StandardControls
import TestSupport
import Testing

@Suite struct VisualEffectTests {
  /// Black on the left half, white on the right one, with an effect view over all but a margin of 4.
  private func stage(_ effect: UIVisualEffect?, clips: Bool = false) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    stage.backgroundColor = .black
    let white = UIView(frame: CGRect(x: 30, y: 0, width: 30, height: 40))
    white.backgroundColor = .white
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 4, y: 4, width: 52, height: 32)
    view.layer.cornerRadius = 16
    view.clipsToBounds = clips
    stage.addSubview(white)
    stage.addSubview(view)
    return stage
  }

  @Test func aMaterialBlursWhatIsBehindIt() throws {
    let bitmap = try picture(of: stage(UIBlurEffect(style: .systemUltraThinMaterial)))
    // At a deviation of 20 an edge of 255 is 5 in its steepest column; the material covers 44 % of that.
    #expect(abs(bitmap.red(29, 20) - bitmap.red(30, 20)) <= 3)
    #expect(bitmap.red(5, 20) < bitmap.red(29, 20))
    #expect(bitmap.red(30, 20) < bitmap.red(54, 20))
    // Outside of it nothing is.
    #expect([29, 30].map { bitmap.red($0, 2) } == [0, 255])
  }

  @Test func constraintsInTheContentGiveTheViewItsSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (view, box) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIView())
    for part in [view, box] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.contentView.addSubview(box)
    root.addSubview(view)
    let content = view.contentView
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      box.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 6),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      content.rightAnchor.constraint(equalTo: box.rightAnchor, constant: 6),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 52, height: 36))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 52, height: 36))
    #expect(box.frame == CGRect(x: 6, y: 8, width: 40, height: 20))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 52, height: 36))
  }

  @Test func withoutAnEffectNothingChanges() throws {
    let bitmap = try picture(of: stage(nil))
    #expect([29, 30].map { bitmap.red($0, 20) } == [0, 255])
  }

  @Test func removingTheEffectRemovesTheBlur() throws {
    let stage = stage(UIBlurEffect(style: .systemMaterial))
    let view = try #require(stage.subviews.last as? UIVisualEffectView)
    view.effect = nil
    let bitmap = try picture(of: stage)
    #expect([29, 30].map { bitmap.red($0, 20) } == [0, 255])
  }

  @Test func roundedCornersThatClipShowWhatIsBehindSharp() throws {
    let effect = UIBlurEffect(style: .systemThickMaterialLight)
    // The corner of the bounds, outside of the rounded one.
    #expect(try picture(of: stage(effect, clips: true)).red(5, 5) == 0)
    #expect(try picture(of: stage(effect, clips: false)).red(5, 5) > 0)
  }

  @Test func contentIsInFrontOfTheMaterial() throws {
    let stage = stage(UIBlurEffect(style: .systemMaterial))
    let view = try #require(stage.subviews.last as? UIVisualEffectView)
    let mark = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 4))
    mark.backgroundColor = .red
    view.contentView.addSubview(mark)
    #expect(try picture(of: stage)[15, 15] == 0xFFFF_0000)
  }
}
