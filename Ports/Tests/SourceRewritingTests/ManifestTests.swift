import SourceRewriting
import Testing

@Suite struct ManifestTests {
  @Test(arguments: [
    (
      #".target(name: "A", condition: .when(platforms: [.iOS]))"#,
      #".target(name: "A", condition: .when(platforms: [.iOS, .linux]))"#
    ),
    (
      #".product(name: "A", package: "a", condition: .when(platforms: [.iOS, .tvOS,]))"#,
      #".product(name: "A", package: "a", condition: .when(platforms: [.iOS, .tvOS, .linux,]))"#
    ),
    (
      #".define("PHONE", .when(platforms: [.tvOS, .iOS], configuration: .debug))"#,
      #".define("PHONE", .when(platforms: [.tvOS, .iOS, .linux], configuration: .debug))"#
    ),
    (
      "let phones: [Platform] = [Platform.iOS, .macCatalyst]",
      "let phones: [Platform] = [Platform.iOS, .macCatalyst, .linux]"
    ),
  ])
  func whatHoldsForIOSHoldsForLinux(text: String, rewritten: String) {
    #expect(ManifestRewriter().rewrite(text) == rewritten)
  }

  @Test(arguments: [
    "platforms: [.iOS(.v13), .macOS(.v12)]",
    #".target(name: "A", condition: .when(platforms: [.macOS]))"#,
    #".target(name: "A", condition: .when(platforms: [.iOS, .linux]))"#,
    #".linkedFramework("CoreText", .when(platforms: [.iOS]))"#,
    #".linkedLibrary("c++", .when(platforms: [.iOS]))"#,
    #".unsafeFlags(["-lobjc"], .when(platforms: [.iOS]))"#,
    #".target(name: "Runtime", condition: .when(platforms: [.iOS]))"#,
  ])
  func theRestStays(text: String) {
    #expect(ManifestRewriter(excludedTargets: ["Runtime"]).rewrite(text) == text)
  }

  @Test func linesStay() {
    let text = """
      [
        .iOS,
        .tvOS,  // The box.
      ]
      [.iOS, .é] // é
      """
    #expect(
      ManifestRewriter().rewrite(text) == """
        [
          .iOS,
          .tvOS, .linux,  // The box.
        ]
        [.iOS, .é, .linux] // é
        """)
  }
}
