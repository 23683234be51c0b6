import Foundation

/// Pictures by kitty's graphics protocol.
///
/// Source: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
enum KittyPicture {
  /// The largest number of base64 characters in a sequence.
  private static let chunkSize = 4096

  /// Transmits a PNG file and shows it at the cursor, one pixel for one of the screen.
  ///
  /// `a=T` transmits and shows, `f=100` is PNG, `m=1` announces another chunk, and `q=2` suppresses
  /// answers, which would arrive as if they were typed.
  static func sequences(forPNG file: [UInt8]) -> [UInt8] {
    var rest = Array(Data(file).base64EncodedString().utf8)[...]
    var sequences: [UInt8] = []
    var keys = "a=T,f=100,q=2,"
    repeat {
      let chunk = rest.prefix(chunkSize)
      rest = rest.dropFirst(chunkSize)
      sequences += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);".utf8
      sequences += chunk
      sequences += "\u{1B}\\".utf8
      keys = "q=2,"
    } while !rest.isEmpty
    return sequences
  }
}
