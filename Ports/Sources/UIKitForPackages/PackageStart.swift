import Foundation
import HeadlessUIKit
@_spi(Ports) import Typesetting

/// Called when the library that packages are linked with is loaded, on the main thread.
///
/// Tests of UIKit code expect a main run loop in which animations go on and views are laid out. Programs have one only if
/// they ask for it, since most draw pictures of what animations lead to.
@_cdecl("layouter_start_package")
public func _startPackage() {
  let report = MissingTextReport()
  FontRecording.handleUnrecordedTexts { text in
    guard let sentence = report.sentence(about: text) else { return }
    FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
  }
  let environment = ProcessInfo.processInfo.environment
  guard environment["LAYOUTER_MAIN_RUN_LOOP"] != nil, Thread.isMainThread else { return }
  UIApplication.attachToMainRunLoop()
  if environment["LAYOUTER_HOST_APPLICATION"] != nil { UIApplication.showHostWindow() }
}

extension UIApplication {
  /// Shows a key window with an empty controller, as the application has in which Xcode runs the tests of one.
  static func showHostWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    hostWindow = window
  }

  /// Only the main thread sets it, at the start.
  nonisolated(unsafe) private static var hostWindow: UIWindow?
}
