import HeadlessUIKit

/// Shows and hides views, and returns whether they are shown.
public protocol ViewVisibilityDelegate: AnyObject {
  /// - Parameter completion: must be called exactly once, when the view is shown or hidden,
  ///   possibly after an animation, with whether its visibility changed. The mediator ignores other
  ///   requests until then.
  func setViewVisibility(_ view: UIView, visible: Bool, completion: @escaping (Bool) -> Void)
  /// Whether a view is shown now.
  func isViewVisible(_ view: UIView) -> Bool
}

/// Receives notifications when a mediator switches views.
public protocol SwitchingViewMediatorDelegate: AnyObject {
  /// Views are about to be shown or hidden.
  func willSwitchViewVisibility(_ mediator: SwitchingViewMediator)
  /// All views have been shown or hidden.
  ///
  /// - Parameter changed: whether the visibility of any view changed.
  func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool)
}

/// Shows and hides views according to rules about which views are visible together.
///
/// Views are registered by name. A change of one of them, requested here or reported after it
/// happened, applies the rules to the others: see `SwitchingRules`.
public final class SwitchingViewMediator {
  /// The visibility of a view as the mediator knows it.
  public enum ViewState: Sendable, Equatable {
    /// The view was never requested.
    case unknown
    /// The view was shown or hidden, by the mediator or by the delegate itself.
    case shown, hidden
    /// Requested, but not done yet.
    case shownRequested, hiddenRequested
  }

  /// Receives notifications when views are switched; not retained.
  public weak var delegate: (any SwitchingViewMediatorDelegate)?
  /// The current rules.
  public var rules = SwitchingRules()

  /// A registered view.
  private final class Registration: ViewReference {
    let name: String
    weak var visibility: (any ViewVisibilityDelegate)?
    var state = ViewState.unknown

    init(of view: UIView, name: String, visibility: (any ViewVisibilityDelegate)?) {
      self.name = name
      self.visibility = visibility
      super.init(to: view)
    }

    var isVisible: Bool {
      guard let view else { return false }
      return visibility?.isViewVisible(view) ?? !view.isHidden
    }
  }

  /// In the order of registration, in which the views are switched.
  private var registrations: [Registration] = []
  private var stock: [String: SwitchingRules] = [:]
  /// The number of changes in progress; 0 while no views are switched.
  private var openCount = 0
  private var hasChanged = false

  /// A mediator without views and rules.
  public init() {}

  deinit {
    for registration in registrations { registration.release() }
  }

  // MARK: Views

  /// Registers a view. A name in use is reassigned to the new view.
  ///
  /// - Parameter visibilityDelegate: shows and hides the view; if nil, the view's `isHidden` is
  ///   set. Not retained.
  public func registerView(
    _ view: UIView, name: String, visibilityDelegate: (any ViewVisibilityDelegate)? = nil
  ) {
    let registration = Registration(of: view, name: name, visibility: visibilityDelegate)
    if let index = index(of: name) {
      registrations[index].release()
      registrations[index] = registration
    } else {
      registrations.append(registration)
    }
  }

  /// The name under which a view is registered.
  public func name(of view: UIView) -> String? {
    registrations.first { $0.view === view }?.name
  }

  /// The state of the view with a name; nil if no view is registered under it.
  public func state(of name: String) -> ViewState? {
    index(of: name).map { registrations[$0].state }
  }

  private func index(of name: String) -> Int? {
    registrations.firstIndex { $0.name == name }
  }

  // MARK: Rules

  /// Adds a group in which showing one view hides the others.
  public func setExclusiveViews(_ names: [String]) { rules.exclusive.append(names) }

  /// Adds a group whose views are shown and hidden together.
  public func setCompanionViews(_ names: [String]) { rules.companion.append(names) }

  /// Adds two groups: showing a view of one hides the views of the other, and vice versa.
  public func setAlternativeViews(_ first: [String], _ second: [String]) {
    rules.alternative.append(.init(first, second))
  }

  /// Removes all rules.
  public func clearRule() { rules = SwitchingRules() }

  /// Stores the current rules under a name.
  public func stockRule(as name: String) { stock[name] = rules }

  /// Replaces the current rules with those stored under a name, or removes them if there are none.
  ///
  /// - Returns: whether rules are stored under the name.
  @discardableResult
  public func activateRule(_ name: String) -> Bool {
    rules = stock[name] ?? SwitchingRules()
    return stock[name] != nil
  }

  // MARK: Requests

  /// Shows a view, and applies the rules.
  @discardableResult
  public func showView(_ name: String) throws(SwitchingError) -> Bool {
    try setViewVisibility(name, visible: true)
  }

  /// Hides a view, and applies the rules.
  @discardableResult
  public func hideView(_ name: String) throws(SwitchingError) -> Bool {
    try setViewVisibility(name, visible: false)
  }

  /// Requests that a view is shown or hidden, or reports that it was: the rules are applied even if
  /// the view is in that state already.
  ///
  /// - Parameter updateView: false to defer the request until `applyVisibilities()`.
  /// - Returns: false if the request was ignored, because no view is registered under the name, or
  ///   because views are still being switched.
  /// - Throws: the contradiction of rules that cannot be satisfied. Nothing is recorded then.
  @discardableResult
  public func setViewVisibility(
    _ name: String, visible: Bool, updateView: Bool = true
  ) throws(SwitchingError) -> Bool {
    guard openCount == 0, index(of: name) != nil else { return false }
    let requests = try rules.requests(
      for: name, visible: visible, after: pendingRequests, known: Set(registrations.map(\.name)))
    for registration in registrations {
      guard let isShown = requests[registration.name] else { continue }
      registration.state = isShown ? .shownRequested : .hiddenRequested
    }
    if updateView { applyVisibilities() }
    return true
  }

  /// The pending requests.
  private var pendingRequests: [String: Bool] {
    var pendingRequests: [String: Bool] = [:]
    for registration in registrations {
      switch registration.state {
      case .shownRequested: pendingRequests[registration.name] = true
      case .hiddenRequested: pendingRequests[registration.name] = false
      case .unknown, .shown, .hidden: break
      }
    }
    return pendingRequests
  }

  // MARK: Applying

  /// Performs the pending requests. Ignored while views are still being switched.
  public func applyVisibilities() {
    guard openCount == 0 else { return }
    begin()
    for registration in registrations {
      begin()
      apply(registration)
    }
    end(changed: false)
  }

  private func apply(_ registration: Registration) {
    let isShown: Bool
    switch registration.state {
    case .shownRequested: isShown = true
    case .hiddenRequested: isShown = false
    case .unknown:
      registration.state = registration.isVisible ? .shown : .hidden
      return end(changed: false)
    case .shown, .hidden: return end(changed: false)
    }
    registration.state = isShown ? .shown : .hidden
    guard registration.isVisible != isShown, let view = registration.view else {
      return end(changed: false)
    }
    guard let visibility = registration.visibility else {
      view.isHidden = !isShown
      return end(changed: true)
    }
    var isOpen = true
    visibility.setViewVisibility(view, visible: isShown) { [self] changed in
      guard isOpen else { return }
      isOpen = false
      end(changed: changed)
    }
  }

  private func begin() {
    openCount += 1
    guard openCount == 1 else { return }
    hasChanged = false
    delegate?.willSwitchViewVisibility(self)
  }

  private func end(changed: Bool) {
    openCount -= 1
    if changed { hasChanged = true }
    if openCount == 0 { delegate?.didSwitchViewVisibility(self, changed: hasChanged) }
  }
}
