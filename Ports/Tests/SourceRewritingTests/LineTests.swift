import SourceRewriting
import Testing

@Suite struct LineTests {
  @Test func everyLineStaysWhereItIs() {
    let source = """
      import UIKit.UIView
      #if os(iOS)
      @objc(
        Name
      )
      @MainActor
      public class A: UIView {
        @IBOutlet
        weak var a: UILabel!
        lazy var b = UIButton().with(
          self,
          #selector(
            tap(_:)
          ),
          .x)
        @objc
        func tap(_ sender: Any) { mark() }
      }
      extension A { override func layoutSubviews() {
          mark()
        } }
      #endif
      """
    let lines = rewritten(source).split(separator: "\n", omittingEmptySubsequences: false)
    let originals = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == originals.count)
    for (line, original) in zip(lines, originals) where original.contains("mark()") {
      #expect(line.contains("mark()"))
    }
  }

  @Test func carriageReturnsAndTextOfOtherScriptsStay() {
    let source = "// ラベル\r\n@objc func a() { b(\"é 👩‍👩‍👧\") }\r\n"
    #expect(rewritten(source) == "// ラベル\r\n func a() { b(\"é 👩‍👩‍👧\") }\r\n")
  }

  @Test func codeThatDoesNotParseStaysReadable() {
    let source = "class A { @objc func a( { #selector( }"
    #expect(rewritten(source).lineCount == 1)
  }

  @Test func nothingIsFoundInAnEmptyFile() {
    #expect(rewriting("") == RewrittenSource(text: ""))
  }
}
