extension UIViewController {
  /// The orientations of a controller that does not restrict them, and whose delegate does not.
  var standardInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

extension UIApplication {
  /// The duration of a rotation, seconds.
  private static let rotationDuration: TimeInterval = 0.3

  /// Rotates the screen and its content.
  ///
  /// First the controllers are notified of the new traits and sizes. Then, in an animation block,
  /// windows that fill the screen get its new size, traits change, the layout is updated, and the
  /// animations run that controllers have added to the transition. Completions are called at the
  /// end of the animation.
  ///
  /// Pictures during the animation show the screen in its final orientation: the windows start as
  /// they were before, and rotate upright.
  ///
  /// - Parameter animated: whether the rotation takes time on the application's clock.
  /// - Returns: whether the screen was rotated. False if it already has this orientation, or if the
  ///   controller of the key window (or else of the frontmost window with one) does not support it.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    guard orientation != screen.orientation, allowedOrientations.allows(orientation) else {
      return false
    }
    perform { turn(to: orientation, duration: animated ? Self.rotationDuration : 0) }
    return true
  }

  /// The orientations that the delegate supports for a window, or else UIKit's default: all on iPads, all but upside
  /// down on phones.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    if let delegate {
      return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
    return screen.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  private var allowedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow?.rootViewController == nil ? nil : keyWindow
    let controller = (window ?? windows.last { $0.rootViewController != nil })?.controllers.last
    return controller?.supportedInterfaceOrientations ?? .all
  }

  private func turn(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    let oldBounds = screen.bounds
    let oldTraits = screen.traitCollection
    let newBounds = CGRect(origin: .zero, size: screen.device.size(in: orientation))
    let newTraits = screen.traitCollection(in: orientation)
    let angle = screen.orientation.angle(to: orientation)
    let coordinator = TransitionCoordinator(
      duration: duration, targetTransform: CGAffineTransform(rotationAngle: angle))
    let turned = windows.map { window in
      (
        window: window, fillsScreen: window.frame == oldBounds,
        place: (center: window.center, transform: window.transform)
      )
    }

    for (window, fillsScreen, _) in turned {
      for controller in window.controllers {
        let containers: [any UIContentContainer] =
          [controller] + (controller.presentation.map { [$0.controller] } ?? [])
        for container in containers {
          if newTraits != oldTraits {
            container.willTransition(to: window.traits(on: newTraits), with: coordinator)
          }
          if fillsScreen, newBounds.size != oldBounds.size {
            container.viewWillTransition(to: newBounds.size, with: coordinator)
          }
        }
      }
    }
    UIView.performWithoutAnimation {
      for (window, _, _) in turned { window.lay(from: oldBounds, to: newBounds, angle: -angle) }
    }
    coordinator.run {
      screen.orientation = orientation
      newTraits.performAsCurrent {
        for (window, fillsScreen, place) in turned {
          (window.center, window.transform) = place
          if fillsScreen { window.frame = newBounds }
          window.screenTraitsDidChange(from: oldTraits, to: newTraits)
          window.update()
        }
      }
    }
  }
}

extension UIWindow {
  /// Places the window on a rotated screen as it was on the screen before.
  fileprivate func lay(from oldBounds: CGRect, to newBounds: CGRect, angle: CGFloat) {
    let rotation = CGAffineTransform(rotationAngle: angle)
    let offset = CGPoint(x: center.x - oldBounds.midX, y: center.y - oldBounds.midY)
      .applying(rotation)
    center = CGPoint(x: newBounds.midX + offset.x, y: newBounds.midY + offset.y)
    transform = transform.concatenating(rotation)
  }
}

extension UIInterfaceOrientation {
  /// The angle from this orientation to another, radians, clockwise.
  fileprivate func angle(to other: UIInterfaceOrientation) -> CGFloat {
    let quarterTurns = (other.clockwiseQuarterTurns - clockwiseQuarterTurns + 4) % 4
    return [0, CGFloat.pi / 2, CGFloat.pi, -CGFloat.pi / 2][quarterTurns]
  }

  /// The orientation of the interface in the device's own coordinates.
  private var clockwiseQuarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
