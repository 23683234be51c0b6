import OpenCombineShim

// Written out, because a constraint cannot make the values of any number of publishers the same.

extension Publishers {
  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: 2).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<C: Publisher>(with other: C) -> Merge3<A, B, C>
    where C.Output == Output, C.Failure == Failure {
      Merge3(a, b, other)
    }
  }

  /// A publisher of the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
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
      MergedSubscription(downstream: subscriber, count: 3).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<D: Publisher>(with other: D) -> Merge4<A, B, C, D>
    where D.Output == Output, D.Failure == Failure {
      Merge4(a, b, c, other)
    }
  }

  /// A publisher of the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
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
      MergedSubscription(downstream: subscriber, count: 4).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<E: Publisher>(with other: E) -> Merge5<A, B, C, D, E>
    where E.Output == Output, E.Failure == Failure {
      Merge5(a, b, c, d, other)
    }
  }

  /// A publisher of the values of five publishers.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: 5).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<F: Publisher>(with other: F) -> Merge6<A, B, C, D, E, F>
    where F.Output == Output, F.Failure == Failure {
      Merge6(a, b, c, d, e, other)
    }
  }

  /// A publisher of the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: 6).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<G: Publisher>(with other: G) -> Merge7<A, B, C, D, E, F, G>
    where G.Output == Output, G.Failure == Failure {
      Merge7(a, b, c, d, e, f, other)
    }
  }

  /// A publisher of the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: 7).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ])
    }

    /// A publisher of the values of these publishers and another one.
    public func merge<H: Publisher>(with other: H) -> Merge8<A, B, C, D, E, F, G, H>
    where H.Output == Output, H.Failure == Failure {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// A publisher of the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergedSubscription(downstream: subscriber, count: 8).subscribe(to: [
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
        e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
        h.eraseToAnyPublisher(),
      ])
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publisher {
  /// A publisher of the values of this publisher and another one.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// A publisher of the values of this publisher and two others.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure {
    Publishers.Merge3(self, b, c)
  }

  /// A publisher of the values of this publisher and three others.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure,
    D.Output == C.Output, D.Failure == C.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// A publisher of the values of this publisher and four others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure,
    D.Output == C.Output, D.Failure == C.Failure, E.Output == D.Output, E.Failure == D.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// A publisher of the values of this publisher and five others.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure,
    D.Output == C.Output, D.Failure == C.Failure, E.Output == D.Output, E.Failure == D.Failure,
    F.Output == E.Output, F.Failure == E.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// A publisher of the values of this publisher and six others.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure,
    D.Output == C.Output, D.Failure == C.Failure, E.Output == D.Output, E.Failure == D.Failure,
    F.Output == E.Output, F.Failure == E.Failure, G.Output == F.Output, G.Failure == F.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// A publisher of the values of this publisher and seven others.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure,
    D.Output == C.Output, D.Failure == C.Failure, E.Output == D.Output, E.Failure == D.Failure,
    F.Output == E.Output, F.Failure == E.Failure, G.Output == F.Output, G.Failure == F.Failure,
    H.Output == G.Output, H.Failure == G.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
