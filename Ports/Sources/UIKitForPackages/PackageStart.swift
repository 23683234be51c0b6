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
  guard ProcessInfo.processInfo.environment["LAYOUTER_MAIN_RUN_LOOP"] != nil, Thread.isMainThread
  else { return }
  UIApplication.attachToMainRunLoop()
}
