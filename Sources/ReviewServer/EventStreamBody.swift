import FlyingFox
import FlyingSocks

/// Messages as the body of a response, each sent at once.
struct EventStreamBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let messages: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(messages: messages.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var messages: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(messages: AsyncStream<String>.Iterator) { self.messages = messages }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if rest.isEmpty {
        guard let message = await messages.next() else { return nil }
        rest = Array(message.utf8)[...]
      }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }
}
