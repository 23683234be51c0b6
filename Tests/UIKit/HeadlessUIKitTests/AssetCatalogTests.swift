import Assets
import CairoGraphics
import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF
private let green: UInt32 = 0xFF00_FF00

@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writePixels(_ pixels: [UInt32], width: Int, to path: String) throws {
    let bitmap = Bitmap(width: width, height: pixels.count / width, pixels: pixels)
    try folder.write(try PNG.encode(bitmap), to: path)
  }

  private func catalog() throws -> AssetCatalog {
    try AssetCatalog(contentsOf: folder.fileURL("A.xcassets"))
  }

  /// A dot of 2 by 2 points that is red, in the dark appearance blue.
  private func writeDot(properties: String = "{}") throws {
    try folder.write(
      """
      {"images": [{"filename": "day.png", "idiom": "universal"},
        {"filename": "night.png", "idiom": "universal",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": \(properties)}
      """, to: "A.xcassets/dot.imageset/Contents.json")
    try writePixels(
      [red, red, red, red], width: 2, to: "A.xcassets/dot.imageset/day.png")
    try writePixels(
      [blue, blue, blue, blue], width: 2, to: "A.xcassets/dot.imageset/night.png")
  }

  private func pixel(of view: UIView, _ style: UIUserInterfaceStyle) throws -> UInt32 {
    let traits = UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(userInterfaceStyle: style),
    ])
    return try UIViewRenderer(scale: 1, traits: traits).bitmap(of: view)[0, 0]
  }

  @Test func anImageFollowsTheAppearanceOfItsView() throws {
    try writeDot()
    let image = try #require(try catalog().performAsCurrent { UIImage(named: "dot") })
    #expect(image.size == CGSize(width: 2, height: 2))
    let view = UIImageView(image: image)
    #expect(try pixel(of: view, .light) == red)
    #expect(try pixel(of: view, .dark) == blue)
    let parent = UIView(frame: view.frame)
    parent.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(try pixel(of: parent, .light) == blue)
  }

  @Test func anImageOfTwoAppearancesFollowsThem() throws {
    func dot(_ pixel: UInt32) -> UIImage {
      UIImage(cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1, filledWith: pixel)))
    }
    let view = UIImageView(image: UIImage(light: dot(red), dark: dot(green)))
    #expect(try pixel(of: view, .light) == red)
    #expect(try pixel(of: view, .dark) == green)
  }

  @Test func aTemplateHasTheTint() throws {
    try writeDot(properties: #"{"template-rendering-intent": "template"}"#)
    let view = UIImageView(image: try catalog().image(named: "dot"))
    view.tintColor = .green
    #expect(try pixel(of: view, .dark) == green)
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(try pixel(of: view, .dark) == blue)
  }

  @Test func theScaleOfTheScreenChoosesTheFile() throws {
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}]}
      """, to: "A.xcassets/dot.imageset/Contents.json")
    try writePixels([red], width: 1, to: "A.xcassets/dot.imageset/a.png")
    try writePixels([blue, blue, blue, blue], width: 2, to: "A.xcassets/dot.imageset/b.png")
    let view = UIImageView(image: try catalog().image(named: "dot"))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try UIViewRenderer(scale: 1).bitmap(of: view).pixels == [red])
    #expect(try UIViewRenderer(scale: 2).bitmap(of: view).pixels == [blue, blue, blue, blue])
  }

  /// Four columns: red, blue, green, red. The first and the last one are fixed, and only the first one
  /// between them is used.
  @Test func aSlicedImageKeepsItsEdges() throws {
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "1x", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
        "cap-insets": {"left": 1, "right": 1}}}]}
      """, to: "A.xcassets/bar.imageset/Contents.json")
    try writePixels([red, blue, green, red], width: 4, to: "A.xcassets/bar.imageset/a.png")
    let image = try #require(try catalog().image(named: "bar"))
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 1)
    #expect(
      try UIViewRenderer(scale: 1).bitmap(of: view).pixels == [red, blue, blue, blue, blue, red])
  }

  /// A shadow of 2 pixels at the top and 4 at the left is outside of the rectangle that constraints place.
  @Test func theEdgesOfAnImageMayBeOutsideOfItsAlignment() throws {
    try folder.write(
      """
      {"images": [{"filename": "a.png", "scale": "2x",
        "alignment-insets": {"top": 2, "left": 4, "bottom": 0}}]}
      """, to: "A.xcassets/card.imageset/Contents.json")
    try writePixels(
      [UInt32](repeating: red, count: 80), width: 8, to: "A.xcassets/card.imageset/a.png")
    let image = try #require(try catalog().image(named: "card"))
    #expect(image.size == CGSize(width: 4, height: 5))
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 4, height: 5))
  }

  /// A square of 2 points whose left half is red; enlarged, its edge is blurred unless it stays a shape.
  @Test(arguments: [true, false], ["svg", "pdf"])
  func vectorsArePreservedWhereTheSetSaysSo(isPreserved: Bool, format: String) throws {
    try folder.write(
      """
      {"images": [{"filename": "a.\(format)", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": \(isPreserved)}}
      """, to: "A.xcassets/half.imageset/Contents.json")
    if format == "svg" {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>"
          + "<rect width='1' height='2' fill='#F00'/></svg>",
        to: "A.xcassets/half.imageset/a.svg")
    } else {
      let context = try CGContext(document: .pdf, size: CGSize(width: 2, height: 2))
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      try folder.write(try context.makeDocument(), to: "A.xcassets/half.imageset/a.pdf")
    }
    let view = UIImageView(image: try catalog().image(named: "half"))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    let pixels = try UIViewRenderer(scale: 1).bitmap(of: view).pixels
    let sharp: [UInt32] = [red, red, red, red, 0, 0, 0, 0]
    #expect((pixels == sharp) == isPreserved)
    #expect(pixels[0] == red && pixels[7] == 0)
  }

  @Test func aColorFollowsTheAppearance() throws {
    try folder.write(
      """
      {"colors": [{"color": {"components": {"red": "0xFF", "green": "0", "blue": "0"}}},
        {"color": {"components": {"red": "0", "green": "0", "blue": "0xFF"}},
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "A.xcassets/accent.colorset/Contents.json")
    let color = try #require(try catalog().performAsCurrent { UIColor(named: "accent") })
    #expect(color.hex(in: UITraitCollection(userInterfaceStyle: .light)) == "#FF0000")
    #expect(color.hex(in: UITraitCollection(userInterfaceStyle: .dark)) == "#0000FF")
    #expect(color == UIColor(light: .red, dark: .blue))
  }

  @Test func contrastIsATrait() throws {
    try folder.write(
      """
      {"colors": [{"color": {"components": {"red": "0x33", "green": "0", "blue": "0"}}},
        {"color": {"components": {"red": "0xFF", "green": "0", "blue": "0"}},
          "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """, to: "A.xcassets/accent.colorset/Contents.json")
    let color = try #require(try catalog().color(named: "accent"))
    #expect(color.hex(in: UITraitCollection()) == "#330000")
    #expect(color.hex(in: UITraitCollection(accessibilityContrast: .high)) == "#FF0000")
  }

  @Test func namesAreOnlyKnownWhileACatalogIsCurrent() throws {
    try writeDot()
    let catalog = try catalog()
    #expect(UIImage(named: "dot") == nil)
    #expect(catalog.performAsCurrent { UIImage(named: "dot") != nil })
    #expect(catalog.performAsCurrent { UIImage(named: "dots") == nil })
    #expect(UIImage(named: "dot") == nil)
  }

  @Test func registeredCatalogsMayNotShareNames() throws {
    // Registered catalogs stay for the process: no other test has these names.
    let name = "registered-\(UUID().uuidString)"
    for catalog in ["One", "Two"] {
      try folder.write(
        #"{"colors": [{"color": {"reference": "systemRedColor"}}]}"#,
        to: "\(catalog).xcassets/\(name).colorset/Contents.json")
    }
    let one = try AssetCatalog(contentsOf: folder.fileURL("One.xcassets"))
    let two = try AssetCatalog(contentsOf: folder.fileURL("Two.xcassets"))
    try one.register()
    try AssetCatalog(contentsOf: folder.fileURL("One.xcassets")).register()
    let color = try #require(UIColor(named: name))
    #expect(color == .systemRed)
    let error = #expect(throws: AssetRegistrationError.self) { try two.register() }
    #expect(error?.name == name)
  }

  @Test func aBundlesCatalogsAndFilesAreFound() throws {
    try writeDot()
    try writePixels([green, green, green, green], width: 2, to: "loose@2x.png")
    let bundle = try #require(Bundle(path: folder.path))
    let dot = try #require(UIImage(named: "dot", in: bundle, compatibleWith: nil))
    #expect(try pixel(of: UIImageView(image: dot), .dark) == blue)
    let loose = try #require(UIImage(named: "loose", in: bundle, compatibleWith: nil))
    #expect(loose.size == CGSize(width: 1, height: 1))
    #expect(UIImage(named: "../loose", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func everythingThatIsWrongIsReported() throws {
    try folder.write("{", to: "A.xcassets/a.imageset/Contents.json")
    try folder.write("[]", to: "A.xcassets/b.colorset/Contents.json")
    let error = #expect(throws: AssetCatalogError.self) { try catalog() }
    let path = folder.fileURL("A.xcassets").path(percentEncoded: false)
    #expect(
      error?.description == """
        \(path)/a.imageset/Contents.json:1:2: expected a name in double quotes, found the end of the \
        file
        \(path)/b.colorset/Contents.json:1:1: expected an object with 'colors', found a list
        """)
  }
}
