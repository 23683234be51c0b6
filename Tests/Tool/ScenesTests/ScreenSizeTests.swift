import HeadlessUIKit
import Testing
import ViewTree

@testable import Scenes

/// Scenes without a size that show what fills a screen.
@Suite struct ScreenSizeTests {
  @Test(
    arguments: [
      "alert: {title: Sure?}\nview: {}", "keyboard: numberPad\nview: {}",
      "systemUI: true\nview: {}",
      "presented: {view: {}}\nview: {}", "view: {type: UITableView}",
      "view: {type: UICollectionView}", "steps: [{alert: {title: Sure?}}]\nview: {}",
      "steps: [{keyboard: kana}]\nview: {}", "steps: [{present: {view: {}}}]\nview: {}",
      "view: {type: UITableView, sections: [{rows: [{text: A}]}]}",
    ])
  func theyAreOnTheDeviceOfAController(text: String) throws {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    let reference = try #require(readScene("controller: {view: {}}"))
    let size = try scene.describe(scene.variants[0]).size
    #expect(size == (try reference.describe(reference.variants[0]).size))
    #expect(size.width > 300 && size.height > size.width)
  }

  /// A view that has a size keeps it.
  @Test(
    arguments: [
      ("alert: {title: Sure?}\nview: {frame: [0, 0, 320, 480]}", CGSize(width: 320, height: 480)),
      ("view: {type: UITableView, frame: [0, 0, 320, 480]}", CGSize(width: 320, height: 480)),
      ("size: [200, 300]\nkeyboard: kana\nview: {}", CGSize(width: 200, height: 300)),
    ])
  func aSizeDecides(text: String, size: CGSize) throws {
    let scene = try #require(readScene(text), "\(diagnostics(text))")
    #expect(try scene.describe(scene.variants[0]).size == size)
  }

  @Test func anEmptyViewAloneIsStillAnError() throws {
    let scene = try #require(readScene("view: {}"))
    #expect(throws: (any Error).self) { try scene.draw(scene.variants[0]) }
  }
}
