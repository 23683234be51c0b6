// What delegates do that have none of the optional methods. Rewriting gives these methods to a class which adopts
// the protocol and whose subclasses have them.

// swift-format-ignore: NoLeadingUnderscores
/// The defaults of the optional methods of all delegates and data sources. The methods that rewriting adds call it.
public final class _DelegateDefaults: NSObject, CALayerDelegate, CAAnimationDelegate,
  UIGestureRecognizerDelegate, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
  UITableViewDataSource, UICollectionViewDataSource, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching, UITextFieldDelegate, UITextViewDelegate,
  UINavigationControllerDelegate,
  UINavigationBarDelegate, UITabBarDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
  UISceneDelegate, UIApplicationDelegate, NSUserActivityDelegate, NSTextStorageDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UIPickerViewDelegate,
  UIColorPickerViewControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource, UIDynamicAnimatorDelegate,
  UICollisionBehaviorDelegate, UIPointerInteractionDelegate,
  UILargeContentViewerInteractionDelegate
{
  /// Nil: there is no page before.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  /// Nil: there is no page after.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  /// 0: a section has no rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A new cell without content.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  /// 0: a section has no items.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A new cell without content.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}
