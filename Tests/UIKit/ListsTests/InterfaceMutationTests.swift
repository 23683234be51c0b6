import Foundation
import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

@testable import Lists

/// Interface Builder files that something has damaged: by hand, by a merge, by another tool.
@Suite struct InterfaceMutationTests {
  /// Everything that refers to something: stack, controls, static rows, prototypes, a flow layout.
  private static let page = """
    <document><objects>
      <view tag="3" contentMode="center" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>
          <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="7" id="s">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>
              <button buttonType="system" image="star" catalog="system" id="b">
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
                <state key="normal" title="Save"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
              </button>
              <slider value="3" minValue="1" maxValue="5" id="l"/>
              <stepper value="1" minimumValue="0" maximumValue="9" stepValue="1" id="p"/>
              <label text="Name" numberOfLines="2" minimumScaleFactor="0.5" id="n"/>
              <textField placeholder="Name" borderStyle="roundedRect" minimumFontSize="12" id="f"/>
              <segmentedControl selectedSegmentIndex="1" id="g"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
              <progressView progress="0.4" id="w"/><pageControl numberOfPages="3" currentPage="1" id="o"/>
            </subviews>
          </stackView>
          <tableView style="grouped" rowHeight="44" estimatedRowHeight="44" sectionHeaderHeight="28" id="t">
            <rect key="frame" x="0" y="100" width="320" height="150"/>
            <sections><tableViewSection headerTitle="Network" id="e"><cells>
              <tableViewCell style="IBUITableViewCellStyleValue1" rowHeight="80" indentationLevel="1" indentationWidth="10" id="c" textLabel="a" detailTextLabel="d">
                <tableViewCellContentView key="contentView" id="v"><subviews><label text="Wi-Fi" id="a"/><label text="On" id="d"/></subviews></tableViewCellContentView>
              </tableViewCell></cells></tableViewSection></sections>
          </tableView>
          <collectionView id="k"><rect key="frame" x="0" y="250" width="320" height="200"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="6" id="y">
              <size key="itemSize" width="120" height="90"/><size key="headerReferenceSize" width="40" height="10"/>
              <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="card" id="q"><collectionViewCellContentView key="contentView" id="z"/></collectionViewCell></cells>
          </collectionView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="area"/>
        <constraints>
          <constraint firstItem="s" firstAttribute="top" secondItem="area" secondAttribute="top" constant="8" priority="750" id="c1"/>
          <constraint firstItem="s" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:2" id="c2"/>
          <constraint firstItem="n" firstAttribute="height" relation="greaterThanOrEqual" constant="20" id="c3"/>
        </constraints>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="12"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="accessibilityLabel" destination="s"/><action selector="save:" destination="b" eventType="touchUpInside"/></connections>
      </view>
    </objects></document>
    """

  private static let values = [
    "", "YES", "-1", "0", "1e400", "-1e308", "1e308", "NaN", "99999999999999999999", "0.0000001",
    "root", "s", "c", "c1", "area", "top", "width", "value", "1:0", "a.b.c", "..", "UIView",
    "systemRedColor", "\u{301}",
  ]

  /// Replaces some attributes' values by others, also of other kinds, and leaves some out.
  private static func damaged(_ text: String, _ random: inout SplitMix64) -> String {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    var result = pieces
    for _ in 0...random.next(below: 6) {
      // The odd pieces are values, and each follows its name.
      let place = 1 + 2 * random.next(below: pieces.count / 2)
      if random.next(below: 2) == 0 {
        result[place] = values[random.next(below: values.count)]
      } else {
        result[place] = pieces[1 + 2 * random.next(below: pieces.count / 2)]
      }
      if random.next(below: 4) == 0 {
        result[place - 1] = String(result[place - 1].dropLast()) + "x="
      }
    }
    return result.joined(separator: "\"")
  }

  private func show(_ text: String) {
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for case let view as UIView in nib.instantiate(withOwner: nil) { window.addSubview(view) }
    window.layoutIfNeeded()
    checkFrames(window)
  }

  /// Numbers that are not finite would reach every view below, and the picture.
  private func checkFrames(_ view: UIView) {
    let frame = view.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
    #expect(isFinite, "\(type(of: view)) has \(frame)")
    for subview in view.subviews { checkFrames(subview) }
  }

  @Test(arguments: 0..<300)
  func aDamagedFileShowsWhatIsLeft(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    show(Self.damaged(Self.page, &random))
    show(Self.damaged(contactNib, &random))
  }
}
