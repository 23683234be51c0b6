extension NSAttributedString: LayerTextSource {
  /// Draws the text with its own fonts and colours; where it has none, with those of the layer.
  package func drawLayerText(of layer: CATextLayer, in rect: CGRect, _ context: CGContext) {
    var defaults = TextDefaults(
      font: UIFont(layer.sizedFont),
      color: layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    defaults.paragraph.alignment = layer.alignmentMode.alignment
    let text = AttributedText(self, defaults: defaults, traits: .current)
    let layout = AttributedTextLayout(
      text, width: rect.width, options: .init(numberOfLines: layer.isWrapped ? 0 : 1))
    layer.clip(context, to: rect, height: layout.size.height, overflow: layout.overflow)
    layout.draw(in: context, at: rect.origin)
  }
}
