// Names of Swift 4, which Swift 4.2 renamed: Xcode accepts them in the language mode of Swift 4.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension NSNotification.Name {
  /// The name of `UIApplication.didEnterBackgroundNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name of `UIApplication.willEnterForegroundNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name of `UIApplication.didFinishLaunchingNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name of `UIApplication.didBecomeActiveNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name of `UIApplication.willResignActiveNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name of `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name of `UIApplication.willTerminateNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name of `UIApplication.didChangeStatusBarOrientationNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }

  /// The name of `UIApplication.willChangeStatusBarOrientationNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }

  /// The name of `UIApplication.didChangeStatusBarFrameNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }

  /// The name of `UIContentSizeCategory.didChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }

  /// The name of `UIDevice.orientationDidChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name of `UIResponder.keyboardWillShowNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name of `UIResponder.keyboardDidShowNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }

  /// The name of `UIResponder.keyboardWillHideNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name of `UIResponder.keyboardDidHideNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }

  /// The name of `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name of `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name of `UITextField.textDidBeginEditingNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name of `UITextField.textDidEndEditingNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name of `UITextField.textDidChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name of `UITextView.textDidBeginEditingNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name of `UITextView.textDidEndEditingNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }

  /// The name of `UITextView.textDidChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusChanged: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }

  /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  /// The name of `UIMenuController.didHideMenuNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name {
    UIMenuController.didHideMenuNotification
  }

  /// The name of `UIMenuController.willHideMenuNotification` in Swift 4.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name {
    UIMenuController.willHideMenuNotification
  }
}
