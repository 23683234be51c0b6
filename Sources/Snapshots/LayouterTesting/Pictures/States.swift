import DesignedViews
import Snapshots

extension Snapshotting where Value: StatefulView, Format == UIImage {
  /// All states of a control or a button on one picture, with their names.
  public static var states: Snapshotting { states() }

  /// All states of a control or a button on one picture, with their names.
  ///
  /// - Parameters:
  ///   - states: Those to show, in order.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the control, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  ///   - background: Behind the controls; nil for nothing.
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
                button.snapshotState = state
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

/// A strategy that can show a view in one of its states.
public protocol StateSnapshotting {
  /// A picture of the view in a state.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the view, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  static func state(
    _ state: ViewState, precision: Float, perceptualPrecision: Float, size: CGSize?,
    scale: CGFloat?, traits: UITraitCollection
  ) -> Self
}

extension Snapshotting: StateSnapshotting where Value: StatefulView, Format == UIImage {
  /// A picture of a control or a button in a state.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the view, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  public static func state(
    _ state: ViewState, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let traits = traits.scaled(by: scale)
    let scale = StagedView.scale(of: traits)
    return .picture(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { view in
      ViewDrawing(scale: scale) {
        try view.keepingState {
          view.snapshotState = state
          return try StagedView(view, size: size, traits: traits).snapshot()
        }
      }
    }
  }
}

extension Dictionary where Key == String, Value: StateSnapshotting {
  /// All states of a control or a button, a golden each, by the names of the states.
  public static var states: Self { states() }

  /// All states of a control or a button, a golden each, by the names of the states.
  ///
  /// - Parameters:
  ///   - states: Those to compare.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Of the view, points; nil for its own.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  public static func states(
    _ states: [ViewState] = ViewState.allCases, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    let pairs = states.map { state in
      (
        "\(state)",
        Value.state(
          state, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
          scale: scale, traits: traits)
      )
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
