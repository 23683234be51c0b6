#if canImport(UIKit)
  import UIKit

  /// A number in a capsule.
  public final class Badge: UILabel {
    public override init(frame: CGRect) {
      super.init(frame: frame)
      font = .boldSystemFont(ofSize: 12)
      textColor = .white
      textAlignment = .center
      backgroundColor = .systemRed
      clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    public override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: max(size.width + 8, size.height + 4), height: size.height + 4)
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }
#endif
