import HeadlessUIKit
import Scenes
import StandardViews
import Testing

@Suite struct SymbolSceneTests {
  private func read(_ image: String) -> (scene: Scene?, messages: [String]) {
    let text = "size: [24, 24]\nview: {type: UIImageView, tintColor: black, image: \(image)}\n"
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    return (scene, diagnostics.map(\.description))
  }

  @Test func aSymbolIsDrawnInTheTint() throws {
    let (scene, messages) = read("{systemName: minus}")
    #expect(messages == [])
    let drawn = try #require(scene)
    let bitmap = try drawn.draw(drawn.variants[0]).bitmap
    #expect(bitmap.width == 48)
    #expect(bitmap[24, 24] == 0xFF00_0000 && bitmap[24, 20] >> 24 == 0xFF)
  }

  @Test func anUnknownSymbolIsAWarningWithTheNearestOne() throws {
    let (scene, messages) = read("{systemName: haert.fill}")
    #expect(scene != nil)
    #expect(
      messages == [
        "scene.yaml:2:65: warning: image.systemName: there is no symbol 'haert.fill' (did you mean "
          + "'heart.fill'?): a crossed box is drawn in its place"
      ])
  }

  @Test(arguments: [
    ("{systemName: plus, weight: fat}", "2:79: image.weight: unknown value 'fat'"),
    (
      "{systemName: plus, pointSize: -1}", "2:82: image.pointSize: expected a number from 1 to 1000"
    ),
    ("{systemName: plus, size: 1}", "2:71: unknown key 'size' in a symbol"),
  ])
  func mistakesAreReported(image: String, message: String) {
    let messages = read(image).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("scene.yaml:" + message) == true, "\(messages)")
  }
}
