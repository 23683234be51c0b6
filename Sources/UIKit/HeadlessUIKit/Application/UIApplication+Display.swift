extension UIApplication {
  /// The number of passes while the code that they call invalidates views again.
  private static let roundLimit = 10

  /// Updates the visible windows, as the end of a turn of a run loop does: safe areas, constraints
  /// and layout, back to front, then invalid drawings, then the appearance callbacks that are due;
  /// again if these invalidated views. Code that the update calls cannot start another update.
  public func updateDisplay() {
    guard !isUpdatingDisplay else { return }
    isUpdatingDisplay = true
    defer { isUpdatingDisplay = false }
    // A window that code creates during the update belongs to no application if that code does not.
    if isOfThread { updateWindows() } else { perform { updateWindows() } }
  }

  private func updateWindows() {
    var rounds = 0
    repeat {
      rounds += 1
      let windows = windows
      for window in windows { window.update() }
      DisplayPass.run(over: windows, on: screen.bounds, scale: screen.scale)
      for owner in appearances.removeAll() { owner.finishAppearance() }
      for window in windows { window.finishOwnAppearances() }
    } while rounds < Self.roundLimit && needsLayout
  }

  /// Whether a visible window has views to lay out.
  @_spi(Ports) public var needsLayout: Bool { windows.contains { !$0.dirtyFlags.isEmpty } }

  /// A picture of the screen as it is after an update: all visible windows, composed back to front.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; the screen's if nil.
  ///   - backgroundColor: the colour behind all windows; transparent if nil.
  /// - Throws: `CGContextError` if the picture would be too large, or if something in it could not
  ///   be drawn.
  public func picture(
    scale: CGFloat? = nil, backgroundColor: UIColor? = .black
  ) throws(CGContextError) -> Bitmap {
    let scale = scale ?? screen.scale
    let context = try CGContext(size: screen.bounds.size, scale: scale)
    draw(in: context, scale: scale, backgroundColor: backgroundColor)
    return try context.takeBitmap()
  }

  /// Draws the screen as it is after an update into a bitmap, SVG or PDF context.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, of the grid that edges are aligned with; the screen's if nil.
  ///   - backgroundColor: the colour behind all windows; transparent if nil.
  public func draw(
    in context: CGContext, scale: CGFloat? = nil, backgroundColor: UIColor? = .black
  ) {
    updateDisplay()
    perform {
      let traits = UITraitCollection.current
      context.saveGState()
      if let color = backgroundColor?.cgColor(in: traits), color.alpha > 0 {
        context.setFillColor(color)
        context.fill(screen.bounds)
      }
      UIGraphicsPushContext(context)
      let pass = DrawingPass(
        context: context, scale: scale ?? screen.scale, traits: inScene(traits))
      for window in windows { pass.draw(window, from: .zero) }
      UIGraphicsPopContext()
      context.restoreGState()
    }
  }

  /// The screen and its visible windows, back to front, as they are after an update.
  public func viewNode() -> ViewNode { describedTree().root }

  /// The screen and its visible windows, with the vocabulary of their properties.
  public func describedTree() -> DescribedTree {
    updateDisplay()
    return perform {
      var tree = DescribedTree(
        root: ViewNode(
          type: "UIScreen", frame: ViewNode.Rect(screen.bounds),
          bounds: ViewNode.Rect(screen.bounds),
          properties: ["device": .string(screen.device.name)]))
      for window in windows { tree.insert(window.describedTree()) }
      return tree
    }
  }
}
