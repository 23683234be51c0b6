import CairoGraphics
import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import VisualFormats

/// The input is a scene file. Its first variants are laid out and drawn.
func fuzzScene(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let scene = SceneLibrary().scene(from: text).scene else { return }
  for variant in scene.variants.prefix(3) {
    guard let described = try? scene.describe(variant) else { continue }
    let pixels = described.size.width * described.size.height * described.scale * described.scale
    // Larger pictures are drawn in the same way, only longer.
    guard pixels < 1_000_000, let drawn = try? scene.draw(variant) else { continue }
    let again = try? scene.draw(variant)
    require(again?.bitmap == drawn.bitmap, "a picture differs when it is drawn again")
  }
}

/// The input is a format; its constraints are added to views.
func fuzzVisualFormat(_ bytes: [UInt8]) {
  var source = ByteSource(bytes)
  let options: [NSLayoutConstraint.FormatOptions] = [
    [], .alignAllTop, .alignAllCenterX, .directionLeftToRight, .alignAllLastBaseline,
  ]
  let option = source.choice(of: options)
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let names = ["a", "b", "save", "label"]
  let views = Dictionary(uniqueKeysWithValues: names.map { ($0, UIView()) })
  for view in views.values {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }
  let format = String(decoding: source.remaining(), as: UTF8.self)
  let constraints = try? NSLayoutConstraint.constraints(
    withVisualFormat: format, options: option, metrics: ["gap": 8, "large": 1e9], views: views)
  guard let constraints else { return }
  NSLayoutConstraint.activate(constraints)
  superview.layoutIfNeeded()
}

/// The input is the path data of an SVG path.
func fuzzSVGPath(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = try? SVGPathData.parse(text)
  draw {
    $0.addPath(SVGPathData.parseSkippingErrors(text))
    $0.strokePath()
  }
  draw {
    $0.addPath(SVGPathData.parseSkippingErrors(text))
    $0.fillPath()
  }
}

/// The input is an SVG file.
func fuzzSVG(_ bytes: [UInt8]) {
  guard let image = try? VectorImage(svg: bytes, file: "input.svg") else { return }
  draw { image.draw(in: $0, rect: CGRect(x: 3, y: 5, width: 40, height: 30)) }
}

/// The input is a PDF file.
func fuzzPDF(_ bytes: [UInt8]) {
  guard let image = try? VectorImage(pdf: bytes, file: "input.pdf") else { return }
  draw { image.draw(in: $0, rect: CGRect(x: 3, y: 5, width: 40, height: 30)) }
}

private func draw(_ drawing: (CGContext) -> Void) {
  guard let context = try? CGContext(width: 64, height: 48) else { return }
  drawing(context)
  _ = try? context.makeBitmap()
}

/// The input is the text of a golden's view tree.
func fuzzViewTree(_ bytes: [UInt8]) {
  let text = "1 c0ffee\n\n" + String(decoding: bytes, as: UTF8.self)
  guard let tree = try? GoldenFile.tree(in: [.text(keyword: "Layouter", text: text)]) else {
    return
  }
  let file = golden(with: tree)
  guard let again = try? GoldenFile.tree(in: PNG.decode(file).chunks) else {
    fatalError("a stored tree cannot be read")
  }
  // Compared as files, since not-a-number differs from itself.
  require(golden(with: again) == file, "a stored tree differs when it is read")
}

private func golden(with tree: ViewNode) -> [UInt8] {
  let fingerprint = GoldenFingerprint(renderer: "1", canary: "c0ffee", fonts: [])
  do {
    return try GoldenFile.bytes(
      of: Bitmap(width: 1, height: 1), tree: tree, fingerprint: fingerprint, compression: .fast)
  } catch {
    fatalError("a tree that was read cannot be stored: \(error)")
  }
}
