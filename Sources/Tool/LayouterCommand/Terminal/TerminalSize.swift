import Glibc
import Pixels

/// The size of a terminal.
struct TerminalSize: Equatable {
  /// The number of characters in a line.
  var columns: Int
  /// The number of lines.
  var rows: Int
  /// The size of a character cell in pixels; nil if the terminal has not set it.
  var cell: PixelSize?

  /// The size that many terminals have had since the VT100.
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// The cell of the VGA text mode, for terminals that do not report theirs.
  static let standardCell = PixelSize(width: 8, height: 16)

  init(columns: Int, rows: Int, cell: PixelSize? = nil) {
    (self.columns, self.rows, self.cell) = (columns, rows, cell)
  }

  /// The size that the kernel has of a terminal, `TIOCGWINSZ`.
  init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      self = .standard
      return
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let cell = PixelSize(
      width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    self.init(columns: columns, rows: rows, cell: cell.area > 0 ? cell : nil)
  }
}
