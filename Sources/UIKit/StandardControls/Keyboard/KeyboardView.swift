/// The keys of a keyboard, with the row of words above them and the globe and the microphone below them.
final class KeyboardView: UIView {
  var content: KeyboardContent {
    didSet { if content != oldValue { reload() } }
  }
  var metrics: KeyboardMetrics {
    didSet { if metrics != oldValue { reload() } }
  }
  /// Called for a key that types or deletes.
  var onKey: ((KeyboardKey.Action) -> Void)?
  private var keys: [KeyboardKeyView] = []
  private var words: [UILabel] = []
  private var lines: [UIView] = []
  private var bottomKeys: [KeyboardKeyView] = []

  /// The keyboard's background, near iOS's.
  static let color = UIColor(
    light: UIColor(red: 0.82, green: 0.827, blue: 0.855, alpha: 1),
    dark: UIColor(red: 0.165, green: 0.165, blue: 0.17, alpha: 1))

  override class var describedClass: UIView.Type { UIView.self }

  init(_ content: KeyboardContent, _ metrics: KeyboardMetrics) {
    self.content = content
    self.metrics = metrics
    super.init(frame: .zero)
    backgroundColor = Self.color
    // Keys are where they are on the device, whatever the language.
    semanticContentAttribute = .forceLeftToRight
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var predictionsHeight: CGFloat {
    content.predictions == nil ? 0 : metrics.predictions
  }

  /// The height of the whole keyboard, points.
  var height: CGFloat { predictionsHeight + metrics.height }

  private var plane: KeyboardPlane {
    content.plane(isPad: metrics.isPad, hasBottomRow: metrics.hasBottomRow)
  }

  private func keyView(_ key: KeyboardKey) -> KeyboardKeyView {
    let view = KeyboardKeyView(key)
    view.addAction(
      UIAction { [weak self] _ in self?.onKey?(key.action) }, for: .touchUpInside)
    addSubview(view)
    return view
  }

  private func reload() {
    for view in keys + bottomKeys + words + lines as [UIView] { view.removeFromSuperview() }
    keys = plane.place(in: .zero, isPad: metrics.isPad).map { keyView($0.key) }
    bottomKeys =
      metrics.hasBottomRow
      ? [.globe, .microphone].map { keyView(.glyph($0, fill: .none)) } : []
    words = content.predictions == nil ? [] : (0..<3).map { _ in UILabel() }
    lines = words.dropFirst().map { _ in UIView() }
    for (index, word) in words.enumerated() {
      let texts = content.predictions ?? []
      word.text = index < texts.count ? texts[index] : nil
      word.font = .systemFont(ofSize: 17)
      word.textAlignment = .center
      word.adjustsFontSizeToFitWidth = true
      word.minimumScaleFactor = 0.6
      addSubview(word)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let top = predictionsHeight
    let width = max(0, bounds.width - safe.left - safe.right)
    let placed = plane.place(
      in: CGSize(width: width, height: metrics.keys), isPad: metrics.isPad)
    for (view, place) in zip(keys, placed) {
      view.frame = place.frame.offsetBy(dx: safe.left, dy: top)
    }
    let wordWidth = bounds.width / 3
    let pixel = 1 / max(1, traitCollection.displayScale)
    for (index, word) in words.enumerated() {
      word.frame = CGRect(
        x: CGFloat(index) * wordWidth + 8, y: 0, width: max(0, wordWidth - 16), height: top)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: CGFloat(index + 1) * wordWidth, y: top / 4, width: pixel, height: top / 2)
    }
    let bottomTop = top + metrics.keys
    for (index, key) in bottomKeys.enumerated() {
      // The middles are 42 points from the edges, in the row above the home indicator.
      let x: CGFloat = index == 0 ? 42 : bounds.width - 42
      key.frame = CGRect(x: x - 22, y: bottomTop, width: 44, height: 44)
    }
  }
}
