import Snapshots

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A film of a view on one picture: its frames from the start of something that moves, with their times.
  ///
  /// ```swift
  /// assertSnapshot(of: panel, as: .film(duration: 0.3) { panel in
  ///   UIView.animate(withDuration: 0.3) { panel.alpha = 0 }
  /// })
  /// ```
  ///
  /// Time is virtual: the pictures are the same however long drawing them takes.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - framesPerSecond: The number of frames per second; the first and the last moment are always there.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Points; nil for the view's own size, or if it has none, the one that fits its content.
  ///   - scale: Pixels per point; nil for the display scale of the traits, or 2.
  ///   - traits: Light or dark, reading direction, text size.
  ///   - background: Behind the frames; nil for nothing.
  ///   - actions: What happens at the beginning.
  public static func film(
    duration: TimeInterval, framesPerSecond: Double = 20, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection(), background: UIColor? = .systemBackground,
    _ actions: @escaping (UIView) -> Void = { _ in }
  ) -> Snapshotting {
    let traits = traits.scaled(by: scale)
    let scale = StagedView.scale(of: traits)
    return .picture(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { view in
      ViewDrawing(scale: scale) {
        let film = try FilmTimes(duration: duration, framesPerSecond: framesPerSecond)
        let sheet = PictureSheet(
          title: "Film", columns: 6, scale: scale, background: background,
          traits: UIViewRenderer(scale: scale, traits: traits).traits)
        let staged = StagedView(view, inWindowOf: size, traits: traits)
        try staged.checkSize()
        staged.perform { actions(view) }
        return try sheet.snapshot(
          of: film.frames.map { frame in
            {
              staged.advance(by: frame.step)
              return PictureSheet.Cell(
                caption: frame.name, size: staged.size, draw: staged.draw,
                tree: staged.describedTree)
            }
          })
      }
    }
  }
}

extension Dictionary where Key == String, Value == Snapshotting<UIView, UIImage> {
  /// A film of a view with a golden for each frame, by the times of the frames; the parameters are the same as for
  /// a film on one picture. The assertion needs a new view for each frame, which the expression of its value
  /// makes.
  public static func film(
    duration: TimeInterval, framesPerSecond: Double = 20, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection(),
    _ actions: @escaping (UIView) -> Void = { _ in }
  ) -> Self {
    let traits = traits.scaled(by: scale)
    let scale = StagedView.scale(of: traits)
    func strategy(_ draw: @escaping (UIView) throws -> DrawnSnapshot) -> Value {
      .picture(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
      ) { view in ViewDrawing(scale: scale) { try draw(view) } }
    }
    let film: FilmTimes
    do {
      film = try FilmTimes(duration: duration, framesPerSecond: framesPerSecond)
    } catch {
      // An assertion about no pictures would pass.
      return ["film": strategy { _ in throw error }]
    }
    let pairs = film.frames.map { frame in
      let snapshotting = strategy { view in
        let staged = StagedView(view, inWindowOf: size, traits: traits)
        staged.perform { actions(view) }
        for step in film.frames.prefix(frame.index + 1).map(\.step) { staged.advance(by: step) }
        return try staged.snapshot()
      }
      return (frame.name, snapshotting)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

/// The moments that a film shows.
struct FilmTimes {
  struct Frame {
    var index: Int
    /// Seconds since the frame before.
    var step: TimeInterval
    /// The time since the beginning: "0.250 s".
    var name: String
  }

  /// As many frames as fit on a picture that people look at.
  static let limit = 600

  let frames: [Frame]

  init(duration: TimeInterval, framesPerSecond: Double) throws(FilmError) {
    guard duration >= 0, framesPerSecond > 0, duration.isFinite, framesPerSecond.isFinite,
      duration * framesPerSecond <= Double(Self.limit)
    else { throw FilmError(duration: duration, framesPerSecond: framesPerSecond) }
    // A tenth of a frame at the end is rounding.
    let count = Int((duration * framesPerSecond + 0.1).rounded(.down))
    var times = (0...count).map { Double($0) / framesPerSecond }
    if let last = times.last, duration - last > 0.1 / framesPerSecond { times.append(duration) }
    frames = times.enumerated().map { index, time in
      Frame(
        index: index, step: index == 0 ? 0 : time - times[index - 1],
        name: Self.name(ofMilliseconds: Int((time * 1000).rounded())))
    }
  }

  private static func name(ofMilliseconds time: Int) -> String {
    let rest = "\(time % 1000)"
    return "\(time / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }
}

/// A film has no frames, or too many.
struct FilmError: Error, CustomStringConvertible {
  let duration: TimeInterval
  let framesPerSecond: Double

  var description: String {
    "a film of \(duration) seconds with \(framesPerSecond) frames per second: expected from 1 to "
      + "\(FilmTimes.limit) frames"
  }
}
