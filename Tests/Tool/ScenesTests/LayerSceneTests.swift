import HeadlessUIKit
import Scenes
import Testing

@Suite struct LayerSceneTests {
  private func read(_ layers: String) -> (scene: Scene?, messages: [String]) {
    let text = "size: [40, 40]\nvariants: {scale: [1]}\nview: {layers: \(layers)}\n"
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    return (scene, diagnostics.map(\.description))
  }

  private func bitmap(_ layers: String) throws -> Bitmap {
    let (scene, messages) = read(layers)
    #expect(messages == [])
    let drawn = try #require(scene)
    return try drawn.draw(drawn.variants[0]).bitmap
  }

  private let black: UInt32 = 0xFF00_0000

  @Test func aShapeIsStrokedInPart() throws {
    let drawn = try bitmap(
      "[{kind: shape, frame: [0, 10, 40, 20], path: M 0 10 H 40, strokeColor: black, "
        + "lineWidth: 4, strokeEnd: 0.5}]")
    // From 18 to 22 points, and up to the middle.
    #expect(drawn[10, 19] == black && drawn[19, 21] == black)
    #expect(drawn[21, 20] != black && drawn[10, 16] != black && drawn[10, 23] != black)
  }

  @Test func copiesOfCopiesAreAGrid() throws {
    let drawn = try bitmap(
      """
      [{kind: replicator, frame: [0, 0, 40, 40], instanceCount: 2, \
      instanceTransform: {translate: [0, 20]}, layers: [{kind: replicator, \
      frame: [0, 0, 40, 20], instanceCount: 2, instanceTransform: {translate: [20, 0]}, \
      layers: [{frame: [0, 0, 10, 10], backgroundColor: black}]}]}]
      """)
    for (x, y) in [(5, 5), (25, 5), (5, 25), (25, 25)] {
      #expect(drawn[x, y] == black)
      #expect(drawn[x + 10, y] != black)
    }
  }

  @Test func aMaskCutsOut() throws {
    let drawn = try bitmap(
      "[{frame: [0, 0, 40, 40], backgroundColor: black, "
        + "mask: {frame: [10, 10, 20, 20], backgroundColor: black}}]")
    #expect(drawn[20, 20] == black && drawn[5, 20] != black && drawn[20, 35] != black)
  }

  private func view(_ view: String) throws -> Bitmap {
    let text = "size: [40, 40]\nvariants: {scale: [1]}\nview: \(view)\n"
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let drawn = try #require(scene)
    return try drawn.draw(drawn.variants[0]).bitmap
  }

  @Test func aLayerWithAZPositionIsInFrontOfSubviews() throws {
    func picture(_ z: Int) throws -> Bitmap {
      try view(
        "{layers: [{frame: [0, 0, 20, 40], backgroundColor: black, zPosition: \(z)}], "
          + "subviews: [{frame: [0, 0, 40, 40], backgroundColor: white}]}")
    }
    #expect(try picture(0)[10, 10] != black)
    #expect(try picture(1)[10, 10] == black)
    #expect(try picture(1)[30, 10] != black)
  }

  @Test func aViewIsMaskedByAView() throws {
    let drawn = try view(
      """
      {subviews: [{frame: [0, 0, 40, 40], backgroundColor: black, mask: {frame: [10, 10, 20, 20], \
      subviews: [{frame: [0, 0, 10, 20], backgroundColor: white}]}}]}
      """)
    // Of the mask only its subview has a colour.
    #expect(drawn[15, 15] == black && drawn[25, 15] != black && drawn[5, 15] != black)
  }

  @Test func aViewIsMaskedByLayers() throws {
    let drawn = try view(
      "{backgroundColor: black, mask: {frame: [0, 0, 40, 40], "
        + "layers: [{kind: shape, frame: [0, 0, 40, 40], path: M 0 0 H 20 V 40 H 0 Z}]}}")
    #expect(drawn[10, 20] == black && drawn[30, 20] != black)
  }

  @Test func aMaskNeedsASize() throws {
    let text = "size: [40, 40]\nview: {mask: {backgroundColor: black}}\n"
    let scene = try #require(SceneLibrary().scene(from: text).scene)
    #expect(throws: (any Error).self) { try scene.draw(scene.variants[0]) }
  }

  @Test func coloursOfCopiesHaveOffsets() throws {
    let drawn = try bitmap(
      """
      [{kind: replicator, frame: [0, 0, 40, 40], instanceCount: 3, instanceColor: '#0000FF', \
      instanceTransform: {translate: [10, 0]}, instanceRedOffset: 0.4, instanceBlueOffset: -0.2, \
      instanceGreenOffset: 0.2, layers: [{frame: [0, 0, 10, 10], backgroundColor: white}]}]
      """)
    // Tenths of 255: 102, 51 and 204; then 204, 102 and 153.
    #expect(drawn[5, 5] == 0xFF00_00FF)
    #expect(drawn[15, 5] == 0xFF66_33CC)
    #expect(drawn[25, 5] == 0xFFCC_6699)
  }

