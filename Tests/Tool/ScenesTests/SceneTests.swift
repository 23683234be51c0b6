import CairoGraphics
import Foundation
import HeadlessUIKit
import Testing

@testable import Scenes

/// The example of the scene format.
let saveButton = """
  title: Save button
  size: [160, 44]
  background: systemBackground
  subject: save
  variants:
    state: [normal, activated, selected, disabled, disabled+selected, activated+selected]
    appearance: [light, dark]
    scale: [2]
  resources:
    primary:
      Bg: { Normal: '#0A84FF', Activated: '#0060DF', Disabled: '#C7C7CC' }
      Fg: { Normal: white, Disabled: '#8E8E93' }
  view:
    type: DsCustomButton
    id: save
    text: 保存
    roundRadius: 8
    colorResources: primary
  """

@Suite struct SceneTests {
  @Test func exampleOfTheFormatDraws() throws {
    let (read, diagnostics) = SceneLibrary().scene(from: saveButton, path: "buttons/save.yaml")
    #expect(diagnostics.map(\.description) == [])
    let scene = try #require(read)
    #expect(scene.title == "Save button")
    #expect(scene.name == "buttons/save")
    #expect(
      scene.variants.map(\.name) == [
        "normal_light@2x", "normal_dark@2x", "activated_light@2x", "activated_dark@2x",
        "selected_light@2x", "selected_dark@2x", "disabled_light@2x", "disabled_dark@2x",
        "disabled+selected_light@2x", "disabled+selected_dark@2x", "activated+selected_light@2x",
        "activated+selected_dark@2x",
      ])
    let drawn = try scene.draw(scene.variants[2])
    #expect(drawn.bitmap.width == 320)
    #expect(drawn.bitmap.height == 88)
    // Above the caption, the colour of the activated state.
    #expect(drawn.bitmap[160, 8] == 0xFF00_60DF)
    // Outside of the rounded corner, the background.
    #expect(drawn.bitmap[0, 0] == 0xFFFF_FFFF)
    let dark = try scene.draw(scene.variants[3])
    #expect(dark.bitmap[0, 0] == 0xFF00_0000)
    #expect(drawn.viewNode().properties["buttonState"] == .string("activated"))
  }

  @Test func rootViewOfAnEmptySizeCannotBeDrawnToFit() throws {
    let scene = try #require(readScene("size: fit\nview: {}"))
    let error = #expect(throws: CGContextError.self) { try scene.draw(scene.variants[0]) }
    #expect(
      error?.description
        == "line 2: the root view has an empty size, so the picture would have no pixels: "
        + "give the scene a 'size', or the view a 'frame'")
    let tree = try #require(try scene.describe(scene.variants[0]).view)
    #expect(tree.frame == ViewNode.Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func scenesAreDrawnAlikeInAnyTask() async throws {
    let scene = try #require(readScene(saveButton))
    let alone = try scene.variants.map { try scene.draw($0).bitmap }
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, variant) in scene.variants.enumerated() {
        group.addTask { (index, try scene.draw(variant).bitmap) }
      }
      return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
    }
    for (index, bitmap) in alone.enumerated() { #expect(together[index] == bitmap) }
  }

  @Test func vectorContextsGetTheSamePictureInPoints() throws {
    let scene = try #require(readScene(saveButton))
    var size: CGSize?
    let drawn = try scene.draw(scene.variants[0]) { points throws(CGContextError) in
      size = points
      return try CGContext(size: points, scale: 1)
    }
    #expect(size == CGSize(width: 160, height: 44))
    #expect(try drawn.context.makeBitmap()[80, 4] == 0xFF0A_84FF)
  }
}
