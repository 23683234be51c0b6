import Combine
import XCTest

@testable import Ports

private final class FakeService: CityService {
  struct Failure: LocalizedError { var errorDescription: String? { "You are offline." } }

  var cities: [String]? = ["Bern", "Berlin"]
  private(set) var searches: [String] = []

  func cities(matching text: String) -> AnyPublisher<[String], Error> {
    searches.append(text)
    guard let cities = cities else { return Fail(error: Failure()).eraseToAnyPublisher() }
    return Just(cities).setFailureType(to: Error.self).eraseToAnyPublisher()
  }
}

class CitySearchTests: XCTestCase {
  private let service = FakeService()
  private var model: CitySearchModel!
  private var cancellables = Set<AnyCancellable>()
  private var selected: [String] = []

  override func setUp() {
    super.setUp()
    model = CitySearchModel(
      service: service, delay: .milliseconds(10), scheduler: DispatchQueue.main)
  }

  override func tearDown() {
    cancellables.removeAll()
    model = nil
    super.tearDown()
  }

  private func wait(for state: CitySearchModel.State) {
    let reached = expectation(description: "\(state)")
    model.$state.first { $0 == state }.sink { _ in reached.fulfill() }.store(in: &cancellables)
    wait(for: [reached], timeout: 1)
  }

  private func view() -> CitySearchView {
    let view = CitySearchView(model: model)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  private func type(_ text: String, in view: CitySearchView) {
    view.field.text = text
    NotificationCenter.default.post(
      name: UITextField.textDidChangeNotification, object: view.field)
  }

  func testTypingSearchesOnceAfterAPause() {
    var states: [CitySearchModel.State] = []
    model.$state.sink { states.append($0) }.store(in: &cancellables)
    model.query = "B"
    model.query = "Be "
    wait(for: .found(["Bern", "Berlin"]))
    XCTAssertEqual(service.searches, ["Be"])
    XCTAssertEqual(states, [.idle, .loading, .found(["Bern", "Berlin"])])
  }

  func testAFailureIsShownAndARetryRecovers() {
    service.cities = nil
    let view = view()
    type("Be", in: view)
    wait(for: .failed("You are offline."))
    XCTAssertEqual(view.messageLabel.text, "You are offline.")
    service.cities = []
    model.retry()
    wait(for: .found([]))
    XCTAssertEqual(view.messageLabel.text, "Nothing found")
    XCTAssertEqual(service.searches, ["Be", "Be"])
  }

  func testFavoritesFilterTheList() {
    let view = view()
    type("Be", in: view)
    wait(for: .found(["Bern", "Berlin"]))
    model.toggleFavorite("Berlin")
    XCTAssertEqual(view.list.arrangedSubviews.count, 2)
    view.favoritesSwitch.isOn = true
    view.favoritesSwitch.sendActions(for: .valueChanged)
    let titles = view.list.arrangedSubviews.map { ($0 as? UIButton)?.currentTitle }
    XCTAssertEqual(titles, ["Berlin"])
  }

  func testTheTestIsTheDelegate() {
    let view = view()
    XCTAssertEqual(view.field.frame, CGRect(x: 20, y: 8, width: 220, height: 34))
    type("Be", in: view)
    wait(for: .found(["Bern", "Berlin"]))
    (view.list.arrangedSubviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(selected, ["Berlin"])
    XCTAssertTrue(view.delegate?.isEqual(self) ?? false)
  }

  func testScrollingIsObserved() {
    let view = view()
    XCTAssertEqual(view.field.alpha, 1)
    view.scroll(to: 10)
    XCTAssertEqual(view.field.alpha, 0.5)
    view.scroll(to: 0)
    XCTAssertEqual(view.field.alpha, 1)
  }
}

extension CitySearchTests: CitySearchViewDelegate {
  func citySearchViewInsets(_ view: CitySearchView) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }

  func citySearchView(_ view: CitySearchView, didSelect city: String) { selected.append(city) }
}

/// What OpenCombine lacks, and Layouter adds. Expectations follow the documentation of Combine.
class PublisherTests: XCTestCase {
  private var cancellables = Set<AnyCancellable>()