  @Test func textLayersHaveFonts() throws {
    let scene = try #require(
      read(
        """
        [{kind: text, name: a, frame: [0, 0, 40, 20], string: a, font: {size: 9, weight: bold}}, \
        {kind: text, name: b, frame: [0, 0, 40, 20], string: b, font: {name: MPLUS1-Black}, \
        fontSize: 12}]
        """
      ).scene)
    let view = try #require(try scene.describe(scene.variants[0]).view)
    #expect(view.subviews[0].properties["font"] == .string("MPLUS1-Bold"))
    #expect(view.subviews[0].properties["fontSize"] == .number(9))
    #expect(view.subviews[1].properties["font"] == .string("MPLUS1-Black"))
    #expect(view.subviews[1].properties["fontSize"] == .number(12))
  }

  @Test func aLayerWithAWarningIsDrawn() throws {
    let (scene, messages) = read(
      "[{kind: emitter, name: e, frame: [0, 0, 40, 40], "
        + "emitterCells: [{contents: {systemName: no.such.symbol}, birthRate: 2}]}]")
    #expect(messages.count == 1 && messages[0].contains("there is no symbol"))
    let drawn = try #require(scene)
    let view = try #require(try drawn.describe(drawn.variants[0]).view)
    #expect(view.subviews.map(\.id) == ["e"])
  }

  @Test func particlesMoveWithTheClockOfTheScene() throws {
    let text = """
      size: [40, 40]
      variants: {scale: [1]}
      steps: [{advance: 1}]
      view: {layers: [{kind: emitter, frame: [0, 0, 40, 40], emitterPosition: [10, 20], \
      emitterCells: [{contents: {systemName: heart.fill}, color: black, birthRate: 1, lifetime: 3, \
      scale: 0.5, velocity: 10}]}]}
      """
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let drawn = try #require(scene)
    // Born now, where the emitter is.
    let bitmap = try drawn.draw(drawn.variants[0]).bitmap
    #expect(bitmap[10, 20] == black && bitmap[25, 20] != black)
  }

  @Test func theTreeNamesLayersAndWhatTheySet() throws {
    let scene = try #require(
      read("[{kind: shape, name: ring, frame: [2, 4, 6, 8], strokeEnd: 0.7}]").scene)
    let view = try #require(try scene.describe(scene.variants[0]).view)
    let ring = try #require(view.subviews.first)
    #expect(ring.id == "ring" && ring.type == "CAShapeLayer")
    #expect(ring.properties["strokeEnd"] == .number(0.7))
  }

  @Test func anAxisReplacesLayers() throws {
    let text = """
      size: [10, 10]
      variants:
        scale: [1]
        kind:
          plain: { box.alpha: 1 }
          empty: { box.layers: [] }
      view: { id: box, layers: [{ frame: [0, 0, 10, 10], backgroundColor: black }] }
      """
    let (read, diagnostics) = SceneLibrary().scene(from: text)
    let scene = try #require(read, "\(diagnostics)")
    let pixels = try scene.variants.map { try scene.draw($0).bitmap[5, 5] }
    #expect(pixels.count == 2 && pixels[0] == black && pixels[1] != black)
  }

  @Test(arguments: [
    ("[{kind: star, frame: [0, 0, 1, 1]}]", "3:24: layers: unknown value 'star'"),
    ("[{kind: shape}]", "3:17: layers: a layer needs a 'frame': [x, y, width, height]"),
    (
      "[{frame: [0, 0, 1, 1], strokeEnd: 1}]",
      "3:39: unknown key 'strokeEnd' in a layer of the kind 'layer'"
    ),
    (
      "[{kind: shape, frame: [0, 0, 1, 1], strokeEnd: 2}]",
      "3:63: layers.strokeEnd: expected a number from 0 to 1"
    ),
    (
      "[{kind: shape, frame: [0, 0, 1, 1], path: round}]",
      "3:58: layers.path: this is not the data of an SVG path"
    ),
    (
      "[{kind: shape, frame: [0, 0, 1, 1], lineDashPattern: [0, 0.1]}]",
      "3:69: layers.lineDashPattern: expected lengths of 0 or more, together at least half a point"
    ),
    (
      "[{frame: [0, 0, 1, 1], transform3D: {perspective: 0}}]",
      "3:66: layers.transform3D.perspective: expected a number above 0"
    ),
    ("shape", "3:16: layers: expected a list of layers"),
  ])
  func mistakesAreReported(layers: String, message: String) {
    let messages = read(layers).messages
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.hasPrefix("scene.yaml:" + message) == true, "\(messages)")
  }

  @Test func tooManyCopiesAreReported() {
    let inner = "{kind: replicator, frame: [0, 0, 1, 1], instanceCount: 100, layers: "
    let messages = read(
      "[\(inner)[\(inner)[\(inner)[{frame: [0, 0, 1, 1]}]}]}]}]"
    ).messages
    #expect(messages.count == 1, "\(messages)")
    #expect(
      messages.first?.hasSuffix("the copies of this layer are more than 10000 layers") == true,
      "\(messages)")
  }

  // MARK: Following bounds

  /// A view that constraints place and size, with layers; black is the colour that is looked for.
  private func drawn(_ constraints: String, _ layers: String) throws -> Bitmap {
    let text = """
      size: [40, 40]
      variants: {scale: [1]}
      view:
        subviews:
          - id: a
            layers: \(layers)
        constraints: [\(constraints)]
      """
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let loaded = try #require(scene)
    return try loaded.draw(loaded.variants[0]).bitmap
  }

  private let inner =
    "a.left == superview.left + 5, a.top == superview.top + 5, a.width == 30, a.height == 20"

  @Test(
    arguments: [
      ("bounds", [5, 5, 35, 25]), ("{insets: 4}", [9, 9, 31, 21]),
      ("{insets: {left: -2, top: 3}}", [3, 8, 35, 25]),
    ] as [(String, [Int])])
  func aFrameFollowsTheBounds(frame: String, edges: [Int]) throws {
    let picture = try drawn(inner, "[{frame: \(frame), backgroundColor: black}]")
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = edges[0] <= x && x < edges[2] && edges[1] <= y && y < edges[3]
        #expect((picture[x, y] == black) == isInside, "\(x), \(y)")
      }
    }
  }

  /// The layer is 10 to 30, its sublayer 5 to 35, of which the mask leaves 20 to 30 by 10 to 30. Insets larger than the
  /// layer leave nothing.
  @Test func sublayersAndMasksFollowTheLayerAroundThem() throws {
    let picture = try drawn(
      "a.left == superview.left, a.top == superview.top, a.width == 40, a.height == 40",
      """
      [{frame: {insets: 10}, layers: [{frame: {insets: -5}, backgroundColor: black}, \
      {frame: {insets: 30}, backgroundColor: red}], \
      mask: {frame: {insets: {left: 10}}, backgroundColor: black}}]
      """)
    #expect(picture[20, 10] == black && picture[29, 29] == black)
    #expect(picture[19, 15] != black && picture[30, 15] != black && picture[25, 9] != black)
  }

  /// A line of 2 points on the edges of bounds from 5 to 35 covers 4 to 6 and 34 to 36.
  @Test func aShapeOutlinesItsBounds() throws {
    let picture = try drawn(
      inner,
      "[{kind: shape, frame: bounds, path: bounds, fillColor: null, strokeColor: black, lineWidth: 2}]"
    )
    #expect(picture[4, 15] == black && picture[5, 15] == black && picture[35, 15] == black)
    #expect(picture[3, 15] != black && picture[6, 15] != black && picture[20, 15] != black)
  }

  /// From 20 to 60 points wide in a second: 40 after half of it. Afterwards the layer has the final size.
  @Test func layersFollowInAnimations() throws {
    let text = """
      size: [80, 20]
      variants: {scale: [1]}
      steps:
        - animate: {set: {a.frame: [0, 0, 60, 20]}, duration: 1, curve: linear}
        - advance: 0.5
        - snapshot: half
        - advance: 0.5
        - snapshot: all
      view:
        subviews: [{id: a, frame: [0, 0, 20, 20], layers: [{frame: bounds, backgroundColor: black}]}]
      """
    let (scene, diagnostics) = SceneLibrary().scene(from: text)
    #expect(diagnostics.map(\.description) == [])
    let loaded = try #require(scene)
    let widths = try loaded.variants.map { variant in
      let picture = try loaded.draw(variant).bitmap
      return (0..<80).count { picture[$0, 10] == black }
    }
    #expect(widths.sorted() == [40, 60, 60])
  }

  @Test(arguments: [
    ("[{frame: edges}]", "edges"), ("[{frame: {inset: 4}}]", "inset"),
    ("[{kind: gradient}]", "[x, y, width, height], or bounds"),
  ])
  func wrongFramesAreNamed(layers: String, message: String) throws {
    let first = try #require(read(layers).messages.first)
    #expect(first.contains(message), "\(first)")
  }
}
