/// A file in the style of iOS code: a view, its delegate, and extensions. About 200 lines.
struct CardSource {
  let number: Int

  var text: String {
    """
    #if os(iOS) || os(tvOS)
    import UIKit

    @objc public protocol Card\(number)Delegate: AnyObject {
      @objc optional func card(_ card: Card\(number), didSelect index: Int)
      @objc optional func title(of card: Card\(number)) -> String
    }

    /// A card that shows its content.
    @IBDesignable
    open class Card\(number): UIView {
      @IBOutlet open weak var delegate: Card\(number)Delegate?
      @objc dynamic open var count = 0 { didSet { setNeedsLayout() } }

    \(properties)
      override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      required public init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }

      private func setUp() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
          self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
        titleLabel.text = delegate?.title?(of: self) ?? "Card \(number)"
      }

    \(methods)
      @objc private func changed() { setNeedsDisplay() }
    }

    extension Card\(number) {
      override open func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in subviews.enumerated() {
          view.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: bounds.width, height: 20)
        }
      }

      @objc func tapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        delegate?.card?(self, didSelect: Int(recognizer.location(in: self).y / 20))
      }
    }
    #endif

    """
  }

  private var properties: String {
    (0..<12).map { index in
      """
        /// The colour of part \(index).
        @IBInspectable open var color\(index): UIColor = .systemBlue {
          didSet { if color\(index) != oldValue { setNeedsDisplay() } }
        }
        private lazy var label\(index): UILabel = {
          let label = UILabel()
          label.font = .preferredFont(forTextStyle: .body)
          label.translatesAutoresizingMaskIntoConstraints = false
          return label
        }()
      """
    }.joined(separator: "\n")
  }

  private var methods: String {
    (0..<8).map { index in
      """
        @objc open func update\(index)(_ sender: UIControl, animated: Bool = true) {
          let width = max(bounds.width - \(index), 0)
          UIView.animate(withDuration: animated ? 0.3 : 0) { [weak self] in
            self?.label\(index).frame.size.width = width
            self?.label\(index).alpha = sender.isEnabled ? 1 : 0.5
          }
        }
      """
    }.joined(separator: "\n")
  }
}
