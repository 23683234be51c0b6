/// The colours that a picture is drawn with as sixels: its own, or if it has too many, means of them.
///
/// As in median cut (P. Heckbert, "Color Image Quantization for Frame Buffer Display", SIGGRAPH 1982),
/// boxes of colours are divided until there are enough; but first the one with the largest error, and at
/// the mean and not at the median: a plain area of many pixels would else be the only one divided.
struct SixelPalette {
  let colors: [SixelColor]
  private let numbers: [SixelColor: Int]

  /// - Parameters:
  ///   - pixels: The colours of a picture's pixels; nil for transparent ones.
  ///   - limit: The largest number of colours, at least 1.
  init(of pixels: [SixelColor?], limit: Int) {
    var counts: [SixelColor: Int] = [:]
    for case let color? in pixels { counts[color, default: 0] += 1 }
    // In an order that does not depend on the hash's seed, so that equal pictures give equal bytes.
    let entries = counts.sorted { Self.isOrdered($0.key, $1.key) }
    let boxes =
      entries.count <= limit
      ? entries.map { ColorBox([$0]) } : Self.divided(ColorBox(entries), limit: limit)
    colors = boxes.map(\.color)
    var numbers: [SixelColor: Int] = [:]
    for (number, box) in boxes.enumerated() {
      for entry in box.entries { numbers[entry.key] = number }
    }
    self.numbers = numbers
  }

  /// The number of the palette's colour for one of the picture's.
  func number(of color: SixelColor) -> Int { numbers[color] ?? 0 }

  private static func divided(_ box: ColorBox, limit: Int) -> [ColorBox] {
    var boxes = [box]
    while boxes.count < limit,
      let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      let (low, high) = boxes[index].halves
    {
      boxes[index] = low
      boxes.append(high)
    }
    return boxes
  }

  private static func isOrdered(_ one: SixelColor, _ other: SixelColor) -> Bool {
    (one.red, one.green, one.blue) < (other.red, other.green, other.blue)
  }
}

/// Some colours of a picture, with the numbers of their pixels.
private struct ColorBox {
  typealias Entry = (key: SixelColor, value: Int)
  private typealias Channel = KeyPath<SixelColor, UInt8> & Sendable

  private static let channels: [Channel] = [\.red, \.green, \.blue]

  let entries: [Entry]
  private let population: Int
  /// The channel with the largest error.
  private let channel: Channel
  /// The sum of the squared distances of all pixels from the mean, in that channel; 0 for a single
  /// colour.
  let error: Double

  init(_ entries: [Entry]) {
    self.entries = entries
    let population = entries.reduce(0) { $0 + $1.value }
    self.population = population
    func error(_ channel: Channel) -> Double {
      var (sum, squares) = (0, 0)
      for entry in entries {
        let value = Int(entry.key[keyPath: channel])
        sum += value * entry.value
        squares += value * value * entry.value
      }
      return Double(squares) - Double(sum) * Double(sum) / Double(max(population, 1))
    }
    let largest = Self.channels.map { ($0, error($0)) }.max { $0.1 < $1.1 }
    (channel, self.error) = largest ?? (\.red, 0)
  }

  /// The box divided at the mean; nil if all values of the channel are equal.
  var halves: (ColorBox, ColorBox)? {
    let mean = mean(channel)
    let (low, high) = (
      entries.filter { $0.key[keyPath: channel] <= mean },
      entries.filter { $0.key[keyPath: channel] > mean }
    )
    return low.isEmpty || high.isEmpty ? nil : (ColorBox(low), ColorBox(high))
  }

  /// The mean of a channel, rounded down.
  private func mean(_ channel: Channel) -> UInt8 {
    UInt8(sum(channel) / max(population, 1))
  }

  private func sum(_ channel: Channel) -> Int {
    entries.reduce(0) { $0 + Int($1.key[keyPath: channel]) * $1.value }
  }

  /// The mean colour of the pixels.
  var color: SixelColor {
    func rounded(_ channel: Channel) -> UInt8 {
      UInt8((sum(channel) + population / 2) / max(population, 1))
    }
    return SixelColor(red: rounded(\.red), green: rounded(\.green), blue: rounded(\.blue))
  }
}
