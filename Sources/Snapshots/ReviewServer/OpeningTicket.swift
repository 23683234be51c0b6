import Synchronization

/// A second secret, which leads to the page once.
///
/// A browser is started with the address as an argument, and the arguments of a process can be read by
/// other users of the machine. A user that reads this one comes too late; if he were faster than the browser,
/// the browser would not get the page.
final class OpeningTicket: Sendable {
  private struct Issued {
    var token: AccessToken
    var end: ContinuousClock.Instant
  }

  private let issued = Mutex<Issued?>(nil)

  /// Issues a ticket for a minute; an earlier one becomes invalid.
  func issue() -> AccessToken {
    let token = AccessToken()
    issued.withLock { $0 = Issued(token: token, end: .now + .seconds(60)) }
    return token
  }

  /// Whether a text is a valid ticket, which is then used up.
  func redeem(_ text: some StringProtocol) -> Bool {
    issued.withLock { issued in
      guard let ticket = issued, ticket.token.matches(text), ticket.end > .now else { return false }
      issued = nil
      return true
    }
  }
}
