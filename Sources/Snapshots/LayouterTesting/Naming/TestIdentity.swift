import Synchronization
import Testing

/// The test that is running.
enum TestIdentity: Hashable {
  /// A test of Swift Testing, by its identifier.
  case swiftTesting(String)
  /// A test of XCTest, by the number of those that have ended before it.
  case xcTest(Int)

  /// The test that the current task, or the process, runs.
  static var current: TestIdentity {
    guard let test = Test.current else { return .xcTest(XCTestProgress.shared.endedCount) }
    return .swiftTesting(String(describing: test.id))
  }

  /// The arguments of the current test; none if it is not parameterised.
  ///
  /// - Throws: ``UnnamedArguments`` if it has arguments that no name can be made of.
  static func currentArguments() throws(UnnamedArguments) -> (texts: [String], parts: [String]) {
    guard let testCase = Test.Case.current, testCase.isParameterized, let test = Test.current else {
      return ([], [])
    }
    guard let texts = texts(of: testCase) else { throw .unknown }
    let length = texts.reduce(0) { $0 + $1.count }
    guard length <= limit else { throw .tooLong(texts.joined(separator: ", ")) }
    // An address would be another one at every run.
    guard !texts.contains(where: { $0.contains("0x") }) else {
      throw .changing(texts.joined(separator: ", "))
    }
    return (texts, try names(of: test).parts(for: texts))
  }

  /// The number of characters that the arguments may have in a name.
  private static let limit = 80

  /// The names of each test's arguments, by the test's identifier.
  private static let known = Mutex([String: ArgumentNames]())

  private static func names(of test: Test) -> ArgumentNames {
    let identifier = String(describing: test.id)
    if let names = known.withLock({ $0[identifier] }) { return names }
    // Not in the lock: descriptions of arguments are code of the user.
    let names = ArgumentNames(of: texts(ofAllCasesOf: test))
    known.withLock { $0[identifier] = names }
    return names
  }

  /// Swift Testing knows the arguments of a case, but shows them only to tools, so they are read by
  /// reflection; nil if this version has them elsewhere.
  private static func texts(of testCase: Any) -> [String]? {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let values = Mirror(reflecting: kind).descendant("parameterized", "arguments") as? [Any]
    else { return nil }
    var texts: [String] = []
    for argument in values {
      guard let value = Mirror(reflecting: argument).descendant("value") else { return nil }
      texts.append(String(describing: value))
    }
    return texts
  }

  /// The arguments of each case of a test; empty if this version of Swift Testing has them elsewhere. Arguments
  /// with the same name are then an error of ``NameRegistry``.
  private static func texts(ofAllCasesOf test: Test) -> [[String]] {
    guard
      let cases = Mirror(reflecting: test).descendant("testCasesState", "some", "evaluated")
        as? any Sequence
    else { return [] }
    return cases.compactMap { texts(of: $0) }
  }
}

/// The arguments of a parameterised test cannot be a part of a golden's name.
enum UnnamedArguments: Error, Equatable {
  case unknown
  case tooLong(String)
  case changing(String)
  /// Several cases of the test have the same texts.
  case equal(String)
}

extension UnnamedArguments: CustomStringConvertible {
  var description: String {
    let remedy =
      "name the snapshot with 'named:', or give their type a short, unique description "
      + "(CustomStringConvertible)"
    return switch self {
    case .unknown:
      "this version of Swift Testing does not show the arguments of the test, which are a part of the "
        + "snapshot's name; name the snapshot with 'named:'"
    case .tooLong(let text):
      "the arguments are a part of the snapshot's name, and too long for it: \(text.prefix(120))…; \(remedy)"
    case .changing(let text):
      "the arguments are a part of the snapshot's name, and contain an address, which is another one at "
        + "every run: \(text); \(remedy)"
    case .equal(let text):
      "the arguments are a part of the snapshot's name, and several cases of the test have the same: "
        + "\(text); \(remedy)"
    }
  }
}
