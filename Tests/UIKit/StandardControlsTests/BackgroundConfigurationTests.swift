import StandardControls
import Testing

@Suite struct BackgroundConfigurations {
  @Test func theFillIsTheTintUnlessItHasAColour() {
    var background = UIBackgroundConfiguration()
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColor = .blue
    #expect(background.resolvedBackgroundColor(for: .red) == .blue)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    #expect(background.resolvedStrokeColor(for: .red) == .red)
  }

  @Test func greyscaleIsTheBrightness() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    UIConfigurationColorTransformer.grayscale(green).getWhite(&white, alpha: &alpha)
    // The weight of green in Rec. 709.
    let expected: CGFloat = 0.7152
    #expect(abs(white - expected) < 0.001)
    #expect(alpha == 0.5)
  }

  @Test func anEffectIsBehindTheTitle() throws {
    let button = UIButton(frame: rect(0, 0, 100, 40))
    var configuration = UIButton.Configuration.plain()
    configuration.background.visualEffect = UIBlurEffect(style: .regular)
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 2, trailing: 4)
    configuration.title = "OK"
    button.configuration = configuration
    button.layoutIfNeeded()
    func effects(in view: UIView) -> [UIVisualEffectView] {
      view.subviews.flatMap { ($0 as? UIVisualEffectView).map { [$0] } ?? effects(in: $0) }
    }
    let effect = try #require(effects(in: button).first)
    #expect(effect.convert(effect.bounds, to: button) == rect(4, 2, 92, 36))
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(effects(in: button).isEmpty)
  }
}
