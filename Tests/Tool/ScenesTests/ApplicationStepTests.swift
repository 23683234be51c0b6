import Testing

@testable import Scenes

/// Steps that move the application to the background, and have it open addresses.
@Suite struct ApplicationStepTests {
  private func scene(_ steps: String) -> String {
    "size: [40, 40]\nsteps: \(steps)\nview: {id: root}"
  }

  @Test func anApplicationLeavesAndReturns() throws {
    let text = scene("[{background: }, {foreground: }, {openURL: 'shop://item/4'}]")
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let tree = try scene.tree()
    #expect(tree.id == "root")
    #expect(scene.steps.count == 3)
  }

  @Test(
    arguments: [
      (
        "[{background: now}]",
        "s.yaml:2:22: steps.background: expected nothing after the ':', found the text 'now'"
      ),
      (
        "[{openURL: item}]",
        "s.yaml:2:19: steps.openURL: expected an address with a scheme, such as shop://item/4, found the text 'item'"
      ),
    ])
  func messagesNameThePlaceAndTheCure(steps: String, message: String) {
    #expect(diagnostics(scene(steps)) == [message])
  }
}
