import Combine
import UIKit

@objc public protocol CitySearchViewDelegate: NSObjectProtocol {
  @objc optional func citySearchViewInsets(_ view: CitySearchView) -> UIEdgeInsets
  @objc optional func citySearchView(_ view: CitySearchView, didSelect city: String)
}

/// A field, a list of the cities that were found, and a message, bound to a view model.
public final class CitySearchView: UIView {
  public weak var delegate: CitySearchViewDelegate?

  public let field = UITextField()
  public let favoritesSwitch = UISwitch()
  public let messageLabel = UILabel()
  public let list = UIStackView()
  private let scrollView = UIScrollView()
  private let model: CitySearchModel
  private var subscriptions: Set<AnyCancellable> = []

  public init(model: CitySearchModel) {
    self.model = model
    super.init(frame: .zero)
    list.axis = .vertical
    scrollView.addSubview(list)
    [field, favoritesSwitch, messageLabel, scrollView].forEach(addSubview)
    bind()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func bind() {
    NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: field)
      .compactMap { ($0.object as? UITextField)?.text }
      .assign(to: \.query, on: model)
      .store(in: &subscriptions)
    favoritesSwitch.publisher(for: .valueChanged)
      .sink { [weak self] control in
        self?.model.showsFavoritesOnly = (control as? UISwitch)?.isOn ?? false
      }
      .store(in: &subscriptions)
    model.$rows
      .removeDuplicates()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
    model.$state
      .map { state -> String? in
        if case .failed(let message) = state { return message }
        return state == .found([]) ? "Nothing found" : nil
      }
      .assign(to: \.text, on: messageLabel)
      .store(in: &subscriptions)
    scrollView.publisher(for: \.contentOffset, options: .new)
      .map { $0.y > 0 }
      .removeDuplicates()
      .sink { [unowned self] in self.field.alpha = $0 ? 0.5 : 1 }
      .store(in: &subscriptions)
  }

  private func show(_ cities: [String]) {
    for view in list.arrangedSubviews { view.removeFromSuperview() }
    for city in cities {
      let button = UIButton(type: .system)
      button.setTitle(city, for: .normal)
      button.publisher(for: .touchUpInside)
        .sink { [unowned self] _ in self.delegate?.citySearchView?(self, didSelect: city) }
        .store(in: &subscriptions)
      list.addArrangedSubview(button)
    }
    setNeedsLayout()
  }

  public func scroll(to offset: CGFloat) { scrollView.contentOffset.y = offset }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let left = delegate?.citySearchViewInsets?(self).left ?? 16
    let width = bounds.width - 2 * left
    field.frame = CGRect(x: left, y: 8, width: width - 60, height: 34)
    favoritesSwitch.frame.origin = CGPoint(x: left + width - 51, y: 9)
    messageLabel.frame = CGRect(x: left, y: 50, width: width, height: 24)
    scrollView.frame = CGRect(x: left, y: 82, width: width, height: bounds.height - 82)
    list.frame = CGRect(
      x: 0, y: 0, width: width, height: CGFloat(list.arrangedSubviews.count) * 44)
    scrollView.contentSize = list.frame.size
  }
}

// MARK: - Events of controls

extension UIControl {
  struct EventPublisher: Publisher {
    typealias Output = UIControl
    typealias Failure = Never

    let control: UIControl
    let event: UIControl.Event

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == UIControl, S.Failure == Never {
      subscriber.receive(
        subscription: EventSubscription(subscriber: subscriber, control: control, event: event))
    }
  }

  private final class EventSubscription<S: Subscriber>: Subscription
  where S.Input == UIControl, S.Failure == Never {
    private var subscriber: S?

    init(subscriber: S, control: UIControl, event: UIControl.Event) {
      self.subscriber = subscriber
      control.addTarget(self, action: #selector(send(_:)), for: event)
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscriber = nil }

    @objc private func send(_ sender: UIControl) { _ = subscriber?.receive(sender) }
  }

  func publisher(for event: UIControl.Event) -> EventPublisher {
    EventPublisher(control: self, event: event)
  }
}
