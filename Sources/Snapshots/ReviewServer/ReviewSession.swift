import Dispatch
import FileAccess
import JSONValues
import Snapshots
import Synchronization
import ViewTree

/// A report that is reviewed: its page, and the decisions about its snapshots.
///
/// The report is looked at in its folder at every request, so that another program may replace it or
/// decide as well. All work is done one after the other.
public final class ReviewSession: Sendable {
  /// A decision that undo takes back.
  private enum Step {
    case accepted(count: Int)
    case rejected([SnapshotName])
  }

  private struct State {
    var acceptance: Acceptance { didSet { reader = ReportReader(acceptance.report) } }
    var reader: ReportReader
    var pictures = PagePictureTable()
    var version = 1
    /// The decisions of this session, the last one last.
    var steps: [Step] = []
    /// Of the files that show what others have done, when they were looked at last.
    var stamps: [FileStamp?]

    init(_ acceptance: Acceptance) {
      self.acceptance = acceptance
      reader = ReportReader(acceptance.report)
      stamps = acceptance.report.stamps
    }

    /// Forgets rejections that a newer report does not have.
    mutating func forgetVoidSteps(in report: Report) {
      while case .rejected(let names)? = steps.last,
        !report.snapshots.contains(where: { $0.isRejected && names.contains($0.name) })
      {
        steps.removeLast()
      }
    }

    /// Counts a change, after it was made.
    mutating func nextVersion() -> Int {
      stamps = acceptance.report.stamps
      version += 1
      return version
    }
  }

  private let state: Mutex<State>
  /// Waiting for the disk must not occupy the threads of the concurrency runtime.
  private let queue = DispatchQueue(label: "review")
  let events = ReviewEvents()

  /// A session for the pictures of a report.
  public init(_ acceptance: Acceptance) {
    state = Mutex(State(acceptance))
  }

  /// Does some work that changes the report, while no request is answered; then the pages show the new
  /// report.
  ///
  /// - Parameter work: Returns the decisions about the new report, and the report itself; nil if nothing
  ///   has changed.
  public func update(_ work: () throws -> (Acceptance, Report)?) rethrows {
    let version: Int? = try state.withLock { state in
      guard let (acceptance, report) = try work() else { return nil }
      state.acceptance = acceptance
      state.reader.remember(report)
      return state.nextVersion()
    }
    if let version { events.send(version: version) }
  }

  /// Looks whether another program has replaced the report, or decided; then the pages show that.
  public func lookForChanges() {
    let version = state.withLock { state in
      state.stamps == state.acceptance.report.stamps ? nil : state.nextVersion()
    }
    if let version { events.send(version: version) }
  }

  // MARK: - Showing

  /// The versions for one page, beginning with the present one.
  func subscribe() async throws -> AsyncStream<String> {
    try await perform { session, state in session.events.subscribe(version: state.version) }
  }

  /// The page of the report.
  ///
  /// - Parameter path: With what the paths of the server's addresses begin.
  func page(at path: String) async throws -> [UInt8] {
    try await perform { session, state in
      try session.page(at: path, &state).bytes(numbering: &state.pictures)
    }
  }

  /// The data of the page.
  func data() async throws -> JSON {
    try await perform { session, state in
      try session.page(at: "", &state).data(numbering: &state.pictures)
    }
  }

  private func page(at path: String, _ state: inout State) throws -> ReportPage {
    let acceptance = state.acceptance
    let report = try state.reader.load()
    state.forgetVoidSteps(in: report)
    var page = acceptance.report.page(of: report, goldens: acceptance.goldens)
    page.server = PageServer(
      path: path, version: state.version, accepted: try acceptance.accepted(in: report),
      undo: try undoText(state))
    return page
  }

  private func undoText(_ state: State) throws -> String? {
    if case .rejected(let names)? = state.steps.last {
      return "rejecting \(Self.counted(names.count))"
    }
    let count = try state.acceptance.undoableCount()
    return count == 0 ? nil : "accepting \(Self.counted(count))"
  }

  /// The PNG file of a picture by its number in the data; nil if there is none, or if it was removed.
  func picture(_ number: Int) async throws -> [UInt8]? {
    try await perform { _, state in
      guard state.pictures.pictures.indices.contains(number) else { return nil }
      return try state.pictures.pictures[number].checkedImage()
    }
  }

  // MARK: - Deciding

  /// Makes the pictures of snapshots goldens, also of rejected ones.
  func accept(_ names: Set<SnapshotName>) async throws -> DecisionOutcome {
    try await change { acceptance, state in
      try Self.check(names, in: acceptance)
      try acceptance.reconsider { names.contains($0.name) }
      let outcome = try acceptance.accept { names.contains($0.name) }
      if !outcome.accepted.isEmpty {
        state.steps.append(.accepted(count: outcome.accepted.count))
      }
      return DecisionOutcome(outcome)
    }
  }

  /// Keeps the goldens of snapshots, and removes the differences from those that are offered.
  func reject(_ names: Set<SnapshotName>) async throws -> DecisionOutcome {
    try await change { acceptance, state in
      try Self.check(names, in: acceptance)
      let rejected = try acceptance.reject { names.contains($0.name) }
      if !rejected.isEmpty { state.steps.append(.rejected(rejected)) }
      return DecisionOutcome(message: "\(Self.counted(rejected.count)) rejected")
    }
  }

  /// Takes the last decision back.
  func undo() async throws -> DecisionOutcome {
    try await change { acceptance, state in
      state.forgetVoidSteps(in: try acceptance.report.load())
      if case .rejected(let names)? = state.steps.popLast() {
        let reconsidered = try acceptance.reconsider { names.contains($0.name) }
        return DecisionOutcome(
          message: "\(Self.counted(reconsidered.count)) to be decided again")
      }
      return DecisionOutcome(try acceptance.undo())
    }
  }

  // MARK: - Order

  private func change(
    _ work: @escaping @Sendable (Acceptance, inout State) throws -> DecisionOutcome
  ) async throws -> DecisionOutcome {
    let (outcome, version) = try await perform { _, state in
      let outcome = Result { try work(state.acceptance, &state) }
      // Also after a failure, which may have changed a part.
      return (outcome, state.nextVersion())
    }
    events.send(version: version)
    return try outcome.get()
  }

  private static func check(
    _ names: Set<SnapshotName>, in acceptance: Acceptance
  ) throws {
    let known = Set(try acceptance.report.load().snapshots.lazy.map(\.name))
    if let unknown = names.subtracting(known).min() { throw UnknownSnapshot(name: unknown) }
  }

  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable (ReviewSession, inout State) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try state.withLock { try work(self, &$0) } })
      }
    }
  }

  static func counted(_ count: Int) -> String { "\(count) picture\(count == 1 ? "" : "s")" }
}

/// The report has no such snapshot; perhaps a new report has replaced the one that the page shows.
struct UnknownSnapshot: Error, CustomStringConvertible {
  var name: SnapshotName

  var description: String { "the report has no snapshot '\(name)'; load the page again" }
}
