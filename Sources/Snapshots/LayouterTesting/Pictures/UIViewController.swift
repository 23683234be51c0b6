import ViewControllers

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The view of the controller in its own size.
  public static var image: Snapshotting { image() }

  /// The view of the controller on a device, such as `.image(on: .iPhone13)`.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Not used: controllers are always shown in a window.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Points; nil for the device's.
  ///   - traits: Light or dark, reading direction, text size; what they do not specify is the device's.
  ///   - systemUI: Whether a status bar and a home indicator are drawn, as the controller prefers them.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), systemUI: Bool = false
  ) -> Snapshotting {
    let surroundings = config.with(size: size, traits: traits)
    let scale = StagedView.scale(of: surroundings.traits)
    return .picture(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { controller in
      ViewDrawing(scale: scale) {
        #if FOR_PACKAGES
          let surroundings = surroundings.withoutSafeArea(behindBarsOf: controller)
        #endif
        return try StagedView(controller, on: surroundings, systemUI: systemUI).snapshot()
      }
    }
  }

  /// The view of the controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Not used: controllers are always shown in a window.
  ///   - precision: The share of the pixels that must be the same, 0...1.
  ///   - perceptualPrecision: How close two colours must be to count as the same, 0...1.
  ///   - size: Points; nil for the size of the controller's view.
  ///   - traits: Light or dark, reading direction, text size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension ViewImageConfig {
  /// With another size, and with traits that win over its own.
  func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    var surroundings = self
    surroundings.size = size ?? self.size
    surroundings.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return surroundings
  }
}

#if FOR_PACKAGES
  extension ViewImageConfig {
    /// The surroundings that swift-snapshot-testing has for a container with bars: it gives the safe area behind them up, and
    /// the picture is less high by as much. Its suites' references were drawn so.
    fileprivate func withoutSafeArea(behindBarsOf controller: UIViewController) -> ViewImageConfig {
      var result = self
      if controller is UINavigationController {
        result.removeSafeArea(at: \.top)
      } else if let container = controller as? UITabBarController {
        result.removeSafeArea(at: \.bottom)
        if container.selectedViewController is UINavigationController {
          result.removeSafeArea(at: \.top)
        }
      }
      return result
    }

    private mutating func removeSafeArea(at edge: WritableKeyPath<UIEdgeInsets, CGFloat>) {
      size?.height -= safeArea[keyPath: edge]
      safeArea[keyPath: edge] = 0
    }
  }
#endif
