import DesignedViews
import Foundation
import HeadlessUIKit
import Layouter
import ViewControllers

/// Performs a scene's steps on its views.
struct StepRun {
  let application: UIApplication
  let builder: ViewBuilder
  /// Shows and hides views by the scene's rules.
  let switching: SceneSwitching?
  /// The drag supports of the views.
  let dragging: SceneDragging
  let fingers: TouchScreen
  private let removedViews = RemovedViews()
  private let presented: ScenePresentation

  init(
    application: UIApplication, builder: ViewBuilder, switching: SceneSwitching?,
    dragging: SceneDragging, presented: ScenePresentation
  ) {
    self.application = application
    self.builder = builder
    self.switching = switching
    self.dragging = dragging
    self.presented = presented
    fingers = TouchScreen(application)
  }

  /// Performs all steps before a moment, and for a frame of a film, advances the clock to the
  /// frame.
  ///
  /// - Returns: the error of the first step that failed; the steps after it are not performed.
  func run(_ steps: [SceneStep], to moment: Moment) -> SceneError? {
    for step in steps.prefix(moment.stepCount) {
      let error = application.perform { perform(step) }
      finishTurn()
      if let error { return error }
    }
    if let time = moment.frame?.time, time > 0 {
      application.advance(by: time)
      finishTurn()
    }
    return nil
  }

  /// Lays out the changes of a step, as a run loop does at the end of its iteration.
  func finishTurn() {
    for _ in 0..<builder.layoutRounds {
      application.perform { builder.layouters.update() }
      application.advance(by: 0)
    }
  }

  private func perform(_ step: SceneStep) -> SceneError? {
    switch step {
    case .drag(let drag): return self.drag(drag)
    case .drop: fingers.touchUp(finger: Self.draggingFinger)
    case .cancel: fingers.cancel()
    case .touch(let gesture, let place): touch(place, gesture)
    case .scroll(let node, let point):
      (builder.views[node] as? UIScrollView)?.contentOffset = point
    case .fold(let folds, let node): fold(builder.views[node], folds)
    case .select(let node, let key):
      guard let view = builder.views[node] else { return nil }
      builder.viewClasses[node]?.tabs?.select(key, view)
    case .set(let settings): set(settings)
    case .arrange(let arrangements): arrange(arrangements)
    case .animate(let settings, let arrangements, let duration, let curve):
      UIView.animate(withDuration: duration, delay: 0, options: curve.options) {
        set(settings)
        arrange(arrangements)
        builder.layouters.update()
        for window in application.windows { window.layoutIfNeeded() }
      }
    case .rotate(let orientation):
      application.rotate(to: orientation.interfaceOrientation)
    case .alert(let alert): presented.show(alert, on: application, among: builder.views)
    case .present(let presentation): presented.present(presentation, of: builder)
    case .dismiss(let isAnimated, let position):
      guard !presented.dismiss(animated: isAnimated) else { return nil }
      return .layout(
        position: position,
        reason: "nothing is presented: write the step 'present' before, or 'presented' next to "
          + "the view")
    case .keyboard(let keyboard):
      if let keyboard {
        keyboard.show(on: application, among: builder.views)
      } else {
        application.hideKeyboard(animated: false)
      }
    case .openMenu(let node): (builder.views[node] as? UIButton)?.openMenu(animated: false)
    case .openPicker(let node): (builder.views[node] as? any PickerOpener)?.openPicker()
    case .openMenuOfItem(let id):
      for window in application.windows {
        window.shownBarButtonItem(identified: id)?.openMenu(in: window, animated: false)
      }
    case .background: application.enterBackground()
    case .foreground: application.enterForeground()
    case .openURL(let address):
      if let url = URL(string: address) { application.receive(url) }
    case .exerciseAmbiguity(let node): builder.views[node]?.exerciseAmbiguityInLayout()
    case .show(let shows, let node):
      guard let view = builder.views[node], switching?.setVisible(view, shows) != true else {
        return nil
      }
      view.isHidden = !shows
    case .advance(let seconds): application.advance(by: seconds)
    case .snapshot: break
    case .film(let film): application.advance(by: film.duration)
    }
    return nil
  }

  private func set(_ settings: [Override]) {
    for setting in settings {
      switch setting.target {
      case .view:
        if let view = builder.views[setting.node] { setting.assignment.apply(view) }
      case .layouter:
        let placed = builder.layouters.first { $0.blueprint.number == setting.node }
        if let placed { setting.assignment.apply(placed.layouter) }
      case .controller:
        if let controller = builder.controllers[setting.node] {
          setting.assignment.apply(controller)
        }
      case .childLayout:
        if let view = builder.views[setting.node] { setting.assignment.apply(view) }
      case .constraints(let identifier):
        for placed in builder.constraints[setting.node] ?? []
        where placed.constraint.identifier == identifier {
          setting.assignment.apply(placed)
        }
      }
    }
  }

  private func arrange(_ arrangements: [SceneStep.Arrangement]) {
    for arrangement in arrangements {
      switch arrangement {
      case .insert(let node, let index): removedViews.insert(builder.views[node], at: index)
      case .remove(let node): removedViews.remove(builder.views[node])
      }
    }
  }

  private func fold(_ view: UIView?, _ folds: Bool) {
    guard let view else { return }
    if let view = view as? any Foldable {
      if folds { view.fold(animated: true) } else { view.unfold(animated: true) }
      return
    }
    for case let grid as GridLayout in builder.layouters.map(\.layouter)
    where grid.containsChild(view) {
      if folds { grid.foldGroup(view) } else { grid.unfoldGroup(view) }
    }
  }

  private func touch(_ place: SceneStep.TouchPlace, _ gesture: SceneStep.TouchGesture) {
    guard let point = point(place) else { return }
    switch gesture {
    case .tap: fingers.tap(at: point)
    case .touchDown: fingers.touchDown(at: point)
    case .touchUp: fingers.touchUp()
    case .longPress: fingers.longPress(at: point)
    }
  }

  /// The current position of a place on the screen.
  func point(_ place: SceneStep.TouchPlace) -> CGPoint? {
    switch place {
    case .view(let node): builder.views[node].map { fingers.middle(of: $0) }
    case .point(let point): point
    }
  }
}

extension SceneStep.AnimationCurve {
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
