import DesignedViews
import HeadlessUIKit

/// One picture of a scene: a value for every axis, and for a scene with steps, a moment.
public struct Variant: Sendable {
  /// A value of one axis, as in the file.
  public struct Choice: Sendable, Hashable {
    /// The axis's name.
    public var axis: String
    /// The value's label on the axis.
    public var value: String

    /// A value of an axis.
    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// The file name of its picture, without extension: `disabled_dark@2x`.
  public let name: String
  /// The line in the scene file, counted from 1: of its value on the first axis, or of the view if
  /// there are no axes.
  public let line: Int
  /// Pixels per point.
  public let scale: CGFloat

  /// The value for every axis of the scene, in the order of the axes; if there are several moments,
  /// the moment is last.
  public var choices: [Choice] {
    var rest = number
    return axes.reversed().map { axis in
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: axis.values.count)
      rest = quotient
      return Choice(axis: axis.name, value: axis.values[remainder])
    }.reversed()
  }

  /// The device whose screen the picture shows; nil if it has a size of its own.
  package var device: Device? { if case .device(let device) = size { device } else { nil } }

  /// The value of the axis `locale`; nil without one.
  var language: String? { choices.first { $0.axis == Axis.locale }?.value }

  /// The frame of a film that the picture shows; nil if it shows none.
  public var filmFrame: FilmFrame? { moment.frame }

  /// The scene's axes, and the variant's index among all combinations of their values, also those that
  /// the scene excludes.
  let axes: [Axis]
  let number: Int
  /// Light or dark, scale, direction and text size.
  package internal(set) var traits: UITraitCollection
  let size: SceneSize
  let state: SubjectState?
  let settings: VariantSettings
  let moment: Moment
  /// The initial orientation of the screen; nil if the scene does not set it.
  let orientation: SceneOrientation?
  /// The alteration of the scene as it is written, for a review; nil for none.
  var alteration: SceneAlteration?
  /// Whether the views are recorded by their nodes, for a review.
  var isInspected = false
}

/// A picture's position in a film.
public struct FilmFrame: Sendable, Hashable {
  /// The name of the film.
  public var film: String
  /// The time from the film's start, seconds.
  public var time: TimeInterval
  /// The number of frames of the film.
  public var frameCount: Int

  /// A frame of a film at a time.
  public init(film: String, time: TimeInterval, frameCount: Int) {
    self.film = film
    self.time = time
    self.frameCount = frameCount
  }
}

/// The size of a scene's picture.
enum SceneSize: Sendable {
  /// In points.
  case fixed(CGSize)
  /// The size of a device's screen, with its safe area.
  case device(Device)
  /// The size that the root view needs.
  case fit

  var isDevice: Bool {
    if case .device = self { true } else { false }
  }

  var isFitted: Bool {
    if case .fit = self { true } else { false }
  }
}
