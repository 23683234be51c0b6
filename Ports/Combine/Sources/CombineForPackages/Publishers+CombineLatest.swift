import OpenCombineShim

extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = LatestValuesSubscription(downstream: subscriber, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else {
          return Output?.none
        }
        return (a, b)
      }
      subscription.subscribe(to: [a.anyValues, b.anyValues])
    }
  }

  /// A publisher of the latest values of three publishers, whenever one has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = LatestValuesSubscription(downstream: subscriber, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else {
          return Output?.none
        }
        return (a, b, c)
      }
      subscription.subscribe(to: [a.anyValues, b.anyValues, c.anyValues])
    }
  }

  /// A publisher of the latest values of four publishers, whenever one has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = LatestValuesSubscription(downstream: subscriber, count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output, let d = values[3] as? D.Output
        else {
          return Output?.none
        }
        return (a, b, c, d)
      }
      subscription.subscribe(to: [a.anyValues, b.anyValues, c.anyValues, d.anyValues])
    }
  }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// A publisher of the latest values of this publisher and another one.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// A publisher of what a closure makes of the latest values of this publisher and another one.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// A publisher of the latest values of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == B.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// A publisher of what a closure makes of the latest values of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == B.Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// A publisher of the latest values of this publisher and three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == B.Failure, D.Failure == C.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// A publisher of what a closure makes of the latest values of this publisher and three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == B.Failure, D.Failure == C.Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
