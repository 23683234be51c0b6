import SwiftSyntax

/// A function that a test runner calls.
struct TestFunction {
  private enum Library { case xcTest, swiftTesting }

  private let library: Library
  private let function: FunctionDeclSyntax

  /// - Parameter isInTestCase: whether the function is a member of a subclass of `XCTestCase`.
  /// - Returns: nil for other functions.
  init?(_ function: FunctionDeclSyntax, isInTestCase: Bool) {
    self.function = function
    if function.attributes.contains(named: "Test") {
      library = .swiftTesting
    } else if isInTestCase, function.name.text.hasPrefix("test"),
      function.signature.parameterClause.parameters.isEmpty,
      function.signature.returnClause == nil
    {
      library = .xcTest
    } else {
      return nil
    }
  }

  /// The statement that ends the test as one that was skipped.
  func skip(because reason: String) -> String {
    switch library {
    case .xcTest: "throw XCTSkip(\"\(reason)\")"
    case .swiftTesting: "try Testing.Test.cancel(\"\(reason)\")"
    }
  }

  /// After what `throws` has to be inserted; nil if the function throws already.
  var endOfSignatureWithoutThrows: Syntax? {
    let effects = function.signature.effectSpecifiers
    guard effects?.throwsClause == nil else { return nil }
    return effects?.asyncSpecifier.map(Syntax.init) ?? Syntax(function.signature.parameterClause)
  }
}
