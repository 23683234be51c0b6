import TestSupport
import Testing
import ViewTestSupport

@testable import Lists

/// Drags as they are shown, at one pixel per point.
@Suite struct DragPictureTests {
  private final class Teas: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let texts = ["Assam", "Darjeeling", "Keemun", "Sencha", "Yunnan"]
    var operation = UIDropOperation.copy

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let teas = Teas()
  private let screen: TouchScreen

  init() {
    screen = TouchScreen(of: root)
    root.backgroundColor = .systemGroupedBackground
    let table = UITableView(frame: CGRect(x: 20, y: 20, width: 280, height: 260))
    table.dataSource = teas
    table.dragDelegate = teas
    table.dropDelegate = teas
    root.addSubview(table)
    table.layoutIfNeeded()
  }

  private func lift() {
    screen.touchDown(at: CGPoint(x: 160, y: 42))
    screen.advance(by: 1)
  }

  /// Moves the finger into the third row.
  private func move(_ operation: UIDropOperation) {
    teas.operation = operation
    screen.move(to: CGPoint(x: 170, y: 140))
    screen.advance(by: 0.5)
  }

  private func picture() throws -> Bitmap { try UIViewRenderer(scale: 1).bitmap(of: root) }

  @Test func aLiftedRowIsLargerThanTheTableAndHasAShadow() throws {
    #expect(try self.picture()[14, 42] == 0xFFF2_F2F7)
    lift()
    let picture = try self.picture()
    // The row is 16 points wider: it begins 8 points to the left of the table.
    #expect(picture[14, 42] == 0xFFFF_FFFF)
    // The shadow on the second row.
    #expect(picture.red(250, 72) < 250)
    #expect(picture.red(250, 150) == 255)
  }

  @Test func aPlusIsNextToARowThatIsCopied() throws {
    lift()
    move(.copy)
    // The badge's centre is at the row's upper right corner, (318, 117) at most 12 points from the edge: (308, 117).
    let picture = try self.picture()
    #expect(picture[303, 109] == 0xFF34_C759)
    #expect(picture[308, 112] == 0xFFFF_FFFF)
  }

  @Test func aSlashIsNextToARowThatIsForbidden() throws {
    lift()
    move(.forbidden)
    let picture = try self.picture()
    #expect(picture[303, 109] == 0xFF8E_8E93)
  }

  @Test func nothingIsNextToARowThatIsMoved() throws {
    lift()
    move(.move)
    let picture = try self.picture()
    // Only the shadow is above the corner.
    let color = (picture.red(303, 109), picture.alpha(303, 109))
    #expect(color.0 > 150 && color.0 < 250 && color.1 == 255)
  }

  @Test func inTheDarkARowIsLighterThanTheTable() throws {
    root.overrideUserInterfaceStyle = .dark
    lift()
    move(.copy)
    let picture = try self.picture()
    #expect(picture[100, 140] == 0xFF1C_1C1E)
    // The table below the row.
    #expect(picture[100, 250] == 0xFF00_0000)
  }
}
