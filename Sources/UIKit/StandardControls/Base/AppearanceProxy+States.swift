// The methods of appearance proxies that set a value for a state.

/// The name of a method's value, and its state. Compared with the value that a control has for
/// exactly this state.
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

  /// Attributes cannot be compared: a view that already has some keeps them.
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
  /// Sets the colour of the title in a state, of buttons without one for this state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set("titleColor", for: state, to: color) {
      $0.contents.titleColors[exactly: state]
    } set: {
      $0.setTitleColor($1, for: state)
    }
  }

  /// Sets the colour of the title's shadow in a state, of buttons without one for this state.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    set("titleShadowColor", for: state, to: color) {
      $0.contents.titleShadowColors[exactly: state]
    } set: {
      $0.setTitleShadowColor($1, for: state)
    }
  }

  /// Sets the image in a state, of buttons without one for this state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    set("image", for: state, to: image) {
      $0.contents.images[exactly: state]
    } set: {
      $0.setImage($1, for: state)
    }
  }

  /// Sets the image behind the content in a state, of buttons without one for this state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set("backgroundImage", for: state, to: image) {
      $0.contents.backgroundImages[exactly: state]
    } set: {
      $0.setBackgroundImage($1, for: state)
    }
  }
}

extension AppearanceProxy where Target: UISegmentedControl {
  /// Sets the attributes of titles in a state, of controls without any for this state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setAttributes(attributes, for: state) {
      $0.titleAttributes[exactly: state]
    } set: {
      $0.setTitleTextAttributes($1, for: state)
    }
  }

  /// The attributes that were set on the proxy for this state; nil if none were.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes(for: state)
  }
}

/// The states and metrics of a segmented control's image.
private struct SegmentKey: Hashable {
  let left: UIControl.State
  var right: UIControl.State?
  let metrics: UIBarMetrics
}

extension AppearanceProxy where Target: UISegmentedControl {
  /// Sets the image of segments in a state, of controls without one for this state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    set(SegmentKey(left: state, metrics: barMetrics), to: backgroundImage) {
      $0.backgroundImage(for: state, barMetrics: barMetrics)
    } set: {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
  }

  /// Sets the image between segments in two states, of controls without one for these states.
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
  /// Sets the image of the knob in a state, of sliders without one for this state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set("thumbImage", for: state, to: image) {
      $0.thumbImages[exactly: state]
    } set: {
      $0.setThumbImage($1, for: state)
    }
  }

  /// Sets the image of the track before the knob in a state, of sliders without one for this state.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("minimumTrackImage", for: state, to: image) {
      $0.minimumTrackImages[exactly: state]
    } set: {
      $0.setMinimumTrackImage($1, for: state)
    }
  }

  /// Sets the image of the track behind the knob in a state, of sliders without one for this state.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("maximumTrackImage", for: state, to: image) {
      $0.maximumTrackImages[exactly: state]
    } set: {
      $0.setMaximumTrackImage($1, for: state)
    }
  }
}

// Bar items are not views, so that appearances do not change them: bars are not drawn yet.

extension UIBarItem: UIAppearance {}

extension AppearanceProxy where Target: UIBarItem {
  /// Keeps the attributes of titles in a state; without effect on items.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setAttributes(attributes, for: state) {
      $0.titleTextAttributes(for: state)
    } set: {
      $0.setTitleTextAttributes($1, for: state)
    }
  }

  /// The attributes that were set on the proxy for this state; nil if none were.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes(for: state)
  }
}
