import HeadlessUIKit

/// One thing that happens to a scene on its virtual clock.
enum SceneStep: Sendable {
  case touch(TouchGesture, at: TouchPlace)
  case drag(Drag)
  /// Lets go of what is dragged.
  case drop
  /// Takes all fingers away, as an incoming call does: what is dragged goes back.
  case cancel
  /// Scrolls a scroll view so that a point of its content comes to its top left.
  case scroll(node: Int, to: CGPoint)
  /// Folds an accordion cell, or the group of cells that a view heads, as a user does; or unfolds it.
  case fold(Bool, node: Int)
  /// Selects a tab, and scrolls it into view.
  case select(node: Int, key: String)
  /// Sets properties of views, as an axis of a scene's own does.
  case set([Override])
  /// Sets properties of views, which get there in a time, in seconds.
  case animate([Override], duration: TimeInterval, curve: AnimationCurve)
  case rotate(SceneOrientation)
  /// Shows another of the places and sizes that constraints allow a view.
  case exerciseAmbiguity(node: Int)
  /// Shows or hides a view, through the mediator if that knows it.
  case show(Bool, node: Int)
  /// Lets time pass, in seconds.
  case advance(TimeInterval)
  /// Takes a picture.
  case snapshot(name: String)
  /// Takes a picture at the start, and one for each frame while time passes.
  case film(Film)

  enum TouchGesture: String, Sendable, CaseIterable {
    /// Down and up again at the same moment.
    case tap
    case touchDown, touchUp
    /// Down, held until a long press is recognised, and up again.
    case longPress
  }

  /// Where a finger comes down or goes.
  enum TouchPlace: Sendable {
    /// The middle of a view, by its number.
    case view(Int)
    /// A place in the picture, in points from its top left.
    case point(CGPoint)
  }

  /// A finger that drags and stays down.
  struct Drag: Sendable {
    /// Where the finger comes down; nil if it is down.
    var start: TouchPlace?
    /// Where the finger goes; nil if it stays where it came down.
    var end: TouchPlace?
    /// In how many moves, a sixtieth of a second each.
    var frames = defaultFrames
    var position: SourcePosition

    static let defaultFrames = 10
  }

  enum AnimationCurve: String, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear
  }

  struct Film: Sendable, Equatable {
    var name: String
    /// Seconds, more than 0.
    var duration: TimeInterval
    /// Frames a second.
    var rate: Double

    /// How many pictures it has: one at its start, then one a frame up to its end.
    var frameCount: Int { Int((duration * rate).rounded(.down)) + 1 }

    /// Names have as many digits as it takes to be sorted by time, at least three.
    func name(ofFrame number: Int) -> String {
      let digits = max(3, String(frameCount - 1).count)
      let text = String(number)
      return "\(name)-" + String(repeating: "0", count: digits - text.count) + text
    }
  }
}

/// How a screen is held.
enum SceneOrientation: String, Sendable, CaseIterable {
  case portrait, landscape
}

/// A moment on the way through a scene's steps at which a picture is taken.
struct Moment: Sendable, Equatable {
  /// As it stands in the picture's name; nil for the end of the steps, which needs none.
  var name: String?
  /// How many steps are over.
  var stepCount: Int
  /// Its place in the film that is the next step, if it is a frame of one.
  var frame: FilmFrame?

  /// As headings call it. No name has spaces, so none is that of the end.
  var label: String { name ?? "after all steps" }
}

extension [SceneStep] {
  /// When pictures are taken, in the order of time: what the steps say, then once at their end.
  ///
  /// So the picture that bears the variant's own name always shows what the steps lead to.
  var moments: [Moment] {
    var moments: [Moment] = []
    for (index, step) in enumerated() {
      switch step {
      case .snapshot(let name): moments.append(Moment(name: name, stepCount: index))
      case .film(let film):
        moments += (0..<film.frameCount).map { number in
          Moment(
            name: film.name(ofFrame: number), stepCount: index,
            frame: FilmFrame(
              film: film.name, time: Double(number) / film.rate, frameCount: film.frameCount))
        }
      default: break
      }
    }
    return moments + [Moment(name: nil, stepCount: count)]
  }
}
