import HeadlessUIKit
import StandardViews
import Testing

@testable import ViewControllers

/// Segues to references, which represent controllers of this or another storyboard.
@Suite struct StoryboardReferenceTests {
  private func storyboard(_ scenes: String) -> UIStoryboard {
    UIStoryboard(
      name: "Main",
      text: "<document initialViewController=\"a\"><scenes>\(scenes)</scenes></document>")
  }

  @Test func aTabCanBeAReference() throws {
    let tabs = try #require(
      storyboard(
        """
        <scene><objects><tabBarController id="a"><connections>
          <segue destination="p" kind="relationship" relationship="viewControllers" id="s"/>
        </connections></tabBarController></objects></scene>
        <scene><objects>
          <viewControllerPlaceholder id="p" referencedIdentifier="home"/>
        </objects></scene>
        <scene><objects>
          <tableViewController storyboardIdentifier="home" id="b"/>
        </objects></scene>
        """
      ).instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 1)
    #expect(tabs.viewControllers?.first is UITableViewController)
  }

  @Test func containersThatReferToThemselvesEnd() throws {
    let first = try #require(
      storyboard(
        """
        <scene><objects><navigationController storyboardIdentifier="me" id="a"><connections>
          <segue destination="p" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController></objects></scene>
        <scene><objects>
          <viewControllerPlaceholder id="p" referencedIdentifier="me"/>
        </objects></scene>
        """
      ).instantiateInitialViewController())
    var depth = 0
    var current: UIViewController? = first
    while let next = current?.children.first {
      depth += 1
      current = next
    }
    // Each reference and each controller counts.
    #expect(depth < UIStoryboard.depthLimit)
  }

  @Test func controllersThatEmbedThemselvesByAReferenceEnd() throws {
    let first = try #require(
      storyboard(
        """
        <scene><objects><viewController storyboardIdentifier="me" id="a">
          <view key="view" id="v"><subviews><containerView id="c"><connections>
            <segue destination="p" kind="embed" id="s"/>
          </connections></containerView></subviews></view>
        </viewController></objects></scene>
        <scene><objects>
          <viewControllerPlaceholder id="p" referencedIdentifier="me"/>
        </objects></scene>
        """
      ).instantiateInitialViewController())
    first.loadViewIfNeeded()
    var depth = 0
    var current: UIViewController? = first
    while let next = current?.children.first {
      depth += 1
      current = next
    }
    #expect(depth == UIStoryboard.depthLimit - 1)
  }
}
