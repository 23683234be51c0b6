import Testing

@testable import DesignedViews

@Suite struct ScaledContentTests {
  private final class BlocksIconButton: DsSvgIconButton {
    override var font: UIFont { UIFont(.blocks(size: fontSize)) }
  }

  private final class BlocksCheckBox: DsCheckBox {
    override var font: UIFont { UIFont(.blocks(size: fontSize)) }
  }

  private final class BlocksComboBox: DsComboBox {
    override var font: UIFont { UIFont(.blocks(size: fontSize)) }
  }

  enum Kind: CaseIterable {
    case iconButton, checkBox, comboBox

    fileprivate func make() -> DsSvgIconButton {
      switch self {
      case .iconButton: BlocksIconButton()
      case .checkBox: BlocksCheckBox()
      case .comboBox: BlocksComboBox()
      }
    }
  }

  /// A caption of twelve letters of 12 points in an area of 100 less margins and a gap of 2 and an
  /// icon of 16: it is 66 too wide, so that all is 100 / 166 as large.
  @Test(
    arguments: Kind.allCases,
    [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func iconAndCaptionKeepTheirSides(_ kind: Kind, direction: UISemanticContentAttribute) throws {
    let button = kind.make()
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.semanticContentAttribute = direction
    button.contentMargin = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    button.iconTextMargin = 2
    button.iconSize = CGSize(width: 16, height: 20)
    button.fontSize = 20
    button.text = String(repeating: "a", count: 12)
    button.autoScaleToBounds = true
    button.colorResources = StatefulResource([
      .init(.svgPath): .path("M0,0H24V24H0Z"), .init(.svgColor): .color(.green),
      .init(.fgColor): .color(.white), .init(.bgColor): .color(.blue),
    ])
    let bitmap = try UIViewRenderer(scale: 1).bitmap(of: button)
    func columns(_ color: UInt32) -> [Int] {
      (0..<100).filter { x in (0..<40).contains { bitmap[x, $0] == color } }
    }
    let (icon, caption) = (columns(0xFF00_FF00), columns(0xFFFF_FFFF))
    if (kind == .comboBox) == (direction == .forceLeftToRight) {
      // The icon extends from 148 to 164 unscaled, so from 89.2 to 98.8, and is moved to 89. The
      // caption extends from 2 to 146, so from 1.2 to 88.0.
      #expect(icon == Array(89...97))
      #expect(try #require(caption.max()) <= 87)
      #expect(try #require(caption.min()) <= 3)
    } else {
      // From 2 to 18 unscaled, so from 1.2 to 10.8, moved to 1; from 20 to 164, so from 12.0 to 98.8.
      #expect(icon == Array(1...9))
      #expect(try #require(caption.min()) >= 12)
      #expect(try #require(caption.max()) >= 96)
    }
  }
}
