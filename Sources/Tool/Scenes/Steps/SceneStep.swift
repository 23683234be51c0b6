import HeadlessUIKit

/// An action or event in a scene, on its virtual clock.
enum SceneStep: Sendable {
  case touch(TouchGesture, at: TouchPlace)
  case drag(Drag)
  /// Drops the dragged view.
  case drop
  /// Cancels all touches, as an incoming call does: a dragged view returns to its place.
  case cancel
  /// Scrolls a scroll view to a content offset.
  case scroll(node: Int, to: CGPoint)
  /// Folds or unfolds an accordion cell, or the group of cells that a view heads, as a user does.
  case fold(Bool, node: Int)
  /// Selects a tab, and scrolls it into view.
  case select(node: Int, key: String)
  /// Sets properties of views, like a custom axis.
  case set([Override])
  /// Inserts views into their stack views, moves them within them, or removes them.
  case arrange([Arrangement])
  /// Animates properties and arranged subviews over a duration, in seconds.
  case animate([Override], [Arrangement], duration: TimeInterval, curve: AnimationCurve)
  case rotate(SceneOrientation)
  /// Shows an alert in a window of its own, in place of the one that a step has shown; nil dismisses it.
  case alert(AlertBlueprint?)
  /// Presents a controller in front of the others.
  case present(PresentationBlueprint)
  /// Dismisses the controller in front of the others.
  case dismiss(animated: Bool, position: SourcePosition)
  /// Moves the application to the background.
  case background
  /// Returns the application to the foreground.
  case foreground
  /// Has the application open an address.
  case openURL(String)
  /// Opens the menu of a button at once.
  case openMenu(node: Int)
  /// Opens at once what a compact date picker or a colour well opens.
  case openPicker(node: Int)
  /// Opens the menu of a bar's item by its id.
  case openMenuOfItem(id: String)
  /// Shows a keyboard; nil hides it.
  case keyboard(KeyboardBlueprint?)
  /// Shows another solution of the constraints for a view.
  case exerciseAmbiguity(node: Int)
  /// Shows or hides a view, through the mediator if the view is in its rules.
  case show(Bool, node: Int)
  /// Advances the clock, in seconds.
  case advance(TimeInterval)
  /// Takes a picture.
  case snapshot(name: String)
  /// Takes a picture at the start, and one for each frame while the clock advances.
  case film(Film)

  enum TouchGesture: String, Sendable, CaseIterable {
    /// Down and up at the same time.
    case tap
    case touchDown, touchUp
    /// Down until a long press is recognized, and up.
    case longPress
  }

  /// A change of an arranged subview.
  enum Arrangement: Sendable {
    /// Before the arranged subview with an index; at the end if that is nil or there is none.
    case insert(node: Int, at: Int?)
    case remove(node: Int)
  }

  /// A position of a touch.
  enum TouchPlace: Sendable {
    /// The centre of a view, by its number.
    case view(Int)
    /// A position in the picture, in points from its top left.
    case point(CGPoint)
  }

  /// A drag by a finger that then stays down.
  struct Drag: Sendable {
    /// Where the finger starts; nil if it is down already.
    var start: TouchPlace?
    /// Where the finger moves; nil if it stays where it came down.
    var end: TouchPlace?
    /// The number of moves, each taking 1/60 s.
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
    /// Frames per second.
    var rate: Double

    /// The number of pictures: one at the start, then one per frame up to the end.
    var frameCount: Int { Int((duration * rate).rounded(.down)) + 1 }

    /// Numbers have as many digits as sorting by time requires, at least three.
    func name(ofFrame number: Int) -> String {
      let digits = max(3, String(frameCount - 1).count)
      let text = String(number)
      return "\(name)-" + String(repeating: "0", count: digits - text.count) + text
    }
  }
}

/// The orientation of the screen.
enum SceneOrientation: String, Sendable, CaseIterable {
  case portrait, landscape
}

/// A moment in a scene's steps at which a picture is taken.
struct Moment: Sendable, Equatable {
  /// The moment's label in the picture's name; nil for the end of the steps, which has none.
  var name: String?
  /// The number of completed steps.
  var stepCount: Int
  /// The frame of the film that is the next step, if the picture is one.
  var frame: FilmFrame?

  /// The label in headings. Names contain no spaces, so none equals the label of the end.
  var label: String { name ?? "after all steps" }
}

extension [SceneStep] {
  /// The moments at which pictures are taken, in the order of time: those in the steps, then the
  /// end.
  ///
  /// The picture with the variant's own name shows the result of all steps.
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

extension SceneStep {
  /// Whether the step shows an alert, a keyboard or a controller, which are as large as a screen.
  var presents: Bool {
    switch self {
    case .alert(.some), .keyboard(.some), .present: true
    default: false
    }
  }
}
