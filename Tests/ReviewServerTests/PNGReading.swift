import CairoGraphics
import Foundation
import Pixels

enum PNGReading {
  static func bitmap(of data: Data) throws -> Bitmap { try PNG.decode([UInt8](data)).bitmap }
}
