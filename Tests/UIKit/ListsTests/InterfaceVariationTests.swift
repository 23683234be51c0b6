import Foundation
import GestureRecognizers
import HeadlessUIKit
import StandardControls
import StandardViews
import Testing

@testable import Lists

/// Variations for size classes, gesture recognizers and attributed texts of nibs.
@Suite struct InterfaceVariationTests {
  private func objects(_ text: String, _ traits: UITraitCollection = .init()) -> [Any] {
    traits.performAsCurrent {
      UINib(
        data: Data("<document><objects>\(text)</objects></document>".utf8), bundle: nil
      ).instantiate(withOwner: nil)
    }
  }

  private static func traits(
    _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
  }

  private let varied = """
    <view id="root"><rect key="frame" width="300" height="300"/>
      <subviews>
        <stackView axis="vertical" spacing="4" id="stack"><rect key="frame" width="100" height="100"/>
          <variation key="widthClass=regular" axis="horizontal" spacing="8"/>
          <variation key="heightClass=regular-widthClass=regular" spacing="20"/>
        </stackView>
        <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="wide"/>
      </subviews>
      <constraints>
        <constraint firstItem="wide" firstAttribute="width" constant="10" id="w">
          <variation key="widthClass=regular" constant="30"/></constraint>
        <constraint firstItem="wide" firstAttribute="height" constant="50" id="h"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>
        <mask key="constraints"><exclude reference="h"/></mask></variation>
    </view>
    """

  @Test func attributesFollowTheSizeClasses() throws {
    func stack(_ traits: UITraitCollection) throws -> UIStackView {
      let root = try #require(objects(varied, traits).first as? UIView)
      return try #require(root.subviews.first as? UIStackView)
    }
    let narrow = try stack(Self.traits(.compact, .regular))
    #expect(narrow.axis == .vertical && narrow.spacing == 4)
    let low = try stack(Self.traits(.regular, .compact))
    #expect(low.axis == .horizontal && low.spacing == 8)
    // The variation with more conditions has the last word.
    let wide = try stack(Self.traits(.regular, .regular))
    #expect(wide.axis == .horizontal && wide.spacing == 20)
  }

