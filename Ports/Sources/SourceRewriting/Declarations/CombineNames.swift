/// What Combine declares, which packages get from a module of Layouter's.
enum CombineNames {
  static let module = "Combine"

  static let types: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "AsyncPublisher", "AsyncThrowingPublisher",
    "Cancellable", "CombineIdentifier", "ConnectablePublisher", "CurrentValueSubject", "Deferred",
    "Fail", "Future", "ImmediateScheduler", "Just", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher", "Publishers",
    "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions",
    "TopLevelDecoder", "TopLevelEncoder",
  ]

  /// The types whose names other libraries hardly have.
  static let unmistakableTypes: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  /// Members by which code uses publishers that other files declare.
  static let members: Set<String> = [
    "assign", "autoconnect", "combineLatest", "dataTaskPublisher", "debounce",
    "eraseToAnyPublisher", "objectWillChange", "publish", "publisher", "receive",
    "removeDuplicates",
    "send", "sink", "store", "switchToLatest", "throttle", "values",
  ]
}
