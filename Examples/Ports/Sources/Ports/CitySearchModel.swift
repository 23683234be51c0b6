import Combine
import Foundation

public protocol CityService {
  func cities(matching text: String) -> AnyPublisher<[String], Error>
}

/// Searches for cities while a user types, as view models do.
public final class CitySearchModel: ObservableObject {
  public enum State: Equatable {
    case idle, loading
    case found([String])
    case failed(String)
  }

  @Published public var query = ""
  @Published public var showsFavoritesOnly = false
  @Published public private(set) var favorites: Set<String> = []
  @Published public private(set) var state = State.idle
  @Published public private(set) var rows: [String] = []

  private let service: CityService
  private let retries = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  public init<S: Scheduler>(
    service: CityService, delay: S.SchedulerTimeType.Stride, scheduler: S
  ) {
    self.service = service
    let typed =
      $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: delay, scheduler: scheduler)
      .removeDuplicates()
    let retried = retries.compactMap { [weak self] in self?.query }
    typed.merge(with: retried)
      .map { [weak self] text in self?.search(text) ?? Just(.idle).eraseToAnyPublisher() }
      .switchToLatest()
      .assign(to: &$state)
    $state.combineLatest($favorites, $showsFavoritesOnly)
      .map { state, favorites, onlyFavorites -> [String] in
        guard case .found(let cities) = state else { return [] }
        return onlyFavorites ? cities.filter(favorites.contains) : cities
      }
      .assign(to: &$rows)
  }

  public convenience init(service: CityService) {
    self.init(service: service, delay: .milliseconds(250), scheduler: DispatchQueue.main)
  }

  private func search(_ text: String) -> AnyPublisher<State, Never> {
    guard !text.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
    return service.cities(matching: text)
      .map(State.found)
      .catch { Just(.failed($0.localizedDescription)) }
      .prepend(.loading)
      .eraseToAnyPublisher()
  }

  public func retry() { retries.send() }

  public func toggleFavorite(_ city: String) {
    if favorites.remove(city) == nil { favorites.insert(city) }
  }
}
