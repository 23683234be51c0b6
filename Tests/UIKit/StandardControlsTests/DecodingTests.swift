import StandardControls
import Testing
import ViewControllers

/// Views of UIKit code whose tests make them from a coder without an archive of views.
@Suite struct DecodingTests {
  private static let classes: [UIView.Type] = [
    UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIScrollView.self,
    UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
    UISegmentedControl.self, UIPageControl.self, UIProgressView.self,
    UIActivityIndicatorView.self, UITextField.self, UITextView.self, UIVisualEffectView.self,
    UITableViewCell.self, UICollectionViewCell.self,
  ]

  private func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  /// What of a view does not depend on how it was made.
  private func facts(of view: UIView) -> [String] {
    view.layoutIfNeeded()
    let frames = view.subviews.map { "\(type(of: $0)) \($0.frame) \($0.isHidden)" }
    return frames + [
      "\(view.bounds)", "\(view.isOpaque)", "\(view.isUserInteractionEnabled)",
      "\(view.clipsToBounds)", "\(view.contentMode)", "\(view.isHidden)",
      "\(view.accessibilityTraits)", "\(view.intrinsicContentSize)",
    ]
  }

  @Test func aDecodedViewIsAsOneThatIsCreated() throws {
    let coder = try emptyCoder()
    for viewClass in Self.classes {
      let decoded = try #require(viewClass.init(coder: coder), "\(viewClass)")
      let created = Self.create(viewClass)
      // A cell that is created has the size of a row.
      if created is UITableViewCell { created.frame = .zero }
      #expect(facts(of: decoded) == facts(of: created), "\(viewClass)")
    }
  }

  private static func create(_ viewClass: UIView.Type) -> UIView {
    switch viewClass {
    case is UIVisualEffectView.Type: UIVisualEffectView(effect: nil)
    case is UITableViewCell.Type: UITableViewCell(style: .default, reuseIdentifier: nil)
    case is UILabel.Type: UILabel(frame: .zero)
    case is UIImageView.Type: UIImageView(frame: .zero)
    case is UIStackView.Type: UIStackView(frame: .zero)
    case is UITextView.Type: UITextView(frame: .zero)
    case is UIScrollView.Type: UIScrollView(frame: .zero)
    case is UIButton.Type: UIButton(frame: .zero)
    case is UISwitch.Type: UISwitch(frame: .zero)
    case is UISlider.Type: UISlider(frame: .zero)
    case is UIStepper.Type: UIStepper(frame: .zero)
    case is UISegmentedControl.Type: UISegmentedControl(frame: .zero)
    case is UIPageControl.Type: UIPageControl(frame: .zero)
    case is UIProgressView.Type: UIProgressView(frame: .zero)
    case is UIActivityIndicatorView.Type: UIActivityIndicatorView(frame: .zero)
    case is UITextField.Type: UITextField(frame: .zero)
    case is UICollectionViewCell.Type: UICollectionViewCell(frame: .zero)
    case is UIControl.Type: UIControl(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// A control in the style of UIKit code, which sets itself up in both initialisers.
  private final class Card: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      addSubview(label)
    }
  }

  @Test func subclassesSetThemselvesUp() throws {
    let card = try #require(Card(coder: try emptyCoder()))
    #expect(card.subviews == [card.label] && card.frame == .zero)
  }

  @Test func controllersAndWindowsAreMadeToo() throws {
    let coder = try emptyCoder()
    let controller = try #require(UIViewController(coder: coder))
    #expect(controller.view != nil)
    let window = try #require(UIWindow(coder: coder))
    #expect(window.isHidden)
    #expect(CALayer(coder: coder) != nil)
    #expect(CABasicAnimation(coder: coder) != nil)
  }
}
