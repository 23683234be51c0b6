import DesignedViews
import HeadlessUIKit

/// One picture of a scene: a value of every axis, and where the scene has steps, a moment.
public struct Variant: Sendable {
  /// A value of one axis, as the file names it.
  public struct Choice: Sendable, Hashable {
    public var axis: String
    public var value: String

    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// The file name of its picture without extension: `disabled_dark@2x`.
  public let name: String
  /// Where the scene file names it, counted from 1: the line of its value on the first axis, or of
  /// the view if there are no axes.
  public let line: Int
  /// Pixels a point.
  public let scale: CGFloat

  /// The value of every axis that the scene has, in the scene's order of axes; of several moments
  /// the one that is shown comes last.
  public var choices: [Choice] {
    var rest = number
    return axes.reversed().map { axis in
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: axis.values.count)
      rest = quotient
      return Choice(axis: axis.name, value: axis.values[remainder])
    }.reversed()
  }

  /// Which frame of a film it is; nil if it is none.
  public var filmFrame: FilmFrame? { moment.frame }

  /// The scene's axes, and the variant's place among all combinations of their values.
  let axes: [Axis]
  let number: Int
  /// Light or dark, scale, direction and text size.
  package let traits: UITraitCollection
  let size: SceneSize
  let state: ViewState?
  let overrides: [Override]
  let moment: Moment
  /// How the screen is held at the start; nil if the scene does not say.
  let orientation: SceneOrientation?
}

/// The place of a picture among those of a film.
public struct FilmFrame: Sendable, Hashable {
  /// The name of the film.
  public var film: String
  /// Seconds from the film's start.
  public var time: TimeInterval
  /// How many frames the film has.
  public var frameCount: Int

  public init(film: String, time: TimeInterval, frameCount: Int) {
    self.film = film
    self.time = time
    self.frameCount = frameCount
  }
}

/// How large a scene is drawn.
enum SceneSize: Sendable {
  /// In points.
  case fixed(CGSize)
  /// As large as a device's screen, with its safe area.
  case device(Device)
  /// As large as its root view needs.
  case fit

  var isDevice: Bool {
    if case .device = self { true } else { false }
  }
}
