import Testing
import ViewTestSupport

@testable import ViewControllers

@Suite struct TabBarCustomizingTests {
  private final class Log: NSObject, UITabBarDelegate {
    var calls: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      calls.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("will end \(items.count) \(tabBar.isCustomizing) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("did end \(items.count) \(tabBar.isCustomizing) \(changed)")
    }
  }

  @Test func customizingIsReported() {
    let bar = UITabBar()
    let log = Log()
    bar.delegate = log
    let items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    #expect(!bar.endCustomizing(animated: false))
    bar.beginCustomizingItems(items)
    bar.beginCustomizingItems(items)
    #expect(!bar.endCustomizing(animated: true))
    #expect(
      log.calls == [
        "will begin 1 false", "did begin 1 true", "will end 1 true false", "did end 1 false false",
      ])
  }
}
