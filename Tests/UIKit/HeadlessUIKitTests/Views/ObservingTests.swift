import HeadlessUIKit
import StandardControls
import StandardViews
import Testing

/// Records the keys of an object whose changes are reported.
private final class Recorder: UIResponder {
  private(set) var keys: [String?] = []
  private(set) var changes: [[NSKeyValueChangeKey: Any]?] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append(keyPath)
    changes.append(change)
  }

  func observe(_ object: NSObject, _ keys: String...) {
    for key in keys { object.addObserver(self, forKeyPath: key, context: nil) }
  }
}

@Suite struct ObservingTests {
  private let recorder = Recorder()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  // MARK: Geometry

  @Test func aViewThatMovesReportsItsFrameAndItsCenter() {
    recorder.observe(view, "frame", "center", "bounds")
    view.frame.origin = CGPoint(x: 10, y: 20)
    #expect(recorder.keys == ["frame", "center"])
  }

  @Test func aViewThatGrowsAroundItsCenterReportsItsFrameAndItsBounds() {
    recorder.observe(view, "frame", "center", "bounds")
    view.bounds.size.width = 120
    #expect(recorder.keys == ["frame", "bounds"])
  }

  @Test func theValuesBeforeAndAfterAChangeAreReported() {
    var sizes: [CGSize?] = []
    let observation = view.observe(\.bounds, key: "bounds", options: [.old, .new]) { _, change in
      sizes += [change.oldValue?.size, change.newValue?.size]
    }
    view.frame.size = CGSize(width: 30, height: 40)
    let expected: [CGSize?] = [CGSize(width: 100, height: 50), CGSize(width: 30, height: 40)]
    #expect(sizes == expected)
    observation.invalidate()
    view.frame.size = .zero
    #expect(sizes == expected)
  }

  @Test func geometryThatStaysIsNotReported() {
    recorder.observe(view, "frame", "center", "bounds")
    view.frame = view.frame
    #expect(recorder.keys.isEmpty)
  }

  @Test func constraintsReportWhatTheyPlace() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    recorder.observe(view, "bounds")
    root.layoutIfNeeded()
    #expect(recorder.keys == ["bounds"])
  }

  @Test func theOffsetOfAScrollViewIsTheOriginOfItsBounds() {
    let scrollView = UIScrollView(frame: view.frame)
    recorder.observe(scrollView, "contentOffset", "bounds")
    scrollView.contentOffset = CGPoint(x: 0, y: 12)
    scrollView.bounds.origin = .zero
    #expect(recorder.keys == ["bounds", "contentOffset", "bounds", "contentOffset"])
  }

  @Test func aScrollViewReportsTheSizeAndTheInsetOfItsContent() {
    let scrollView = UIScrollView(frame: view.frame)
    recorder.observe(scrollView, "contentSize", "contentInset")
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.contentInset.top = 8
    #expect(recorder.keys == ["contentSize", "contentInset"])
  }

  // MARK: Appearance

  @Test func aViewReportsItsAppearance() {
    recorder.observe(view, "alpha", "hidden", "backgroundColor", "transform", "tintColor")
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.tintColor = .blue
    #expect(recorder.keys == ["alpha", "hidden", "backgroundColor", "transform", "tintColor"])
  }

  @Test func swiftsNameOfAFlagIsObservedToo() {
    var values: [Bool?] = []
    let observation = view.observe(\.isHidden, key: "isHidden", options: .new) {
      values.append($1.newValue)
    }
    view.isHidden = true
    #expect(values == [true])
    observation.invalidate()
  }

  // MARK: Layers

  @Test func theLayerOfAViewReportsWhatTheViewChanges() {
    recorder.observe(view.layer, "bounds", "position", "opacity", "hidden")
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    view.alpha = 0.5
    view.isHidden = true
    #expect(recorder.keys == ["position", "bounds", "opacity", "hidden"])
  }

  @Test func theViewReportsWhatItsLayerChanges() {
    recorder.observe(view, "center", "alpha")
    recorder.observe(view.layer, "position", "opacity")
    view.layer.position = CGPoint(x: 1, y: 1)
    view.layer.opacity = 0.5
    #expect(recorder.keys == ["center", "position", "alpha", "opacity"])
  }

  @Test func aLayerReportsItsProperties() {
    let layer = CALayer()
    recorder.observe(layer, "bounds", "position", "cornerRadius", "own")
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.position = CGPoint(x: 5, y: 5)
    layer.cornerRadius = 2
    layer.setValue(1, forKey: "own")
    #expect(recorder.keys == ["bounds", "position", "cornerRadius", "own"])
  }

  @Test func theFrameOfALayerFollowsFromItsPosition() {
    let layer = CALayer()
    recorder.observe(layer, "frame")
    layer.position = CGPoint(x: 5, y: 5)
    #expect(recorder.keys == ["frame"])
  }

  // MARK: Content

  @Test func theTextOfALabelIsAPartOfItsAttributedText() {
    let label = UILabel()
    recorder.observe(label, "text", "attributedText", "font", "textColor")
    label.text = "A"
    label.attributedText = NSAttributedString(string: "B")
    label.font = .systemFont(ofSize: 10)
    label.textColor = .red
    #expect(
      recorder.keys == [
        "attributedText", "text", "attributedText", "text", "font", "textColor",
      ])
  }

  @Test func controlsReportTheirState() {
    let control = UIControl()
    recorder.observe(control, "selected", "highlighted", "enabled")
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(recorder.keys == ["selected", "highlighted", "enabled"])
  }

  @Test func controlsReportTheirValues() {
    let (toggle, slider) = (UISwitch(), UISlider())
    let (field, textView) = (UITextField(), UITextView())
    recorder.observe(toggle, "on")
    recorder.observe(slider, "value")
    recorder.observe(field, "text", "placeholder")
    recorder.observe(textView, "text")
    toggle.isOn = true
    slider.value = 0.5
    field.text = "A"
    field.placeholder = "B"
    textView.text = "C"
    #expect(recorder.keys == ["on", "value", "text", "placeholder", "text"])
  }

  @Test func imageViewsReportTheirImages() {
    let imageView = UIImageView()
    recorder.observe(imageView, "image", "highlighted")
    imageView.image = UIImage()
    imageView.isHighlighted = true
    #expect(recorder.keys == ["image", "highlighted"])
  }

  @Test func recognizersReportTheirState() {
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    var states: [UIGestureRecognizer.State?] = []
    let observation = recognizer.observe(\.state, key: "state", options: .new) { _, change in
      states.append(change.newValue)
    }
    let screen = TouchScreen(of: view)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(states == [.ended, .possible])
    observation.invalidate()
  }

  // MARK: Ending

  @Test func aViewWithoutObserversReportsNothing() {
    recorder.observe(view, "alpha")
    view.removeObserver(recorder, forKeyPath: "alpha")
    view.alpha = 0.5
    #expect(recorder.keys.isEmpty)
  }
}
