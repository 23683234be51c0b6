import CFloor
import Foundation
import Measuring

/// The buttons that `layouter verify` is measured with: 250 labels, two states, light and dark. As a
/// scene, and drawn in C as the same pictures: each button on a new surface and with a new layout,
/// all of them with one Pango context, whose caches know every letter after the first round.
struct ThousandButtons {
  static var count: Int { labels.count * looks.count }

  private static let labels = (0..<250).map { String(format: "Save picture %03d", $0) }

  private static let looks: [ButtonColors] = [(0x0A84FF, 0xFFFFFF), (0xC7C7CC, 0x8E8E93)].flatMap {
    background, label in
    [0xFFFF_FFFF, 0xFF00_0000].map { canvas in
      ButtonColors(canvas: canvas, background: background, border: 0x0060DF, label: label)
    }
  }

  /// One for each thread.
  private let floors: [OpaquePointer]

  init?() {
    floors = (0..<2).compactMap { _ in floor_create("M PLUS 1 Bold", 24) }
    guard floors.count == 2 else { return nil }
  }

  /// What one drawing of all buttons took.
  struct Run {
    /// By the clock on the wall.
    var milliseconds: Double
    /// Of all threads together.
    var processorMilliseconds: Double
  }

  /// Draws all buttons in C, each thread its part of the labels.
  func draw(threads: Int) -> Run {
    let part = Self.labels.count / threads
    let start = clock()
    let elapsed = ContinuousClock().measure {
      // Each pointer is used by one thread.
      nonisolated(unsafe) let floors = floors
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for label in Self.labels[(thread * part)..<((thread + 1) * part)] {
          for var look in Self.looks { _ = floor_draw_button(floors[thread], label, &look) }
        }
      }
    }
    return Run(
      milliseconds: elapsed.microseconds / 1000,
      processorMilliseconds: Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
  }

  /// The scene file.
  static var scene: String {
    let values = labels.map { "      b\($0.suffix(3)): {save.text: '\($0)'}" }
    return """
      title: A thousand buttons
      size: [240, 80]
      subject: save
      variants:
        label:
      \(values.joined(separator: "\n"))
        state: [normal, disabled]
        appearance: [light, dark]
        scale: [1]
      resources:
        primary:
          Bg: { Normal: '#0A84FF', Disabled: '#C7C7CC' }
          Fg: { Normal: white, Disabled: '#8E8E93' }
          Border: { Normal: '#0060DF' }
      view:
        type: DsCustomButton
        id: save
        roundRadius: 16
        borderWidth: 2
        fontSize: 24
        colorResources: primary

      """
  }
}
