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

  /// The arguments of the current test as texts; empty if it is not parameterised.
  ///
  /// - Throws: ``UnnamedArguments`` if it has arguments that no name can be made of.
  static func currentArguments() throws(UnnamedArguments) -> [String] {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return [] }
    return try arguments(of: testCase)
  }

  /// The number of characters that the arguments may have in a name.
  private static let limit = 80

  /// Swift Testing knows the arguments of a case, but shows them only to tools, so they are read by
  /// reflection.
  private static func arguments(of testCase: Test.Case) throws(UnnamedArguments) -> [String] {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let values = Mirror(reflecting: kind).descendant("parameterized", "arguments") as? [Any]
    else { throw .unknown }
    var texts: [String] = []
    for argument in values {
      guard let value = Mirror(reflecting: argument).descendant("value") else { throw .unknown }
      texts.append(String(describing: value))
    }
    let length = texts.reduce(0) { $0 + $1.count }
    guard length <= limit else { throw .tooLong(texts.joined(separator: ", ")) }
    // An address would be another one at every run.
    guard !texts.contains(where: { $0.contains("0x") }) else {
      throw .changing(texts.joined(separator: ", "))
    }
    return texts
  }
}

/// The arguments of a parameterised test cannot be a part of a golden's name.
enum UnnamedArguments: Error, Equatable {
  case unknown
  case tooLong(String)
  case changing(String)
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
    }
  }
}
