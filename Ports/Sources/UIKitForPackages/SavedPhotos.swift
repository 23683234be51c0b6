import ObjectiveCRuntime
import UIFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves nothing: there is no library of photos, and the target, which would be called when the picture is saved, is not.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
