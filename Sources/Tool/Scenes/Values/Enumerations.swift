import DesignedViews
import HeadlessUIKit
import Layouter

// These cases and options have the same names in scene files as in view trees.

extension Orientation: SceneEnumeration {}
extension Align: SceneEnumeration {}
extension AlignEx: SceneEnumeration {}
extension Edge: SceneEnumeration {}
extension PosEx: SceneOptionSet {}
extension RelativeLayoutDropRule: SceneOptionSet {}
extension GridCell.Style: SceneEnumeration {}
extension NSTextAlignment: SceneEnumeration {}
extension NSLineBreakMode: SceneEnumeration {}
extension UISemanticContentAttribute: SceneEnumeration {}
extension UIView.ContentMode: SceneEnumeration {}
extension UIView.AutoresizingMask: SceneOptionSet {}
extension CACornerMask: SceneOptionSet {}
extension UIAccessibilityTraits: SceneOptionSet {}
extension UIFont.TextStyle: SceneEnumeration {}
extension UIFont.Weight: SceneEnumeration {}
extension UIScrollView.ContentInsetAdjustmentBehavior: SceneEnumeration {}
extension UIScrollView.IndicatorStyle: SceneEnumeration {}
extension NSLayoutConstraint.Axis: SceneEnumeration {}
extension UIStackView.Distribution: SceneEnumeration {}
extension UIStackView.Alignment: SceneEnumeration {}
extension DsCheckBox.Style: SceneEnumeration {}
extension DsTabButton.EarStyle: SceneEnumeration {}
