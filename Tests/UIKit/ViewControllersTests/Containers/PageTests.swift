import Testing
import ViewControllers

@Suite struct PageTests {
  @Test func aPageFillsItsController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.loadViewIfNeeded()
    pages.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(first.view.superview != nil)
    #expect(first.view.frame == pages.view.bounds)
    var isComplete = false
    pages.setViewControllers([second], direction: .reverse, animated: true) { isComplete = $0 }
    #expect(isComplete)
    #expect(pages.children == [second])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(pages.viewControllers == [second])
  }

  @Test func theSpineIsInTheOptions() {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(book.spineLocation == .mid)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scrolling.spineLocation == UIPageViewController.SpineLocation.none)
  }
}

@Suite struct AlertTests {
  @Test func anAlertKeepsItsActionsAndFields() {
    let alert = UIAlertController(title: "Delete?", message: "All", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.title == "Delete?")
    #expect(alert.message == "All")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.map(\.title) == ["Yes"])
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }
}
