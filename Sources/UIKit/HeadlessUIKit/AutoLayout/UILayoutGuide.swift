/// A rectangle for constraints without a view: a gap, or a part of a view such as its safe area.
open class UILayoutGuide: NSObject {
  /// The source of a guide's rectangle.
  package enum Kind {
    /// Its constraints.
    case own
    /// The owning view's bounds, reduced by insets.
    case safeArea, layoutMargins, readableContent
    /// The content of a scroll view, and the visible part of it.
    case scrollContent, scrollFrame
    /// A strip along an edge of the owning view.
    case topBar, bottomBar, keyboard
  }

  let kind: Kind
  var layoutRecord: LayoutRecord?
  private var placement = CGRect.zero

  /// The view that the guide belongs to. `addLayoutGuide` of the view sets it.
  open var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.loadLayoutRecord() }
  }

  private var owner: LayoutRecord?

  /// A name for reports.
  open var identifier = ""

  public override init() {
    kind = .own
  }

  /// A guide without a view. Archives are not read.
  public required init?(coder: NSCoder) {
    kind = .own
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owner = view.loadLayoutRecord()
  }

  deinit {
    layoutRecord?.itemWillDeallocate()
  }

  /// The guide's rectangle in the coordinates of its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return placement }
    switch kind {
    case .own: return placement
    case .scrollContent:
      return CGRect(origin: .zero, size: view.scrolledSize)
    case .scrollFrame: return view.bounds
    case .safeArea, .layoutMargins, .readableContent: return view.bounds.inset(by: insets(in: view))
    case .topBar, .bottomBar, .keyboard:
      guard let strip = strip(in: view) else { return placement }
      let bounds = view.bounds
      return CGRect(
        x: bounds.minX, y: strip.isAtBottom ? bounds.maxY - strip.length : bounds.minY,
        width: bounds.width, height: strip.length)
    }
  }

  func place(at frame: CGRect) {
    placement = frame
  }

  /// The insets of the guide in its view.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: view.safeAreaInsets
    case .layoutMargins: view.layoutMargins
    case .readableContent: view.readableInsets
    case .own, .scrollContent, .scrollFrame, .topBar, .bottomBar, .keyboard: .zero
    }
  }

  /// Where a guide along an edge of its view is; nil for other guides.
  func strip(in view: UIView) -> EdgeStrip? {
    switch kind {
    case .topBar: EdgeStrip(isAtBottom: false, length: view.safeAreaInsets.top)
    case .bottomBar: EdgeStrip(isAtBottom: true, length: view.safeAreaInsets.bottom)
    case .keyboard:
      EdgeStrip(isAtBottom: true, length: (self as? UIKeyboardLayoutGuide)?.length(in: view) ?? 0)
    case .own, .safeArea, .layoutMargins, .readableContent, .scrollContent, .scrollFrame: nil
    }
  }
}

extension UILayoutGuide {
  func loadLayoutRecord() -> LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord(of: self)
    layoutRecord = record
    return record
  }

  var layoutName: String {
    let name =
      switch kind {
      case .own: identifier.isEmpty ? "layoutGuide" : identifier
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      case .scrollContent: "contentLayoutGuide"
      case .scrollFrame: "frameLayoutGuide"
      case .topBar: "topLayoutGuide"
      case .bottomBar: "bottomLayoutGuide"
      case .keyboard: "keyboardLayoutGuide"
      }
    guard let view = owningView else { return "<UILayoutGuide:\(name)>" }
    return "<UILayoutGuide:\(name) of \(view.layoutName.dropFirst())"
  }
}