  func testTheLatestValuesAreCombined() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var received: [String] = []
    var isFinished = false
    first.combineLatest(second) { "\($0)\($1)" }
      .sink(
        receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) }
      )
      .store(in: &cancellables)
    first.send(1)
    first.send(2)
    XCTAssertEqual(received, [])
    second.send("a")
    first.send(3)
    second.send("b")
    XCTAssertEqual(received, ["2a", "3a", "3b"])
    first.send(completion: .finished)
    XCTAssertFalse(isFinished)
    second.send("c")
    second.send(completion: .finished)
    XCTAssertTrue(isFinished)
    XCTAssertEqual(received.last, "3c")
  }

  func testAFailureOfOnePublisherEndsAll() {
    struct Failure: Error {}
    let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var received: [Int] = []
    var failures = 0
    let isCancelled = expectation(description: "cancelled")
    first.handleEvents(receiveCancel: { isCancelled.fulfill() })
      .merge(with: second)
      .sink(
        receiveCompletion: { if case .failure = $0 { failures += 1 } },
        receiveValue: { received.append($0) }
      )
      .store(in: &cancellables)
    first.send(1)
    second.send(2)
    second.send(completion: .failure(Failure()))
    first.send(3)
    wait(for: [isCancelled], timeout: 1)
    XCTAssertEqual(received, [1, 2])
    XCTAssertEqual(failures, 1)
  }

  func testManyPublishersAreMerged() {
    var received: [Int] = []
    var isFinished = false
    Publishers.MergeMany([[1, 2].publisher, [3].publisher])
      .merge(with: [4].publisher)
      .sink(
        receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) }
      )
      .store(in: &cancellables)
    XCTAssertEqual(received.sorted(), [1, 2, 3, 4])
    XCTAssertTrue(isFinished)
    Publishers.Merge3(Just(1), Empty<Int, Never>(), Just(2)).collect()
      .sink { XCTAssertEqual($0, [1, 2]) }
      .store(in: &cancellables)
    XCTAssertEqual(Publishers.Merge(Just(1), Just(2)), Just(1).merge(with: Just(2)))
  }

  func testALimitedDemandIsObeyed() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var subscription: Subscription?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        subscription = $0
        $0.request(.max(2))
      },
      receiveValue: {
        received.append($0)
        return .none
      })
    subject.merge(with: (1...5).publisher).subscribe(subscriber)
    XCTAssertEqual(received, [1, 2])
    subscription?.request(.max(2))
    XCTAssertEqual(received, [1, 2, 3, 4])
    subscription?.cancel()
    subject.send(6)
    XCTAssertEqual(received, [1, 2, 3, 4])
  }

  func testValuesAreCollectedByTime() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [[Int]] = []
    let isFinished = expectation(description: "finished")
    subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(20), 2))
      .sink(
        receiveCompletion: { _ in isFinished.fulfill() }, receiveValue: { received.append($0) }
      )
      .store(in: &cancellables)
    (1...3).forEach(subject.send)
    XCTAssertEqual(received, [[1, 2]])
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      subject.send(4)
      subject.send(completion: .finished)
    }
    wait(for: [isFinished], timeout: 1)
    XCTAssertEqual(received, [[1, 2], [3], [4]])
  }

  func testAPropertyIsPublishedWithItsInitialValue() {
    let view = UIView()
    var received: [CGFloat] = []
    view.publisher(for: \.alpha).sink { received.append($0) }.store(in: &cancellables)
    view.alpha = 0.5
    XCTAssertEqual(received, [1, 0.5])
    cancellables.removeAll()
    view.alpha = 0
    XCTAssertEqual(received, [1, 0.5])
  }

  func testValuesAreASequence() async {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    XCTAssertEqual(sum, 6)
  }

  func testATimerIsConnected() {
    let fired = expectation(description: "fired")
    fired.expectedFulfillmentCount = 2
    Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
      .prefix(2)
      .sink { _ in fired.fulfill() }
      .store(in: &cancellables)
    wait(for: [fired], timeout: 1)
  }
}
