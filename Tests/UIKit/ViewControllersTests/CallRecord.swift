import ViewControllers

/// The calls that recording objects got, in order.
final class CallRecord {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls since the last time this was asked.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Writes down each call of its life cycle, with its name in front if it has one.
class RecordingController: UIViewController {
  let record: CallRecord
  let name: String
  /// Done in `viewDidLoad`.
  var onLoad: ((RecordingController) -> Void)?

  init(_ record: CallRecord, _ name: String = "") {
    self.record = record
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  func recordCall(_ call: String) { record.add(name.isEmpty ? call : "\(name).\(call)") }

  override func loadView() {
    recordCall("loadView")
    let view = LayoutRecordingView(record)
    view.onLayout = { [unowned self] in recordCall("layoutSubviews") }
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    recordCall("viewDidLoad")
    onLoad?(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recordCall("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    recordCall("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recordCall("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recordCall("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recordCall("viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    recordCall("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    recordCall("viewDidLayoutSubviews")
  }

  override func updateViewConstraints() {
    recordCall("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    recordCall("viewSafeAreaInsetsDidChange")
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    recordCall("viewLayoutMarginsDidChange")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    recordCall(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    recordCall(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    recordCall("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    recordCall("viewWillTransition(\(Int(size.width)) x \(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [unowned self] _ in
      recordCall("alongside")
    } completion: { [unowned self] _ in
      recordCall("completion")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    recordCall("traitCollectionDidChange")
  }
}

/// Writes down that it is laid out.
final class LayoutRecordingView: UIView {
  var onLayout: () -> Void

  init(_ record: CallRecord, name: String = "") {
    onLayout = { record.add("\(name).layoutSubviews") }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

extension UIApplication {
  /// Shows a controller in a window that fills the screen, and updates the display.
  @discardableResult
  func show(_ controller: UIViewController) -> UIWindow {
    perform {
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      updateDisplay()
      return window
    }
  }
}
