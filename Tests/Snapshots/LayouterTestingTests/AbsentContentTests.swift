import HeadlessUIKit
import StandardViews
import Testing

@testable import LayouterTesting

/// Classes that show nothing yet are named where they are in a picture.
@Suite struct AbsentContentTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func sentence(_ type: String, _ content: String) -> String {
    "\(type) shows no \(content) yet: its place in the picture is empty"
  }

  private func warnings(of controller: UIViewController) throws -> [String] {
    try TestPackage().warnings(of: controller, as: .image(on: .iPhoneSe), named: "screen")
  }

  private func screen(_ subview: UIView? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    label.text = "Title"
    controller.view.addSubview(label)
    if let subview { controller.view.addSubview(subview) }
    return controller
  }

  @Test func aTableShowsItsRows() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(try warnings(of: screen(table)).isEmpty)
    let rows = Rows()
    table.dataSource = rows
    #expect(try warnings(of: screen(table)).isEmpty)
    #expect(table.visibleCells.count == 5)
  }

  @Test func barsOfContainersAreDrawn() throws {
    #expect(try warnings(of: UINavigationController(rootViewController: screen())).isEmpty)
    let tabs = UITabBarController()
    tabs.viewControllers = [screen()]
    #expect(try warnings(of: tabs).isEmpty)
  }

  /// The picture is empty, and this is why.
  @Test func activitiesAreNamed() throws {
    let activities = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
    #expect(
      try warnings(of: activities) == [
        sentence("UIActivityViewController", "activities"),
        "the picture is empty: all of its pixels are transparent",
      ])
  }
}
