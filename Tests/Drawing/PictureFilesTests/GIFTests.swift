import Foundation
import PictureFiles
import Pixels
import Testing

@Suite struct GIFTests {
  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.filter(\.isHexDigit))
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  // MARK: Pixels

  /// 24 × 24 pixels by another encoder. The index of a pixel is (7x² + 13y + xy mod 5) mod 256, and the colour of index i is
  /// (i, 7i mod 256, 255 - i).
  private static let picture = """
    R0lGODdhGAAYAIcAAAAA/wEH/gIO/QMV/AQc+wUj+gYq+Qcx+Ag49wk/9gpG9QtN9AxU8w1b8g5i8Q9p8BBw7xF37hJ+7ROF \
    7BSM6xWT6haa6Reh6Bio5xmv5hq25Ru95BzE4x3L4h7S4R/Z4CDg3yHn3iLu3SP13CT82yUD2iYK2ScR2CgY1ykf1iom1Sst \
    1Cw00y070i5C0S9J0DBQzzFXzjJezTNlzDRsyzVzyjZ6yTeByDiIxzmPxjqWxTudxDykwz2rwj6ywT+5wEDAv0HHvkLOvUPV \
    vETcu0XjukbquUfxuEj4t0n/tkoGtUsNtEwUs00bsk4isU8psFAwr1E3rlI+rVNFrFRMq1VTqlZaqVdhqFhop1lvplp2pVt9 \
    pFyEo12Lol6SoV+ZoGCgn2GnnmKunWO1nGS8m2XDmmbKmWfRmGjYl2nflmrmlWvtlGz0k237km4CkW8JkHAQj3EXjnIejXMl \
    jHQsi3UzinY6iXdBiHhIh3lPhnpWhXtdhHxkg31rgn5ygX95gICAf4GHfoKOfYOVfISce4WjeoaqeYexeIi4d4m/dorGdYvN \
    dIzUc43bco7icY/pcJDwb5H3bpL+bZMFbJQMa5UTapYaaZchaJgoZ5kvZpo2ZZs9ZJxEY51LYp5SYZ9ZYKBgX6FnXqJuXaN1 \
    XKR8W6WDWqaKWaeRWKiYV6mfVqqmVautVKy0U627Uq7CUa/JULDQT7HXTrLeTbPlTLTsS7XzSrb6SbcBSLgIR7kPRroWRbsd \
    RLwkQ70rQr4yQb85QMBAP8FHPsJOPcNVPMRcO8VjOsZqOcdxOMh4N8l/NsqGNcuNNMyUM82bMs6iMc+pMNCwL9G3LtK+LdPF \
    LNTMK9XTKtbaKdfhKNjoJ9nvJtr2Jdv9JNwEI90LIt4SId8ZIOAgH+EnHuIuHeM1HOQ8G+VDGuZKGedRGOhYF+lfFupmFett \
    FOx0E+17Eu6CEe+JEPCQD/GXDvKeDfOlDPSsC/WzCva6CffBCPjIB/nPBvrWBfvdBPzkA/3rAv7yAf/5ACwAAAAAGAAYAEAI \
    /wABHODwA84rfleA3eD1BN4nLicAnOP2Dd4DHnfQyCm0StuFM8BYhCKhK8sCY4/WQEGSBIueUuOgYXMngcifZikmLWAEQpgc \
    GPei5Xo1Cxg4B0po/JhSByYNR/bYwDt0olqkLTg8SKBA4sicVpxK8eL2YImme12sYWkHice+YZ4O5fHDqBU3CgQWgBhCZxaA \
    LcR2AJtCbxSYFQTWgRtHbwKQPRpG6NDSKBmGOtuoWFvjQFeeIBwK3OOnYIUWSU6ssIEkrN+SUxESKfAEBJ6rOk9utIjhwwsj \
    ZIISeQomL4afbEJy+YgmJ4S3VILSeAkjJ5KvfLaCVbt3oowtCHjcyf9JkOrKhG66QFGyZCpZvRfq6B1owSVTOiGuRpjisa0R \
    kgjtSKPMMtrw050HJ/QWSTMc5PENFtq8IYEvfRQBQgL7AODAC15Y0kAFKzwRCC8KmAENEsl08c8rbdDggD3swNNPB0tQFQMR \
    amRijQl/rAPGOHlgoEwhTqjwwAEIXJADGaIEgUQXgMQCTw+YBIBHP5DEAE4naASBQgcgxABFH7hsQcYemzijQBa2cFDJBaw8 \
    sY8ugnRhBA49LMHGJtPUAQgltphDQh3P3NBKDMigYYE0nOTxxRRVlIEILe48ckkr0QzgAyPoSKHMEt8EEsM7tkCChxty/PFJ \
    M+TNYgw7G2CrgUoAbYhTxj6aMHEANKxEkogimewi6DDKfCPADHL8osEg+vwhwSxifKDOMKp8Isos0vyjQzfmzAgFI9vg4MkF \
    mbgQTR88EPANMrr80ow7HVRxjwAW4ICGKfdEkcsLsyihDiZUeLBPONVcc44CNsARQQYvTFEIMA6oQQ0TzYQxwCxx4CCBPvDQ \
    E0AITyyyQg1IuNGJNioM8g4Z5/TBgTOJSOHCBAswsEEP9wYEADs=
    """

  @Test func aPictureOfAnotherEncoderIsRead() throws {
    let data = try #require(Data(base64Encoded: Self.picture, options: .ignoreUnknownCharacters))
    let bitmap = try ImageFileFormat.decode([UInt8](data)).bitmap
    #expect(bitmap.width == 24 && bitmap.height == 24)
    for y in 0..<24 {
      for x in 0..<24 {
        let index = UInt32((7 * x * x + 13 * y + x * y % 5) % 256)
        let color = 0xFF00_0000 | index << 16 | ((7 * index) % 256) << 8 | (255 - index)
        #expect(bitmap[x, y] == color)
      }
    }
  }

  /// 2 × 9 pixels, where the red of row y in the order of the file is 16y.
  private let rows = """
    4749463837610200090083000000ff0010ef0120df0230cf0340bf0450af05609f06708f07807f08906f09a05f0ab04f0bc0\
    3f0cd02f0de01f0ef00f0f2c000000000200090000 08170001000810408080010308102850c08081030710200808003b
    """

  @Test func rowsAreInTheOrderOfTheFile() throws {
    let bitmap = try ImageFileFormat.decode(bytes(rows)).bitmap
    #expect((0..<9).map { bitmap[1, $0] >> 16 & 0xFF } == [0, 16, 32, 48, 64, 80, 96, 112, 128])
  }

  /// The first pass has every eighth row: 0 and 8. The second has 4, the third 2 and 6, the last one the others.
  @Test func interlacedRowsArePutIntoTheirPlaces() throws {
    var file = bytes(rows)
    let flags = try #require(file.firstIndex(of: 0x2C)) + 9
    file[flags] = 0x40
    let bitmap = try ImageFileFormat.decode(file).bitmap
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    for (row, y) in order.enumerated() { #expect(bitmap[0, y] >> 16 & 0xFF == UInt32(16 * row)) }
  }

  // MARK: Animations

  /// 3 × 2 pixels in four frames: all red; green at (1, 0), which is taken away; blue at (0, 1) and (1, 1), which are
  /// cleared; white at (2, 1). They are shown 7 times, for 0.05, 0.2, 0 and 1 seconds.
  private let animation = """
    47494638396103000200810000ff000000ff000000ffffffff21ff0b4e45545343415045322e30030107000021f904040500\
    00002c0000000003000200000204040810280021f9040d140003002c0100000002000100000202cc0a0021f9040800000000\
    2c0000010002000100000202940a0021f90400640000002c02000100010001000002025c01003b
    """

  @Test func framesAreDrawnOverEachOther() throws {
    let file = try GIF(bytes(animation))
    #expect(file.width == 3 && file.height == 2 && file.frameCount == 4 && file.loopCount == 7)
    #expect((0..<4).map(file.delay) == [0.05, 0.2, 0, 1])
    var canvas = GIF.Canvas(file)
    let expected = [
      [red, red, red, red, red, red],
      [red, green, red, red, red, red],
      [red, red, red, blue, blue, red],
      [red, red, red, 0, 0, white],
    ]
    for pixels in expected {
      try canvas.drawNext(of: file)
      #expect(canvas.bitmap.pixels == pixels)
    }
  }

  @Test func theFirstFrameIsThePicture() throws {
    let picture = try ImageFileFormat.decode(bytes(animation))
    #expect(picture.bitmap.pixels == [red, red, red, red, red, red])
  }

  // MARK: Damage

  @Test func everyPartOfAFileIsReadOrRefused() throws {
    for text in [rows, animation] {
      let file = bytes(text)
      for count in 6..<file.count {
        guard let part = try? GIF(Array(file[..<count])) else { continue }
        var canvas = GIF.Canvas(part)
        for _ in 0..<part.frameCount where (try? canvas.drawNext(of: part)) == nil { break }
      }
    }
  }

  @Test func everyChangedByteIsReadOrRefused() throws {
    let file = bytes(animation)
    for index in 6..<file.count {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = file
        changed[index] = value
        guard let part = try? GIF(changed, limits: PNG.Limits(maximumPixels: 100_000)) else {
          continue
        }
        var canvas = GIF.Canvas(part)
        for _ in 0..<part.frameCount where (try? canvas.drawNext(of: part)) == nil { break }
        #expect(canvas.bitmap.pixels.count == part.width * part.height)
      }
    }
  }

  @Test(arguments: [
    ("474946383961", "the GIF file is damaged: its header is cut off"),
    ("4749463839610000020000 00 00", "the GIF file is damaged: it has no pixels"),
    ("47494638396101000100 81 0000 ff", "the GIF file is damaged: its palette is cut off"),
    ("47494638396101000100 00 0000 3b", "the GIF file is damaged: it has no picture"),
  ])
  func damageIsNamed(hexadecimal: String, message: String) {
    let error = #expect(throws: ImageFileError.self) {
      try ImageFileFormat.decode(bytes(hexadecimal))
    }
    #expect(error.map { "\($0)" } == message)
  }
}
