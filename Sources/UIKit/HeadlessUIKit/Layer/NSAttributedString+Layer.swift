extension NSAttributedString: LayerTextSource {
  /// Draws the text with its own fonts and colours, and with the layer's where it has none.
  package func drawLayerText(of layer: CATextLayer, in rect: CGRect, _ context: CGContext) {
    let layout = layout(of: layer, width: rect.width)
    layer.clip(context, to: rect, height: layout.size.height, overflow: layout.overflow)
    layout.draw(in: context, at: rect.origin)
  }

  package func layerTextSize(of layer: CATextLayer) -> CGSize {
    layout(of: layer, width: layer.isWrapped ? layer.bounds.width : nil).size
  }

  private func layout(of layer: CATextLayer, width: CGFloat?) -> AttributedTextLayout {
    var defaults = TextDefaults(
      font: UIFont(layer.sizedFont),
      color: layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .clear)
    defaults.paragraph.alignment = layer.alignmentMode.alignment
    let text = AttributedText(self, defaults: defaults, traits: .current)
    return AttributedTextLayout(
      text, width: width, options: .init(numberOfLines: layer.isWrapped ? 0 : 1))
  }
}
