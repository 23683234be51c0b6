import CairoGraphics
import Foundation
import UIFoundation

/// The parts of a plain device around a screen, in points from the top left of its surrounding rectangle.
///
/// The proportions are typical for a device of its kind, not the measures of any.
struct DeviceFrame: Equatable {
  /// What a device looks like from the front.
  enum Face: Equatable {
    /// A phone or a tablet with a round button below the screen, whose corners are square.
    case homeButton(isTablet: Bool)
    /// A phone with a recess for sensors in the upper edge of its screen.
    case recess
    /// A phone with sensors inside of its screen.
    case inset
    /// A tablet whose screen fills its front.
    case tablet
    /// A screen of no known device.
    case panel

    init(_ device: Device?) {
      guard let device else {
        self = .panel
        return
      }
      let insets = device.portraitSafeAreaInsets
      switch (device.userInterfaceIdiom == .pad, insets.bottom > 0) {
      case (let isTablet, false): self = .homeButton(isTablet: isTablet)
      case (true, true): self = .tablet
      // Behind sensors inside of the screen, the safe area begins at 59 points or more.
      case (false, true): self = insets.top < 59 ? .recess : .inset
      }
    }
  }

  /// A rectangle with rounded corners.
  struct Part: Equatable {
    var rect: CGRect
    var radius: CGFloat

    init(_ rect: CGRect, radius: CGFloat) {
      self.rect = rect
      self.radius = radius
    }

    /// Rounded to a semicircle at its shorter sides.
    init(pill rect: CGRect) { self.init(rect, radius: min(rect.width, rect.height) / 2) }
  }

  private(set) var size: CGSize
  private(set) var body: Part
  private(set) var screen: Part
  /// Over the screen, and seen only there: a recess begins outside of it.
  private(set) var sensors: Part?
  private(set) var homeButton: Part?
  private(set) var speaker: Part?
  /// Behind the body, which they project from.
  private(set) var keys: [Part] = []

  /// How far keys project from the body, points.
  static let keyLength: CGFloat = 3

  /// - Parameters:
  ///   - screenSize: Points, as the picture is.
  init(_ face: Face, screenSize: CGSize) {
    let isLandscape = screenSize.width > screenSize.height && face != .panel
    let portrait =
      isLandscape ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
    let width = portrait.width
    let (side, end, screenRadius, bodyRadius): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch face {
      case .homeButton(isTablet: false): (0.045 * width, 0.27 * width, 0, 0.14 * width)
      case .homeButton(isTablet: true): (0.045 * width, 0.11 * width, 0, 0.055 * width)
      case .recess, .inset: (0.036 * width, 0.036 * width, 0.135 * width, 0.171 * width)
      case .tablet: (0.032 * width, 0.032 * width, 18, 18 + 0.032 * width)
      case .panel: (12, 12, 4, 16)
      }
    // On whole points, as is the screen then, so that its pixels stay the picture's.
    let bezel = (x: side.rounded(), y: end.rounded())
    let key = Self.keyLength
    let bodyRect = CGRect(
      x: key, y: key, width: width + 2 * bezel.x, height: portrait.height + 2 * bezel.y)
    let screenRect = bodyRect.insetBy(dx: bezel.x, dy: bezel.y)
    size = bodyRect.insetBy(dx: -key, dy: -key).size
    body = Part(bodyRect, radius: bodyRadius)
    screen = Part(screenRect, radius: screenRadius)
    addFront(face)
    addKeys(face)
    if isLandscape { turn() }
  }

  private mutating func addFront(_ face: Face) {
    let (body, screen) = (body.rect, screen.rect)
    func centered(width: CGFloat, height: CGFloat, y: CGFloat) -> CGRect {
      CGRect(x: screen.midX - width / 2, y: y, width: width, height: height)
    }
    switch face {
    case .recess:
      let radius: CGFloat = 20
      sensors = Part(
        centered(width: 0.54 * screen.width, height: 30 + radius, y: screen.minY - radius),
        radius: radius)
    case .inset: sensors = Part(pill: centered(width: 124, height: 36, y: screen.minY + 11))
    case .homeButton(let isTablet):
      let bezel = body.maxY - screen.maxY
      let diameter = (isTablet ? 0.5 : 0.6) * bezel
      homeButton = Part(
        pill: centered(
          width: diameter, height: diameter, y: screen.maxY + (bezel - diameter) / 2))
      if isTablet { break }
      speaker = Part(
        pill: centered(width: 0.16 * screen.width, height: 6, y: body.minY + bezel / 2 - 3))
    case .tablet, .panel: break
    }
  }

  private mutating func addKeys(_ face: Face) {
    let body = body.rect
    // As much below the body, so that no gap shows at its edge.
    let (length, thickness) = (Self.keyLength, 2 * Self.keyLength)
    switch face {
    case .panel: break
    case .tablet, .homeButton(isTablet: true):
      keys = [
        CGRect(
          x: body.minX + 0.86 * body.width, y: body.minY - length, width: 0.07 * body.width,
          height: thickness)
      ].map { Part($0, radius: 2) }
    case .recess, .inset, .homeButton(isTablet: false):
      func key(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> Part {
        Part(
          CGRect(
            x: x, y: body.minY + y * body.height, width: thickness, height: height * body.height),
          radius: 2)
      }
      let (left, right) = (body.minX - length, body.maxX + length - thickness)
      keys = [
        key(left, 0.18, 0.035), key(left, 0.25, 0.065), key(left, 0.33, 0.065),
        key(right, 0.27, 0.1),
      ]
    }
  }

  /// Turns the device to its left side, so that what was at the top is at the left.
  private mutating func turn() {
    let width = size.width
    func turned(_ part: Part) -> Part {
      let rect = part.rect
      return Part(
        CGRect(x: rect.minY, y: width - rect.maxX, width: rect.height, height: rect.width),
        radius: part.radius)
    }
    size = CGSize(width: size.height, height: size.width)
    body = turned(body)
    screen = turned(screen)
    sensors = sensors.map(turned)
    homeButton = homeButton.map(turned)
    speaker = speaker.map(turned)
    keys = keys.map(turned)
  }
}
