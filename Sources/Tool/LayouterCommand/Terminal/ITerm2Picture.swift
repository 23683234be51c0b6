import Foundation

/// Pictures by iTerm2's inline images protocol.
///
/// Source: <https://iterm2.com/documentation-images.html>.
enum ITerm2Picture {
  /// Shows a PNG file at the cursor.
  ///
  /// - Parameter width: In pixels; the height follows from the file.
  static func sequence(forPNG file: [UInt8], width: Int) -> [UInt8] {
    let arguments = "inline=1;size=\(file.count);width=\(width)px;preserveAspectRatio=1"
    let base64 = Data(file).base64EncodedString()
    return Array("\u{1B}]1337;File=\(arguments):\(base64)\u{07}".utf8)
  }
}
