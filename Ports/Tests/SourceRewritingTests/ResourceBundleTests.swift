import SourceRewriting
import Testing

@Suite struct ResourceBundleTests {
  @Test(arguments: [
    (#"let a = "Badge_BadgeKit.bundle""#, #"let a = "Badge_BadgeKit.resources""#),
    (#"let a = "/lib/Badge_Badge.bundle""#, #"let a = "/lib/Badge_Badge.resources""#),
    (
      #"let a = "Badge_Badge"; let b = url.appending(path: a + ".bundle")"#,
      #"let a = "Badge_Badge"; let b = url.appending(path: a + ".resources")"#
    ),
    (
      #"let a = "swift-badge_Badge"; let b = "\(a).bundle""#,
      #"let a = "swift-badge_Badge"; let b = "\(a).resources""#
    ),
  ])
  func theBundleOfATargetHasItsNameOnLinux(source: String, expected: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(arguments: [
    #"let a = "Icons.bundle""#, #"let a = "A_B/Icons.bundle""#, #"let a = name + ".bundle""#,
    #"let a = "_Icons.bundle""#,
    #"let a = "Badge_Badge.bundles""#, #"let a = "Badge_Badge.png""#,
    "#if os(macOS)\nlet a = \"Badge_Badge.bundle\"\n#endif",
  ])
  func otherNamesStay(source: String) {
    #expect(rewriting("import UIKit\n" + source).isUnchanged || source.hasPrefix("#if"))
    #expect(!rewriting("import UIKit\n" + source).text.contains(".resources"))
  }

  @Test(arguments: [
    (
      #"let a = bundle.path(forResource: name, ofType: "nib") != nil"#,
      #"let a = bundle.path(forResource: name, ofType: "xib") != nil"#
    ),
    (
      #"let a = bundle.url(forResource: "Row", withExtension: "nib")"#,
      #"let a = bundle.url(forResource: "Row", withExtension: "xib")"#
    ),
    (
      #"let a = bundle.path(forResource: "Main", ofType: "storyboardc")"#,
      #"let a = bundle.path(forResource: "Main", ofType: "storyboard")"#
    ),
    (
      #"let a = bundle.path(forResource: "Main", ofType: "png")"#,
      #"let a = bundle.path(forResource: "Main", ofType: "png")"#
    ),
    (#"let a = make(ofType: "nib")"#, #"let a = make(ofType: "nib")"#),
  ])
  func aCompiledFileIsFoundAsItsSource(source: String, expected: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + expected)
  }
}
