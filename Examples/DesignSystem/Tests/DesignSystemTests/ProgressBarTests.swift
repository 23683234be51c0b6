import DesignSystem
import LayouterTesting
import Testing

@Suite struct ProgressBarTests {
  private func bar(_ progress: CGFloat) -> ProgressBar {
    let bar = ProgressBar(frame: CGRect(x: 0, y: 0, width: 120, height: 6))
    bar.setProgress(progress, animated: false)
    return bar
  }

  @Test(arguments: [0, 0.25, 1] as [CGFloat])
  func progress(share: CGFloat) {
    assertSnapshot(of: bar(share), as: .image)
  }

  @Test func fromRightToLeft() {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    assertSnapshot(of: bar(0.25), as: .image(drawHierarchyInKeyWindow: true, traits: traits))
  }

  @Test func growing() {
    assertSnapshot(
      of: bar(0.1),
      as: .film(duration: 0.3, framesPerSecond: 10) { view in
        (view as? ProgressBar)?.setProgress(0.9, animated: true)
      })
  }
}
