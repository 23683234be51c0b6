import HeadlessUIKit
import Layouter

/// The tab bar of a tab view, whose arrows are grey where there is nothing to scroll to.
final class DsTabBar: TabBarView {
  override class var describedClass: UIView.Type { TabBarView.self }

  override func funcButtonStateChanged(_ button: UIView, enabled: Bool) {
    guard let button = button as? DsCustomButton else {
      super.funcButtonStateChanged(button, enabled: enabled)
      return
    }
    button.enabled = enabled
    tabViewDelegate?.onFuncButtonStateChanged(button, enabled: enabled)
  }
}
