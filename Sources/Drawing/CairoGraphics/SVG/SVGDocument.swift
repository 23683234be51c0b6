import Foundation
import XMLReading

/// The size of an SVG file and the nodes that draw it.
struct SVGDocument {
  let size: CGSize
  let nodes: [VectorNode]

  init(_ root: XMLElement) throws(XMLError) {
    let tree = try SVGTree(root)
    guard tree[SVGTree.root].name == "svg" else {
      throw XMLError(at: root.place, "the root element is '\(root.name)', not 'svg'")
    }
    let viewport = try SVGViewport(root: tree[SVGTree.root])
    size = viewport.size
    var compiler = SVGCompiler(tree)
    nodes = try compiler.rootNodes(viewport)
  }
}
