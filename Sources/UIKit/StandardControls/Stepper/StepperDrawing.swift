/// Draws a stepper into the current graphics context.
struct StepperDrawing {
  /// The images that replace parts; nil for the system's parts.
  struct Images {
    var increment: UIImage?
    var decrement: UIImage?
    var background: UIImage?
    var divider: UIImage?
  }

  var bounds: CGRect
  var isMirrored: Bool
  var pressed: StepperHalf?
  var canIncrement: Bool
  var canDecrement: Bool
  var tint: UIColor
  var grid: PixelGrid
  var images: Images

  func draw() {
    if let background = images.background {
      background.draw(in: bounds)
    } else {
      drawPlate()
    }
    drawDivider()
    drawSign(.decrement, images.decrement, isEnabled: canDecrement)
    drawSign(.increment, images.increment, isEnabled: canIncrement)
  }

  private func drawPlate() {
    let plate = UIBezierPath(roundedRect: bounds, cornerRadius: StepperMetrics.cornerRadius)
    UIColor.tertiarySystemFill.setFill()
    plate.fill()
    guard let pressed, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    plate.addClip()
    UIRectFill(grid.snapped(StepperMetrics.half(pressed, in: bounds, mirrored: isMirrored)))
    context.restoreGState()
  }

  private func drawDivider() {
    if let divider = images.divider {
      divider.draw(in: bounds.centered(divider.size))
      return
    }
    let divider = grid.snapped(StepperMetrics.divider(in: bounds))
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(roundedRect: divider, cornerRadius: divider.width / 2).fill()
  }

  private func drawSign(_ half: StepperHalf, _ image: UIImage?, isEnabled: Bool) {
    let area = StepperMetrics.half(half, in: bounds, mirrored: isMirrored)
    if let image {
      let place = grid.snapped(area.centered(image.size))
      if image.renderingMode == .alwaysOriginal {
        image.draw(in: place)
      } else {
        image.drawTinted(isEnabled ? tint : .tertiaryLabel, in: place)
      }
      return
    }
    (isEnabled ? UIColor.label : .tertiaryLabel).setFill()
    let path = UIBezierPath(rect: stroke(in: area, isVertical: false))
    if half == .increment { path.append(UIBezierPath(rect: stroke(in: area, isVertical: true))) }
    path.fill()
  }

  /// The rectangle of a sign's stroke. Both strokes of a plus have the same thickness in whole
  /// pixels, and the same centre.
  private func stroke(in area: CGRect, isVertical: Bool) -> CGRect {
    let pixel = 1 / grid.scale
    let thickness = max(pixel, (StepperMetrics.signThickness / pixel).rounded(.down) * pixel)
    // Even or odd like the thickness, so that the arms of a plus have equal lengths.
    let arm = ((StepperMetrics.signLength - thickness) / 2 / pixel).rounded() * pixel
    let length = 2 * arm + thickness
    let corner = grid.snapped(
      CGRect(x: area.midX - length / 2, y: area.midY - length / 2, width: length, height: length)
    ).origin
    return isVertical
      ? CGRect(x: corner.x + arm, y: corner.y, width: thickness, height: length)
      : CGRect(x: corner.x, y: corner.y + arm, width: length, height: thickness)
  }
}
