import StandardControls
import Testing

/// Controls that keep their values, and are not drawn yet.
@Suite struct NamesOnlyTests {
  @Test func aScrollViewKeepsWhatRefreshesIt() {
    let (view, control) = (UIScrollView(), UIRefreshControl())
    view.refreshControl = control
    control.beginRefreshing()
    #expect(view.refreshControl?.isRefreshing == true)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }
}
