// What delegates do that have none of the optional methods. Rewriting gives these methods to a class which adopts
// the protocol and whose subclasses have them.

// swift-format-ignore: NoLeadingUnderscores
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
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}
