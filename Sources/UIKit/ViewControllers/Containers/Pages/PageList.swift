/// A data source of a fixed list of pages, as scenes have them.
package final class PageList: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  package init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init()
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: -1, from: viewController) }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: 1, from: viewController) }

  private func page(at offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  package func presentationCount(for pageViewController: UIPageViewController) -> Int {
    pages.count
  }

  package func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    let shown = pageViewController.viewControllers?.first
    return pages.firstIndex { $0 === shown } ?? 0
  }
}
