import Snapshots

extension Snapshotting where Value == DsCustomButton, Format == UIImage {
  /// All states of a button on one picture, with their names.
  public static var states: Snapshotting { states() }

  /// All states of a button on one picture, with their names.
  ///
  /// - Parameters:
  ///   - states: Those to show, in order.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the button, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  ///   - background: Behind the buttons; nil for nothing.
  public static func states(
    _ states: [ViewState] = ViewState.allCases, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection(), background: UIColor? = .systemBackground
  ) -> Snapshotting {
    let traits = traits.scaled(by: scale)
    let scale = StagedView.scale(of: traits)
    return .picture(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { button in
      ViewDrawing(scale: scale) {
        let sheet = PictureSheet(
          title: "States", columns: 3, scale: scale, background: background,
          traits: UIViewRenderer(scale: scale, traits: traits).traits)
        return try button.keepingState {
          try sheet.snapshot(
            of: states.map { state in
              {
                StateSetting(state).apply(to: button)
                let staged = StagedView(button, size: size, traits: traits)
                try staged.checkSize()
                return PictureSheet.Cell(
                  caption: "\(state)", size: staged.size, draw: staged.draw,
                  tree: staged.describedTree)
              }
            })
        }
      }
    }
  }
}

extension Dictionary where Key == String, Value == Snapshotting<DsCustomButton, UIImage> {
  /// All states of a button, a golden each, by the names of the states.
  public static var states: Self { states() }

  /// All states of a button, a golden each, by the names of the states.
  ///
  /// - Parameters:
  ///   - states: Those to compare.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the button, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  public static func states(
    _ states: [ViewState] = ViewState.allCases, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    let traits = traits.scaled(by: scale)
    let pairs = states.map { state -> (String, Snapshotting<DsCustomButton, UIImage>) in
      let scale = StagedView.scale(of: traits)
      let snapshotting = Snapshotting<DsCustomButton, UIImage>.picture(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
      ) { button in
        ViewDrawing(scale: scale) {
          try button.keepingState {
            StateSetting(state).apply(to: button)
            return try StagedView(button, size: size, traits: traits).snapshot()
          }
        }
      }
      return ("\(state)", snapshotting)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

/// The properties of a button that make its state.
private struct StateSetting {
  var enabled: Bool
  var selected: Bool
  var activated: Bool

  init(_ state: ViewState) {
    enabled = !state.isDisabled
    selected = state.isSelected
    activated = state.isActivated
  }

  init(of button: DsCustomButton) {
    (enabled, selected, activated) = (button.enabled, button.selected, button.activated)
  }

  func apply(to button: DsCustomButton) {
    (button.enabled, button.selected, button.activated) = (enabled, selected, activated)
  }
}

extension DsCustomButton {
  /// Runs a closure, and restores the state that the button had before.
  fileprivate func keepingState<Result>(_ body: () throws -> Result) rethrows -> Result {
    let setting = StateSetting(of: self)
    defer { setting.apply(to: self) }
    return try body()
  }
}
