import SourceRewriting
import Testing

@Suite struct LocalizedStringTests {
  @Test func aCallWithAllArgumentsNamesTheFunctionOfUIKit() {
    let arguments = "(\"a\", tableName: nil, bundle: .main, value: \"\", comment: \"\")"
    let imports = "import UIKit\n"
    #expect(
      rewritten(imports + "let a = NSLocalizedString" + arguments)
        == imports + "let a = _NSLocalizedString" + arguments)
    // A file that does not import UIKit would not see it.
    #expect(
      rewritten("import Foundation\nlet a = NSLocalizedString" + arguments)
        == "import UIKit; import Foundation\nlet a = _NSLocalizedString" + arguments)
  }

  @Test func aFormatInTheFormsForNumbersIsThatOfUIKit() {
    #expect(
      rewritten("import Foundation\nlet a = String.localizedStringWithFormat(format, count)")
        == "import UIKit; import Foundation\nlet a = String._localizedStringWithFormat(format, count)"
    )
  }

  @Test(arguments: [
    "NSLocalizedString(\"a\", comment: \"\")",
    "NSLocalizedString(\"a\", tableName: nil, bundle: .main, comment: \"\")",
  ])
  func callsWithFewerArgumentsStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
