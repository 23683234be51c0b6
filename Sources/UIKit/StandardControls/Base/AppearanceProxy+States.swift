// Methods that set something for a state, as proxies of appearances have them.

/// What a method sets for a state. It is compared with what a control was given for exactly this state.
private struct StateKey: Hashable {
  let name: String
  let state: UIControl.State
}

extension AppearanceProxy {
  fileprivate func set<Value>(
    _ name: String, for state: UIControl.State, to value: Value,
    get: @escaping (Target) -> Value, set: @escaping (Target, Value) -> Void
  ) {
    self.set(StateKey(name: name, state: state), to: value, get: get, set: set)
  }

  /// Attributes cannot be compared: a view that has some already keeps them.
  fileprivate func setAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State,
    get: @escaping (Target) -> [NSAttributedString.Key: Any]?,
    set: @escaping (Target, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.set(
      StateKey(name: "titleTextAttributes", state: state), to: attributes,
      get: { get($0) == nil }, set: set)
  }

  fileprivate func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    value(of: StateKey(name: "titleTextAttributes", state: state))
  }
}

extension AppearanceProxy where Target: UIButton {
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set("titleColor", for: state, to: color) {
      $0.contents.titleColors[exactly: state]
    } set: {
      $0.setTitleColor($1, for: state)
    }
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set("titleShadowColor", for: state, to: color) {
      $0.contents.titleShadowColors[exactly: state]
    } set: {
      $0.setTitleShadowColor($1, for: state)
    }
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    set("image", for: state, to: image) {
      $0.contents.images[exactly: state]
    } set: {
      $0.setImage($1, for: state)
    }
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set("backgroundImage", for: state, to: image) {
      $0.contents.backgroundImages[exactly: state]
    } set: {
      $0.setBackgroundImage($1, for: state)
    }
  }
}

extension AppearanceProxy where Target: UISegmentedControl {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setAttributes(attributes, for: state) {
      $0.titleAttributes[exactly: state]
    } set: {
      $0.setTitleTextAttributes($1, for: state)
    }
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes(for: state)
  }
}

/// What a method sets for the segments of a control.
private struct SegmentKey: Hashable {
  let left: UIControl.State
  var right: UIControl.State?
  let metrics: UIBarMetrics
}

extension AppearanceProxy where Target: UISegmentedControl {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    set(SegmentKey(left: state, metrics: barMetrics), to: backgroundImage) {
      $0.backgroundImage(for: state, barMetrics: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
  }

  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    set(SegmentKey(left: leftState, right: rightState, metrics: barMetrics), to: dividerImage) {
      $0.dividerImage(
        forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    } set: {
      $0.setDividerImage(
        $1, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
  }
}

extension AppearanceProxy where Target: UISlider {
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set("thumbImage", for: state, to: image) {
      $0.thumbImages[exactly: state]
    } set: {
      $0.setThumbImage($1, for: state)
    }
  }

  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("minimumTrackImage", for: state, to: image) {
      $0.minimumTrackImages[exactly: state]
    } set: {
      $0.setMinimumTrackImage($1, for: state)
    }
  }

  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("maximumTrackImage", for: state, to: image) {
      $0.maximumTrackImages[exactly: state]
    } set: {
      $0.setMaximumTrackImage($1, for: state)
    }
  }
}

// Items are no views, and get nothing from appearances: there are no bars yet that show them.

extension UIBarItem: UIAppearance {}

extension AppearanceProxy where Target: UIBarItem {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setAttributes(attributes, for: state) {
      $0.titleTextAttributes(for: state)
    } set: {
      $0.setTitleTextAttributes($1, for: state)
    }
  }

  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes(for: state)
  }
}
