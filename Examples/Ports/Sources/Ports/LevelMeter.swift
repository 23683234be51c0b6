import QuartzCore
import UIKit

/// A bar that follows a level from 0 to 1. Its layer draws, also while the level is animated.
open class LevelMeter: UIView {
  open override class var layerClass: AnyClass { return LevelLayer.self }

  private var levelLayer: LevelLayer { return layer as! LevelLayer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    levelLayer.contentsScale = UIScreen.main.scale
    levelLayer.setNeedsDisplay()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    levelLayer.setNeedsDisplay()
  }

  public var level: CGFloat {
    get { return levelLayer.level }
    set { levelLayer.level = min(max(newValue, 0), 1) }
  }

  /// The level that is shown at the moment.
  public var shownLevel: CGFloat { return levelLayer.presentation()?.level ?? level }

  public func setLevel(_ newValue: CGFloat, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: #keyPath(LevelLayer.level))
    animation.fromValue = shownLevel
    animation.toValue = newValue
    animation.duration = duration
    level = newValue
    levelLayer.add(animation, forKey: "level")
  }
}

/// Draws a bar, and a mark at the highest level.
final class LevelLayer: CALayer {
  @NSManaged var level: CGFloat
  /// From 0 to 1.
  @objc dynamic var peak: CGFloat = 0
  var color = UIColor.systemGreen.cgColor

  override init() {
    super.init()
    level = 0
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? LevelLayer else { return }
    color = layer.color
    peak = layer.peak
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == #keyPath(level) || key == #keyPath(peak) { return true }
    return super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(color)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    guard peak > 0 else { return }
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: bounds.width * peak - 2, y: 0, width: 2, height: bounds.height))
  }
}
