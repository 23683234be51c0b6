import Foundation

/// What a date picker shows: wheels, a calendar, or compact fields.
class DateContent: UIView {
  unowned let picker: UIDatePicker

  override class var describedClass: UIView.Type { UIView.self }

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The natural size.
  var naturalSize: CGSize { .zero }
  /// Whether the content has its natural size in any picker, placed by the picker's alignment.
  var keepsSize: Bool { false }

  /// Shows the picker's date and settings.
  func update(animated: Bool) {}

  /// The user has chosen the picker's date, in this content or in one that it has opened.
  func dateWasChosen() {}

  /// The field that opens a panel with a part of the date; nil for none.
  func field(of part: UIDatePicker.Part) -> DateField? { nil }
}

/// A date or a time in a rounded field, as compact pickers show it.
final class DateField: UIControl {
  let label = UILabel()
  /// Whether the panel of the field is open.
  var isOpen = false { didSet { setNeedsLayout() } }

  // UIKit's look since iOS 14; the sides were computed from the width of its pickers.
  static let height: CGFloat = 34
  static let sideInset: CGFloat = 10
  static let cornerRadius: CGFloat = 8
  /// The space between two fields.
  static let gap: CGFloat = 4
  /// The space above and below a large line; our own.
  static let lineMargin: CGFloat = 6

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return pixelGrid.roundedUp(
      CGSize(
        width: text.width + 2 * Self.sideInset,
        height: max(Self.height, text.height.rounded(.up) + 2 * Self.lineMargin)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    // As UIKit's, a pressed or open field has the tint.
    label.textColor = isHighlighted || isOpen ? tintColor : .label
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }
}

/// The fields of a compact picker: the date, the time, or both. They open a calendar and wheels.
final class CompactDateContent: DateContent {
  private let dateField = DateField()
  private let timeField = DateField()

  override init(_ picker: UIDatePicker) {
    super.init(picker)
    for (part, field) in [(UIDatePicker.Part.date, dateField), (.time, timeField)] {
      addSubview(field)
      field.addAction(
        UIAction { [weak self, weak field] _ in
          guard let self, let field else { return }
          self.picker.openPanel(part, from: field, animated: true)
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var keepsSize: Bool { true }

  override func dateWasChosen() { update(animated: false) }

  override func field(of part: UIDatePicker.Part) -> DateField? {
    let field = part == .date ? dateField : timeField
    return field.isHidden ? nil : field
  }

  override func update(animated: Bool) {
    let words = picker.words
    let mode = picker.datePickerMode
    dateField.isHidden = mode == .time
    timeField.isHidden = mode == .date
    dateField.label.text = words.text(picker.date, .shortDate)
    timeField.label.text = words.text(picker.date, .time)
    for field in [dateField, timeField] { field.isEnabled = picker.isEnabled }
    setNeedsLayout()
  }

  private var shown: [DateField] { [dateField, timeField].filter { !$0.isHidden } }

  /// Whether the time is below the date, as at accessibility sizes, at which both do not fit into a row.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory && shown.count > 1
  }

  override var naturalSize: CGSize {
    let sizes = shown.map { $0.sizeThatFits(.zero) }
    let gaps = DateField.gap * CGFloat(max(0, sizes.count - 1))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isStacked
      ? CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
      : CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    var (x, y) = (bounds.minX, bounds.midY - size.height / 2)
    for field in shown {
      let size = field.sizeThatFits(.zero)
      let frame =
        isStacked
        ? CGRect(x: bounds.maxX - size.width, y: y, width: size.width, height: size.height)
        : CGRect(
          x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      field.frame = frame.placed(in: bounds, mirrored: isRightToLeft)
      x += size.width + DateField.gap
      y += size.height + DateField.gap
    }
  }
}
