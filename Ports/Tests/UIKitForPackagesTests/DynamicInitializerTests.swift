import Testing
import UIKit

private class Card: UIView {
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class WideCard: Card {}

/// As rewriting leaves a class with an `init()` of its own.
private final class Titled: UIView {
  let title: String

  override class func _make() -> ObjectiveCObject { Titled() }

  init() {
    title = "New"
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class Page: UIViewController {
  private(set) var bundleOfNib: Bundle?

  override init(nibName: String?, bundle: Bundle?) {
    bundleOfNib = bundle
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { fatalError() }
}

private final class Tap: UITapGestureRecognizer {
  private(set) var calls: [String] = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    calls.append("target")
  }
}

/// Initializers of classes that are known only at run time, as rewriting calls them: canaries of each call through the
/// method table of such a class.
@Suite struct DynamicInitializerTests {
  private func make<T: UIView>(_ type: T.Type) -> T { T._instance() }

  @Test func aClassIsMadeByTheInitializerThatItOverrides() {
    let card: Card = make(WideCard.self)
    #expect(card is WideCard)
    #expect(card.isSetUp)
    #expect(card.frame == .zero)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let kind: UIView.Type = WideCard.self
    #expect(kind._instance(frame: frame).frame == frame)
    #expect((kind._instance(frame: frame) as? Card)?.isSetUp == true)
  }

  @Test func classesOfUIKitAreMadeWithTheirDefaults() {
    let label = make(UILabel.self)
    #expect(label.numberOfLines == 1)
    let toggle = make(UISwitch.self)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    let button: UIButton = make(UIButton.self)
    #expect(button.buttonType == .custom)
  }

  @Test func aClassWithAnInitializerOfItsOwnIsMadeByIt() {
    let titled = make(Titled.self)
    #expect(titled.title == "New")
    #expect(titled.frame.width == 80)
  }

  @Test func controllersRecognizersAndCellsAreMade() {
    func controller<T: UIViewController>() -> T { T._instance() }
    let page: Page = controller()
    #expect(page.bundleOfNib == nil)
    let other: UIViewController = Page._instance(nibName: nil, bundle: .main)
    #expect((other as? Page)?.bundleOfNib == .main)
    func recognizer<T: UIGestureRecognizer>(_ type: T.Type) -> UIGestureRecognizer { T._instance() }
    #expect(recognizer(Tap.self) is Tap)
    let tap: UIGestureRecognizer.Type = Tap.self
    #expect((tap._instance(target: nil, action: nil) as? Tap)?.calls == ["target"])
    func cell<T: UITableViewCell>() -> T { T._instance(style: .value1, reuseIdentifier: "a") }
    let made: UITableViewCell = cell()
    #expect(made.reuseIdentifier == "a")
    func layer<T: CALayer>() -> T { T._instance() }
    let shape: CAShapeLayer = layer()
    #expect(shape.lineWidth == 1)
  }

  @Test func listsImagesAndTheirControllersAreMade() {
    func instance<T: UITableView>(_ type: T.Type) -> T {
      T._instance(frame: .zero, style: .grouped)
    }
    #expect(instance(UITableView.self).style == .grouped)
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView._instance(frame: .zero, collectionViewLayout: layout)
    #expect(list.collectionViewLayout === layout)
    let image = UIImage()
    #expect(Portrait._instance(image: image).image === image)
    #expect(UITableViewHeaderFooterView._instance(reuseIdentifier: "a").reuseIdentifier == "a")
    let button = UIButton._instance(type: .system)
    #expect(button.buttonType == .system)
    let root = UIViewController()
    #expect(UINavigationController._instance(rootViewController: root).topViewController === root)
    #expect(UITableViewController._instance(style: .grouped).tableView.style == .grouped)
    let controller = UICollectionViewController._instance(collectionViewLayout: layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
  }

  @Test func seguesPresentationsAndAttributesAreMade() {
    let (source, destination) = (UIViewController(), UIViewController())
    let segue: UIStoryboardSegue.Type = Slide.self
    let made = segue._instance(identifier: "a", source: source, destination: destination)
    #expect(made is Slide && made.identifier == "a" && made.destination === destination)
    let presentation: UIPresentationController.Type = Sheet.self
    let sheet = presentation._instance(presentedViewController: destination, presenting: source)
    #expect((sheet as? Sheet)?.isSetUp == true && sheet.presentedViewController === destination)
    let path = IndexPath(item: 1, section: 2)
    let attributes: UICollectionViewLayoutAttributes.Type = Attributes.self
    let cell = attributes._instance(forCellWith: path)
    #expect(
      cell is Attributes && cell.indexPath == path && cell.representedElementCategory == .cell)
    let header = attributes._instance(forSupplementaryViewOfKind: "a", with: path)
    #expect(
      header is Attributes && header.representedElementKind == "a" && header.indexPath == path)
    #expect(header.representedElementCategory == .supplementaryView)
    let line = attributes._instance(forDecorationViewOfKind: "b", with: path)
    #expect(
      line.representedElementKind == "b" && line.representedElementCategory == .decorationView)
  }
}

private final class Portrait: UIImageView {}
private final class Slide: UIStoryboardSegue {}
private final class Attributes: UICollectionViewLayoutAttributes {}

private final class Sheet: UIPresentationController {
  private(set) var isSetUp = false

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    isSetUp = true
  }
}
