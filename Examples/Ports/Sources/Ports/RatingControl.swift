#if os(iOS) || os(tvOS)
  import UIKit

  /// A row of stars that the user rates something with.
  @IBDesignable
  @objcMembers
  public class RatingControl: UIControl {
    /// How many stars there are.
    @IBInspectable public var starCount: Int = 5 {
      didSet {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
      }
    }

    /// The rating, from 0 to `starCount`; halves are shown as half a star.
    @IBInspectable public dynamic var rating: Double = 0 {
      didSet {
        rating = min(max(rating, 0), Double(starCount))
        if rating != oldValue { setNeedsDisplay() }
      }
    }

    @IBInspectable public var starSize: CGFloat = 24 {
      didSet { invalidateIntrinsicContentSize() }
    }

    @IBInspectable public var spacing: CGFloat = 4 {
      didSet { invalidateIntrinsicContentSize() }
    }

    @IBInspectable public var emptyColor: UIColor = .systemGray5 {
      didSet { setNeedsDisplay() }
    }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      setUp()
    }

    private func setUp() {
      backgroundColor = .clear
      isOpaque = false
      contentMode = .redraw
      addTarget(self, action: #selector(touched(_:event:)), for: [.touchDown, .touchDragInside])
      addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: #selector(RatingControl.reset)))
      (gestureRecognizers?.last as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    }

    public override var intrinsicContentSize: CGSize {
      let count = CGFloat(starCount)
      return CGSize(width: count * starSize + max(0, count - 1) * spacing, height: starSize)
    }

    private func frame(ofStar index: Int) -> CGRect {
      CGRect(x: CGFloat(index) * (starSize + spacing), y: 0, width: starSize, height: starSize)
    }

    public override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for index in 0..<starCount {
        let star = starPath(in: frame(ofStar: index))
        emptyColor.setFill()
        star.fill()
        let filled = CGFloat(min(max(rating - Double(index), 0), 1))
        guard filled > 0 else { continue }
        context.saveGState()
        star.addClip()
        tintColor.setFill()
        let frame = frame(ofStar: index)
        UIRectFill(CGRect(x: frame.minX, y: 0, width: frame.width * filled, height: frame.height))
        context.restoreGState()
      }
    }

    private func starPath(in frame: CGRect) -> UIBezierPath {
      let path = UIBezierPath()
      let center = CGPoint(x: frame.midX, y: frame.midY)
      for corner in 0..<10 {
        let radius = corner % 2 == 0 ? frame.width / 2 : frame.width / 5
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path
    }

    @objc private func touched(_ sender: RatingControl, event: UIEvent) {
      guard let touch = event.touches(for: self)?.first else { return }
      let x = touch.location(in: self).x
      let stars = Double(x / (starSize + spacing)).rounded(.down) + 1
      rating = stars
      sendActions(for: .valueChanged)
    }

    @objc func reset() {
      rating = 0
      sendActions(for: .valueChanged)
    }
  }
#endif
