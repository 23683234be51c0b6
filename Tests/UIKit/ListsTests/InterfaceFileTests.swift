import HeadlessUIKit
import ObjectiveCRuntime
import StandardControls
import StandardViews
import Testing

@testable import Lists

/// A cell of a nib: its outlets are set by their names.
final class ContactCell: UITableViewCell {
  var nameLabel: UILabel?
  var events: [String] = []

  override class func _keyedProperty(_ key: String) -> KeyedProperty? {
    key == "nameLabel" ? KeyedProperty(\ContactCell.nameLabel) : super._keyedProperty(key)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append(nameLabel == nil ? "awake without its label" : "awake")
  }
}

/// A row of a picture and a name, with constraints.
let contactNib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <tableViewCell contentMode="scaleToFill" selectionStyle="none" id="cell" customClass="ContactCell" \
  customModule="ListsTests" customModuleProvider="target" accessoryType="disclosureIndicator">
        <rect key="frame" x="0.0" y="0.0" width="320" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="290" height="70"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            <imageView contentMode="scaleAspectFit" image="person.circle" catalog="system" \
  translatesAutoresizingMaskIntoConstraints="NO" id="picture">
              <rect key="frame" x="16" y="15" width="40" height="40"/>
              <color key="tintColor" systemColor="systemOrangeColor"/>
              <constraints>
                <constraint firstAttribute="width" constant="40" id="w"/>
                <constraint firstAttribute="width" secondItem="picture" secondAttribute="height" \
  multiplier="1:1" id="h"/>
              </constraints>
            </imageView>
            <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Name" \
  textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="2" \
  translatesAutoresizingMaskIntoConstraints="NO" id="name">
              <rect key="frame" x="72" y="24" width="200" height="21"/>
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
              <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
  customColorSpace="sRGB"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="picture" firstAttribute="leading" secondItem="content" \
  secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="picture" firstAttribute="top" secondItem="content" \
  secondAttribute="top" constant="15" id="c2"/>
            <constraint firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" \
  constant="15" id="c3"/>
            <constraint firstItem="name" firstAttribute="leading" secondItem="picture" \
  secondAttribute="trailing" constant="16" id="c4"/>
            <constraint firstItem="name" firstAttribute="centerY" secondItem="picture" \
  secondAttribute="centerY" id="c5"/>
          </constraints>
        </tableViewCellContentView>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="12"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="nameLabel" destination="name" id="o"/>
        </connections>
      </tableViewCell>
    </objects>
  </document>
  """

/// A data source of cells that are dequeued by one identifier.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  var identifier = "contact"
  init(_ count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}

/// A view that an empty element of a nib is replaced by, as where a view with a nib of its own is part of another one.
final class BadgeView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let badge = BadgeView(frame: frame)
    badge.addSubview(UILabel())
    return badge
  }
}

@Suite struct InterfaceFileTests {
  private func nib(_ text: String) -> UINib { UINib(data: Data(text.utf8), bundle: nil) }

  private func objects(_ views: String, owner: Any? = nil) -> [Any] {
    nib("<document><objects>\(views)</objects></document>").instantiate(withOwner: owner)
  }

  @Test func aTableShowsCellsOfANib() throws {
    let source = Rows(100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 140))
    table.register(nib(contactNib), forCellReuseIdentifier: "contact")
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(
      table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ContactCell)
    // The picture's 40 points with 15 above and below: the nib's own height has no effect.
    #expect(cell.frame == CGRect(x: 0, y: 70, width: 320, height: 70))
    #expect(cell.events == ["awake"])
    #expect(cell.reuseIdentifier == "contact")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.selectionStyle == .none)
    #expect(cell.layer.cornerRadius == 12)
    let label = try #require(cell.nameLabel)
    #expect((label.text, label.numberOfLines) == ("Name", 2))
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    // 16 to the picture, 40 of it, and 16 more.
    #expect(label.frame.minX == 72)
    let picture = try #require(cell.contentView.subviews.first as? UIImageView)
    #expect(picture.frame == CGRect(x: 16, y: 15, width: 40, height: 40))
    #expect(picture.image != nil)
    #expect(picture.tintColor == .systemOrange)
  }

  @Test func aViewIsReplacedByTheOneThatItGivesAfterLoading() throws {
    let objects = objects(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews>
          <view id="badge" customClass="BadgeView" customModule="ListsTests">
            <rect key="frame" x="10" y="5" width="20" height="20"/>
          </view>
        </subviews>
      </view>
      """)
    let root = try #require(objects.first as? UIView)
    let badge = try #require(root.subviews.first as? BadgeView)
    #expect(root.subviews.count == 1 && badge.subviews.count == 1)
    #expect(badge.frame == CGRect(x: 10, y: 5, width: 20, height: 20))
  }

  @Test func cellsOfNibsAreReused() throws {
    let source = Rows(100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 140))
    table.register(nib(contactNib), forCellReuseIdentifier: "contact")
    table.dataSource = source
    table.layoutIfNeeded()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.contentOffset.y = 2_000
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test func aCollectionShowsCellsAndHeadersOfNibs() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "head", for: path)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    // A mask that keeps the distances to the edges: 100 × 80 in the nib, 50 × 50 in the layout.
    let cell = nib(
      """
      <document><objects><collectionViewCell id="c" reuseIdentifier="item">
        <rect key="frame" x="0" y="0" width="100" height="80"/>
        <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="100" height="80"/>
          <subviews><view id="s"><rect key="frame" x="10" y="10" width="80" height="60"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          </view></subviews></view>
      </collectionViewCell></objects></document>
      """)
    let head = nib(
      """
      <document><objects><collectionReusableView id="h"><subviews>
        <label id="l"><string key="text">Two
      lines</string></label></subviews></collectionReusableView></objects></document>
      """)
    collection.register(cell, forCellWithReuseIdentifier: "item")
    collection.register(
      head, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    let items = Items()
    collection.dataSource = items
    collection.layoutIfNeeded()
    let shown = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    shown.layoutIfNeeded()
    #expect(
      shown.contentView.subviews.map(\.frame) == [CGRect(x: 10, y: 10, width: 30, height: 30)])
    let heading = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
    )
    #expect((heading.subviews.first as? UILabel)?.text == "Two\nlines")
  }

  @Test func tablesInFilesHavePrototypesByIdentifier() throws {
    let made = objects(
      """
      <tableView style="insetGrouped" rowHeight="60" id="t">
        <rect key="frame" x="0" y="0" width="320" height="300"/>
        <prototypes>
          <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="contact" id="c" \
      textLabel="a" detailTextLabel="b">
            <tableViewCellContentView key="contentView" id="v"><subviews>
              <label text="Title" id="a"><color key="textColor" systemColor="systemRedColor"/></label>
              <label text="Subtitle" id="b"/>
            </subviews></tableViewCellContentView>
          </tableViewCell>
        </prototypes>
        <connections><outlet property="dataSource" destination="-1"/></connections>
      </tableView>
      """)
    let table = try #require(made.first as? UITableView)
    #expect((table.style, table.rowHeight) == (.insetGrouped, 60))
    let source = Rows(2)
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.count == 2)
    #expect(cells.first !== cells.last)
    let cell = try #require(cells.first)
    #expect(cell.frame.height == 60)
    #expect((cell.textLabel?.text, cell.detailTextLabel?.text) == ("Title", "Subtitle"))
    #expect(cell.textLabel?.textColor == .systemRed)
    #expect(cell.contentView.subviews.count == 2)
  }

  @Test func tablesInFilesHaveStaticRows() throws {
    let made = objects(
      """
      <tableView style="grouped" dataMode="static" id="t">
        <rect key="frame" x="0" y="0" width="320" height="300"/>
        <sections>
          <tableViewSection headerTitle="Network" id="s"><cells>
            <tableViewCell style="IBUITableViewCellStyleDefault" rowHeight="80" id="c" textLabel="a">
              <tableViewCellContentView key="contentView" id="v"><subviews>
                <label text="Wi-Fi" id="a"/>
              </subviews></tableViewCellContentView>
            </tableViewCell>
          </cells></tableViewSection>
        </sections>
      </tableView>
      """)
    let table = try #require(made.first as? UITableView)
    let known = try #require(table.knownRows)
    #expect(known.numberOfSections(in: table) == 1)
    #expect(known.tableView(table, numberOfRowsInSection: 0) == 1)
    #expect(known.tableView(table, titleForHeaderInSection: 0) == "Network")
    let path = IndexPath(row: 0, section: 0)
    #expect(known.tableView(table, heightForRowAt: path) == 80)
    #expect(known.tableView(table, cellForRowAt: path).textLabel?.text == "Wi-Fi")
  }

  @Test func collectionsInFilesHaveTheirLayoutAndPrototypes() throws {
    let made = objects(
      """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
      minimumInteritemSpacing="6" scrollDirection="horizontal" id="l">
          <size key="itemSize" width="120" height="90"/>
          <size key="headerReferenceSize" width="40" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="card" id="p">
          <collectionViewCellContentView key="contentView" id="v">
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </collectionViewCellContentView>
        </collectionViewCell></cells>
      </collectionView>
      """)
    let collection = try #require(made.first as? UICollectionView)
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.itemSize == CGSize(width: 120, height: 90))
    #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing) == (12, 6))
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.headerReferenceSize == CGSize(width: 40, height: 0))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "card", for: IndexPath(item: 0, section: 0))
    #expect(cell.contentView.backgroundColor == UIColor(white: 0.5, alpha: 1))
  }

  @Test func controlsHaveTheirAttributes() throws {
    let made = objects(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="7" id="s">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <button buttonType="roundedRect" id="b"><fontDescription key="fontDescription" \
      type="system" pointSize="20"/><state key="normal" title="Save &amp; close">
            <color key="titleColor" systemColor="systemGreenColor"/></state>
            <state key="disabled" title="Saved"/></button>
          <switch on="YES" id="w"/>
          <slider value="3" minValue="1" maxValue="5" id="l"/>
          <textField placeholder="Name" borderStyle="roundedRect" id="f">
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
          <segmentedControl selectedSegmentIndex="1" id="g"><segments>
            <segment title="Day"/><segment title="Week"/></segments></segmentedControl>
          <view hidden="YES" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO" tag="4" id="v"/>
        </subviews>
      </stackView>
      """)
    let stack = try #require(made.first as? UIStackView)
    #expect((stack.axis, stack.distribution, stack.alignment) == (.vertical, .fillEqually, .center))
    #expect((stack.spacing, stack.arrangedSubviews.count) == (7, 6))
    let parts = stack.arrangedSubviews
    let button = try #require(parts[0] as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save & close")
    #expect(button.title(for: .disabled) == "Saved")
    #expect(button.titleColor(for: .normal) == .systemGreen)
    #expect(button.titleLabel?.font.pointSize == 20)
    #expect((parts[1] as? UISwitch)?.isOn == true)
    let slider = try #require(parts[2] as? UISlider)
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (3, 1, 5))
    let field = try #require(parts[3] as? UITextField)
    #expect((field.placeholder, field.borderStyle) == ("Name", .roundedRect))
    #expect(field.isSecureTextEntry)
    let segments = try #require(parts[4] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.selectedSegmentIndex == 1)
    let view = parts[5]
    #expect((view.isHidden, view.alpha, view.clipsToBounds, view.tag) == (true, 0.5, true, 4))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func theOwnerIsTheDelegateOfItsViews() throws {
    final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate,
      UICollectionViewDataSource, UICollectionViewDelegate, UITextFieldDelegate, UITextViewDelegate,
      UISearchBarDelegate, UIPickerViewDataSource, UIPickerViewDelegate
    {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        0
      }
    }
    let owner = Owner()
    let names = ["tableView", "collectionView", "textField", "textView", "searchBar", "pickerView"]
    let views = names.map {
      """
      <\($0) id="\($0)"><connections><outlet property="delegate" destination="-1"/>\
      <outlet property="dataSource" destination="-1"/></connections></\($0)>
      """
    }
    let made = objects(
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>" + views.joined(),
      owner: owner)
    try #require(made.count == 6)
    let table = try #require(made[0] as? UITableView)
    #expect(table.delegate === owner && table.dataSource === owner)
    let collection = try #require(made[1] as? UICollectionView)
    #expect(collection.delegate === owner && collection.dataSource === owner)
    #expect((made[2] as? UITextField)?.delegate === owner)
    #expect((made[3] as? UITextView)?.delegate === owner)
    #expect((made[4] as? UISearchBar)?.delegate === owner)
    let picker = try #require(made[5] as? UIPickerView)
    #expect(picker.delegate === owner && picker.dataSource === owner)
  }

  @Test(
    arguments: [
      ("<archive/>", "before Xcode 5"), ("<svg/>", "'document' was expected"),
      ("<document>\n<objects>\n</document>", "line 3"), ("", "there is no element"),
    ])
  func aFileThatCannotBeReadSaysWhy(_ text: String, _ reason: String) {
    let nib = nib(text)
    #expect(nib.error?.description.contains(reason) == true)
    #expect(nib.instantiate(withOwner: nil).isEmpty)
  }

  @Test func aFileThatIsMissingSaysWhere() {
    let nib = UINib(nibName: "Missing", bundle: nil)
    #expect(nib.error?.description.contains("there is no file 'Missing.xib'") == true)
    #expect(Bundle.main.loadNibNamed("Missing", owner: nil) == nil)
  }

  @Test func whatAFileLacksIsSkipped() throws {
    // An unknown kind of view, an unknown class, constraints without items, an outlet to nothing.
    let made = objects(
      """
      <view customClass="Nowhere" customModule="Gone" id="v">
        <subviews><spaceView id="x"/><reference ref="q"/></subviews>
        <constraints><constraint firstItem="zz" firstAttribute="top" id="a"/>
          <constraint firstAttribute="height" secondItem="zz" secondAttribute="height" id="b"/>
          <constraint firstAttribute="height" constant="NaN" multiplier="1:0" id="d"/></constraints>
        <connections><outlet property="o" destination="zz"/><action selector="s" destination="zz"/>
        </connections>
      </view>
      """)
    #expect(made.count == 1)
  }
}
