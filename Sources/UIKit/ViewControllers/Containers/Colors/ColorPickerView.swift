import StandardControls
import StandardViews

/// The content of a colour picker: a grid, a spectrum or sliders, the opacity, and the chosen colour with favourites.
final class ColorPickerView: UIView {
  private let title = UILabel()
  let close = TouchTargetButton(type: .close)
  let control = UISegmentedControl()
  private let grid = ColorGridView(frame: .zero)
  private let spectrum = ColorSpectrumView(frame: .zero)
  private let components = [
    ColorSliderRow(.red), ColorSliderRow(.green), ColorSliderRow(.blue),
  ]
  private let opacity = ColorSliderRow(.opacity)
  private let line = UIView()
  private let swatch = UIView()
  private var favourites: [TouchTargetButton] = []
  /// Called for a choice of the user, with false while a finger moves.
  var onChoose: ((PickedColor, Bool) -> Void)?

  var color = PickedColor(hex: 0) { didSet { showColor() } }
  var hasOpacity = true {
    didSet {
      opacity.isHidden = !hasOpacity
      setNeedsLayout()
    }
  }

  /// Black and four hues, as a new picker on iOS has them.
  private static let favouriteColors: [UInt32] = [
    0x000000, 0x0A7AFF, 0x34C759, 0xFFCC00, 0xFF3B30,
  ]
  private static let swatchRadius: CGFloat = 10

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    title.textAlignment = .center
    for name in [SystemText.colorGrid, .colorSpectrum, .colorSliders] {
      control.insertSegment(
        withTitle: name.localized, at: control.numberOfSegments, animated: false)
    }
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in self?.showPane() }, for: .valueChanged)
    line.backgroundColor = .separator
    swatch.layer.cornerRadius = Self.swatchRadius
    for view in [title, close, control, grid, spectrum, opacity, line, swatch] + components {
      addSubview(view)
    }
    addFavourites()
    listen()
    showPane()
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  func show(title text: String?) { title.text = text ?? SystemText.colors.localized }

  private func addFavourites() {
    for hex in Self.favouriteColors {
      let favourite = PickedColor(hex: hex)
      let button = TouchTargetButton(type: .custom)
      button.backgroundColor = favourite.color
      button.layer.cornerRadius = ColorPickerLayout.favouriteSide / 2
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          choose(favourite, true)
        }, for: .touchUpInside)
      favourites.append(button)
      addSubview(button)
    }
  }

  private func listen() {
    for chooser in [grid, spectrum] {
      chooser.onChoose = { [weak self] in self?.choose($0, $1) }
    }
    let paths: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    for (row, path) in zip(components, paths) {
      row.slider.onChange = { [weak self] value, isFinal in
        guard let self else { return }
        var changed = color
        changed[keyPath: path] = value
        choose(changed, isFinal)
      }
    }
    opacity.slider.onChange = { [weak self] value, isFinal in
      guard let self else { return }
      var changed = color
      changed.alpha = value
      color = changed
      onChoose?(changed, isFinal)
    }
  }

  /// Chooses a colour with the current opacity.
  private func choose(_ chosen: PickedColor, _ isFinal: Bool) {
    var chosen = chosen
    chosen.alpha = color.alpha
    color = chosen
    onChoose?(chosen, isFinal)
  }

  private func showPane() {
    let index = control.selectedSegmentIndex
    grid.isHidden = index != 0
    spectrum.isHidden = index != 1
    for row in components { row.isHidden = index != 2 }
  }

  private func showColor() {
    (grid.color, spectrum.color) = (color.opaque, color.opaque)
    let paths: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    for (row, path) in zip(components, paths) {
      var (first, last) = (color.opaque, color.opaque)
      (first[keyPath: path], last[keyPath: path]) = (0, 1)
      let value = color[keyPath: path]
      row.show(value, text: "\(Int((value * 255).rounded()))", ends: (first, last))
    }
    var clear = color
    clear.alpha = 0
    opacity.show(
      color.alpha, text: "\(Int((color.alpha * 100).rounded()))%", ends: (clear, color.opaque))
    swatch.backgroundColor = color.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ColorPickerLayout(
      width: bounds.width, hasOpacity: hasOpacity,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    (title.frame, close.frame, control.frame) = (layout.title, layout.close, layout.control)
    (grid.frame, spectrum.frame) = (layout.pane, layout.pane)
    for (index, row) in components.enumerated() {
      row.frame = CGRect(
        x: layout.pane.minX,
        y: layout.pane.minY + CGFloat(index)
          * (ColorPickerLayout.rowHeight + ColorPickerLayout.gap),
        width: layout.pane.width, height: ColorPickerLayout.rowHeight)
    }
    (opacity.frame, swatch.frame) = (layout.opacity, layout.swatch)
    line.frame = layout.line
    line.frame.size.height = 1 / pixelGrid.scale
    for (index, button) in favourites.enumerated() {
      button.frame = layout.favourite(index, of: favourites.count)
    }
  }
}