  @Test func viewsAndConstraintsAreInstalledBySizeClass() throws {
    let narrow = try #require(
      objects(varied, Self.traits(.compact, .regular)).first as? UIView)
    #expect(narrow.viewWithTag(7) == nil)
    let wide = try #require(objects(varied, Self.traits(.regular, .regular)).first as? UIView)
    let view = try #require(wide.viewWithTag(7))
    #expect(view.constraints.map(\.constant) == [30])
  }

  /// The views of ``varied``, first in one size class, then in others.
  private struct Varied {
    let root: UIView
    var stack: UIStackView? { root.subviews.first as? UIStackView }
    var wide: UIView? { root.viewWithTag(7) }

    func change(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
      root.traitOverrides.horizontalSizeClass = width
      root.traitOverrides.verticalSizeClass = height
      root.updateTraitsIfNeeded()
      root.layoutIfNeeded()
    }
  }

  private func makeVaried() throws -> Varied {
    let root = try #require(objects(varied, Self.traits(.compact, .regular)).first as? UIView)
    let varied = Varied(root: root)
    varied.change(.compact, .regular)
    return varied
  }

  @Test func attributesFollowChangesOfTheSizeClasses() throws {
    let varied = try makeVaried()
    let stack = try #require(varied.stack)
    varied.change(.regular, .compact)
    #expect(stack.axis == .horizontal && stack.spacing == 8)
    varied.change(.regular, .regular)
    #expect(stack.axis == .horizontal && stack.spacing == 20)
    varied.change(.compact, .regular)
    #expect(stack.axis == .vertical && stack.spacing == 4)
  }

  /// Code sets the spacing, which no variation between these two size classes changes.
  @Test func whatCodeHasSetStaysWhereTheFileHasNoChange() throws {
    let varied = try makeVaried()
    let stack = try #require(varied.stack)
    stack.spacing = 1
    varied.change(.compact, .compact)
    #expect(stack.spacing == 1)
    varied.change(.regular, .compact)
    #expect(stack.spacing == 8)
  }

  @Test func viewsAndConstraintsFollowChangesOfTheSizeClasses() throws {
    let varied = try makeVaried()
    #expect(varied.wide == nil)
    varied.change(.regular, .regular)
    let wide = try #require(varied.wide)
    #expect(varied.root.subviews.last === wide)
    #expect(wide.constraints.map(\.constant) == [30])
    #expect(wide.frame.width == 30)
    varied.change(.compact, .regular)
    #expect(varied.wide == nil && wide.superview == nil)
    varied.change(.regular, .compact)
    #expect(varied.wide === wide && wide.constraints.map(\.constant) == [30])
  }

  @Test func aViewIsInstalledAtItsPlace() throws {
    let made = objects(
      """
      <view id="root"><subviews>
        <view tag="1" id="a"/><view tag="2" id="b"/><view tag="3" id="c"/>
        <stackView id="s"><subviews><view tag="4" id="d"/><view tag="5" id="e"/></subviews>
          <variation key="widthClass=compact"><mask key="subviews"><exclude reference="d"/></mask></variation>
        </stackView></subviews>
        <variation key="widthClass=compact">
          <mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
      </view>
      """, Self.traits(.compact, .regular))
    let varied = Varied(root: try #require(made.first as? UIView))
    varied.change(.compact, .regular)
    let stack = try #require(varied.root.subviews.last as? UIStackView)
    #expect(varied.root.subviews.map(\.tag) == [3, 0])
    #expect(stack.arrangedSubviews.map(\.tag) == [5])
    varied.change(.regular, .regular)
    #expect(varied.root.subviews.map(\.tag) == [1, 2, 3, 0])
    #expect(stack.arrangedSubviews.map(\.tag) == [4, 5])
  }

  /// A view whose element has no `hidden` is as it was before the variation.
  @Test func anAttributeOfVariationsOnlyReturns() throws {
    let made = objects(
      """
      <view id="v"><variation key="heightClass=compact" hidden="YES" alpha="0.5"/></view>
      """, Self.traits(.compact, .compact))
    let varied = Varied(root: try #require(made.first as? UIView))
    varied.change(.compact, .compact)
    #expect(varied.root.isHidden && varied.root.alpha == 0.5)
    varied.change(.compact, .regular)
    #expect(!varied.root.isHidden && varied.root.alpha == 1)
  }

  /// Neither the views that are not installed nor their constraints keep the root.
  @Test func variationsKeepNoView() throws {
    weak var root: UIView?
    do {
      let varied = try makeVaried()
      root = varied.root
      varied.change(.regular, .regular)
      #expect(root != nil)
    }
    #expect(root == nil)
  }

  @Test func gestureRecognizersAreAttached() throws {
    let made = objects(
      """
      <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="t" appends="YES"/>
        <outletCollection property="gestureRecognizers" destination="s" appends="YES"/>
        <outletCollection property="gestureRecognizers" destination="p" appends="YES"/>
      </connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="t"/>
      <swipeGestureRecognizer direction="left" id="s"/>
      <pongPressGestureRecognizer minimumPressDuration="1" id="x"/>
      <longPressGestureRecognizer minimumPressDuration="1.5" numberOfTouchesRequired="0" id="p"/>
      """)
    let view = try #require(made.first as? UIView)
    let recognizers = try #require(view.gestureRecognizers)
    #expect(recognizers.count == 3)
    let tap = try #require(recognizers[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    #expect((recognizers[1] as? UISwipeGestureRecognizer)?.direction == .left)
    #expect((recognizers[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 1.5)
  }

  @Test func textsHaveTheAttributesOfTheirFragments() throws {
    let made = objects(
      """
      <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
        <fragment content="Big "><attributes>
          <font key="NSFont" size="24" metaFont="systemBold"/>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/>
        </attributes></fragment>
        <fragment><string key="content">and
      small</string><attributes><font key="NSFont" size="11" metaFont="smallSystem"/></attributes></fragment>
      </attributedString></label>
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
        <fragment content="Go"/></attributedString></state></button>
      """)
    let text = try #require((made.first as? UILabel)?.attributedText)
    #expect(text.string == "Big and\nsmall")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont) == .boldSystemFont(ofSize: 24))
    #expect((first[.foregroundColor] as? UIColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    let last = text.attributes(at: text.length - 1, effectiveRange: nil)
    #expect((last[.font] as? UIFont)?.pointSize == 11)
    #expect((made.last as? UIButton)?.attributedTitle(for: .normal)?.string == "Go")
  }
}
