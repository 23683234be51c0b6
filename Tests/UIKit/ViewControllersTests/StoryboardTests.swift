import HeadlessUIKit
import Lists
import StandardViews
import Testing

@testable import ViewControllers

/// A controller of static rows that adds a row text, as controllers of settings do.
final class SettingsController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.detailTextLabel?.text = "On"
    return cell
  }
}

@Suite struct StoryboardTests {
  private let storyboard = UIStoryboard(
    name: "Main",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
        <scenes>
          <scene sceneID="1"><objects>
            <navigationController id="n">
              <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
              <connections><segue destination="t" kind="relationship" \
      relationship="rootViewController" id="s"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <tableViewController id="t" customClass="SettingsController" \
      customModule="ViewControllersTests" storyboardIdentifier="settings">
              <tableView key="view" style="grouped" dataMode="static" rowHeight="-1" id="table">
                <rect key="frame" x="0" y="0" width="390" height="844"/>
                <sections>
                  <tableViewSection headerTitle="Network" footerTitle="Nearby" id="sec"><cells>
                    <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" \
      rowHeight="60" id="c" textLabel="a" detailTextLabel="b">
                      <tableViewCellContentView key="contentView" id="v"><subviews>
                        <label text="Wi-Fi" id="a"/><label text="Detail" id="b"/>
                      </subviews></tableViewCellContentView>
                    </tableViewCell>
                    <tableViewCell id="d"/>
                  </cells></tableViewSection>
                </sections>
              </tableView>
              <navigationItem key="navigationItem" title="Settings" id="i">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
              </navigationItem>
            </tableViewController>
          </objects></scene>
        </scenes>
      </document>
      """)

  @Test func theInitialControllerHasItsRoot() throws {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.storyboard === storyboard)
    let settings = try #require(navigation.viewControllers.first as? SettingsController)
    #expect(settings.navigationItem.title == "Settings")
    #expect(settings.navigationItem.rightBarButtonItems?.map(\.systemItem) == [.add])
  }

  @Test func aTableControllerShowsItsStaticRows() throws {
    let settings = try #require(
      storyboard.instantiateViewController(withIdentifier: "settings") as? SettingsController)
    settings.loadViewIfNeeded()
    let table = try #require(settings.tableView)
    #expect(settings.view === table)
    #expect(table.style == .grouped)
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Network")
    #expect(settings.tableView(table, titleForFooterInSection: 0) == "Nearby")
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((first.textLabel?.text, first.detailTextLabel?.text) == ("Wi-Fi", "On"))
    #expect(first.frame.height == 60)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    // The default height of a row.
    #expect(second.frame.height == 44)
  }

  @Test func aControllerIsCreatedAnewEachTime() {
    let first = storyboard.instantiateViewController(withIdentifier: "settings")
    let second = storyboard.instantiateViewController(withIdentifier: "settings")
    #expect(first !== second)
    #expect(first.view !== second.view)
  }

  @Test func whatIsMissingGivesAnEmptyController() {
    #expect(
      type(of: storyboard.instantiateViewController(withIdentifier: "x")) == UIViewController.self)
    let missing = UIStoryboard(name: "Missing", bundle: nil)
    #expect(missing.instantiateInitialViewController() == nil)
    #expect(missing.error?.description.contains("there is no file 'Missing.storyboard'") == true)
  }

  @Test func containersThatContainEachOtherEnd() {
    let storyboard = UIStoryboard(
      name: "Loop",
      text: """
        <document initialViewController="a"><scenes><scene><objects><navigationController id="a">
        <connections><segue kind="relationship" destination="a"/></connections>
        </navigationController></objects></scene></scenes></document>
        """)
    #expect(storyboard.instantiateInitialViewController() is UINavigationController)
  }
}
