import HeadlessUIKit

/// Shows and hides views, and tells whether they are shown.
public protocol ViewVisibilityDelegate: AnyObject {
  /// - Parameter completion: to be called exactly once when the view is shown or hidden, perhaps
  ///   after an animation, with whether that changed anything. Until then the mediator takes no
  ///   other request.
  func setViewVisibility(_ view: UIView, visible: Bool, completion: @escaping (Bool) -> Void)
  func isViewVisible(_ view: UIView) -> Bool
}

/// Hears of a mediator's runs.
public protocol SwitchingViewMediatorDelegate: AnyObject {
  /// Views are about to be shown or hidden.
  func willSwitchViewVisibility(_ mediator: SwitchingViewMediator)
  /// All views are shown or hidden.
  ///
  /// - Parameter changed: whether any of them was not before.
  func didSwitchViewVisibility(_ mediator: SwitchingViewMediator, changed: Bool)
}

/// Shows and hides views by rules: what opens and closes with what.
///
/// Views are registered by name. A change of one of them, asked for here or reported when it has
/// happened, makes the rules hold for the others: see `SwitchingRules`.
public final class SwitchingViewMediator {
  /// What the mediator knows of a view.
  public enum ViewState: Sendable, Equatable {
    /// Nobody has asked yet.
    case unknown
    case shown, hidden
    /// Asked for, and not done yet.
    case shownRequested, hiddenRequested
  }

  public weak var delegate: (any SwitchingViewMediatorDelegate)?
  /// The rules that hold now.
  public var rules = SwitchingRules()

  /// What is registered of a view.
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

  /// In the order of registering, which is that of switching.
  private var registrations: [Registration] = []
  private var stock: [String: SwitchingRules] = [:]
  /// How many changes of the run are still to be completed; 0 between runs.
  private var openCount = 0
  private var hasChanged = false

  public init() {}

  deinit {
    for registration in registrations { registration.release() }
  }

  // MARK: Views

  /// Registers a view. A name that is taken is given to the new view.
  ///
  /// - Parameter visibilityDelegate: shows and hides the view; without one its `isHidden` is set. It
  ///   is not kept.
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

  public func unregisterView(name: String) {
    guard let index = index(of: name) else { return }
    registrations.remove(at: index).release()
  }

  /// The name that a view is registered by.
  public func name(of view: UIView) -> String? {
    registrations.first { $0.view === view }?.name
  }

  /// What the mediator knows of a view; nil if it has none of this name.
  public func state(of name: String) -> ViewState? {
    index(of: name).map { registrations[$0].state }
  }

  private func index(of name: String) -> Int? {
    registrations.firstIndex { $0.name == name }
  }

  // MARK: Rules

  /// Adds a group of which showing one view hides the others.
  public func setExclusiveViews(_ names: [String]) { rules.exclusive.append(names) }

  /// Adds a group whose views are shown and hidden together.
  public func setCompanionViews(_ names: [String]) { rules.companion.append(names) }

  /// Adds two sides of which showing or hiding a view does the opposite to the other one.
  public func setAlternativeViews(_ first: [String], _ second: [String]) {
    rules.alternative.append(.init(first, second))
  }

  /// Starts without rules.
  public func clearRule() { rules = SwitchingRules() }

  /// Keeps the rules of now under a name.
  public func stockRule(as name: String) { stock[name] = rules }

  /// Has rules hold that were kept under a name; none if there are none of this name.
  ///
  /// - Returns: whether there are.
  @discardableResult
  public func activateRule(_ name: String) -> Bool {
    rules = stock[name] ?? SwitchingRules()
    return stock[name] != nil
  }

  // MARK: Requests

  /// Shows a view, and what follows from that by the rules.
  @discardableResult
  public func showView(_ name: String) throws(SwitchingError) -> Bool {
    try setViewVisibility(name, visible: true)
  }

  /// Hides a view, and does what follows from that by the rules.
  @discardableResult
  public func hideView(_ name: String) throws(SwitchingError) -> Bool {
    try setViewVisibility(name, visible: false)
  }

  /// Asks for a view to be shown or hidden, or reports that it was: the rules are applied to what is
  /// true already too.
  ///
  /// - Parameter updateView: false to note the request until `applyVisibilities()`.
  /// - Returns: false if the request was ignored, because nobody is registered by the name, or
  ///   because the views of another request are still being switched.
  /// - Throws: what keeps the rules from being followed. Nothing is noted then.
  @discardableResult
  public func setViewVisibility(
    _ name: String, visible: Bool, updateView: Bool = true
  ) throws(SwitchingError) -> Bool {
    guard openCount == 0, index(of: name) != nil else { return false }
    let wishes = try rules.wishes(
      for: name, visible: visible, after: noted, known: Set(registrations.map(\.name)))
    for registration in registrations {
      guard let isShown = wishes[registration.name] else { continue }
      registration.state = isShown ? .shownRequested : .hiddenRequested
    }
    if updateView { applyVisibilities() }
    return true
  }

  /// The requests that are noted.
  private var noted: [String: Bool] {
    var noted: [String: Bool] = [:]
    for registration in registrations {
      switch registration.state {
      case .shownRequested: noted[registration.name] = true
      case .hiddenRequested: noted[registration.name] = false
      case .unknown, .shown, .hidden: break
      }
    }
    return noted
  }

  // MARK: Applying

  /// Shows and hides what was asked for. Ignored while views are still being switched.
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
