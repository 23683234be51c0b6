import CairoGraphics
import Foundation
import Pixels
import TestSupport
import Testing
import UIFoundation

@testable import LayouterCommand

/// `render --frame` and `render --store-size`.
@Suite struct FramedPictureTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNG.decode(project.bytes(path)).bitmap
  }

  // MARK: The device

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", .homeButton(isTablet: false)), ("iPhone 13", .recess),
      ("iPhone 15", .inset), ("iPad 2", .homeButton(isTablet: true)),
      ("iPad Pro 11-inch (M4)", .tablet),
    ] as [(String, DeviceFrame.Face)])
  func theKindOfDeviceDecides(name: String, face: DeviceFrame.Face) throws {
    let device: Device = try #require(Device(named: name))
    #expect(DeviceFrame.Face(device) == face)
  }

  /// 0.036 of 393 is 14.1: 14 points around the screen, and 3 for the keys.
  @Test func theScreenIsOnWholePoints() {
    let frame = DeviceFrame(.inset, screenSize: CGSize(width: 393, height: 852))
    #expect(frame.size == CGSize(width: 427, height: 886))
    #expect(frame.body.rect == CGRect(x: 3, y: 3, width: 421, height: 880))
    #expect(frame.screen.rect == CGRect(x: 17, y: 17, width: 393, height: 852))
    #expect(frame.sensors?.rect == CGRect(x: 151.5, y: 28, width: 124, height: 36))
    #expect(frame.sensors?.radius == 18)
    #expect(frame.keys.count == 4)
    // The corners of body and screen have the same centre.
    #expect(abs(frame.body.radius - frame.screen.radius - 14) < 0.5)
  }

  /// Turned to the left, what was at the top is at the left, and what was at the left below.
  @Test func aWideScreenIsThatOfATurnedDevice() {
    let frame = DeviceFrame(.inset, screenSize: CGSize(width: 852, height: 393))
    #expect(frame.size == CGSize(width: 886, height: 427))
    #expect(frame.screen.rect == CGRect(x: 17, y: 17, width: 852, height: 393))
    #expect(frame.sensors?.rect == CGRect(x: 28, y: 151.5, width: 36, height: 124))
    #expect(frame.keys.filter { $0.rect.maxY == 427 }.count == 3)
    #expect(frame.keys.filter { $0.rect.minY == 0 }.count == 1)
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPhone 13", "iPhone 15", "iPad 2", "iPad (A16)"])
  func allPartsAreInside(name: String) throws {
    let device: Device = try #require(Device(named: name))
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      let frame = DeviceFrame(.init(device), screenSize: device.size(in: orientation))
      let whole = CGRect(origin: .zero, size: frame.size)
      #expect(whole.contains(frame.body.rect))
      #expect(frame.body.rect.contains(frame.screen.rect))
      for part in frame.keys { #expect(whole.contains(part.rect)) }
      for part in [frame.homeButton, frame.speaker].compactMap(\.self) {
        #expect(frame.body.rect.contains(part.rect))
        #expect(!frame.screen.rect.intersects(part.rect))
      }
    }
  }

  // MARK: The command

  private static let scene = """
    size: iPhone 13
    variants: { scale: [1] }
    view: { backgroundColor: '#336699' }
    """

  /// The screen of 390 by 844 begins at 17: 14 around it, and 3 for the keys.
  @Test func thePictureIsOnTheScreenPixelByPixel() throws {
    try project.write(Self.scene, to: "Fixtures/one.yaml")
    let run = project.layouter("render", "-o", "out", "--frame")
    #expect(run.status == .success, "\(run.errors)")
    let framed = try bitmap("out/one/default.png")
    #expect((framed.width, framed.height) == (424, 878))
    #expect(framed[0, 0] == 0)
    // The recess is 211 wide and 30 high.
    #expect(framed[212, 20] == 0xFF00_0000)
    #expect(framed[212, 46] == 0xFF00_0000)
    #expect(framed[212, 48] == 0xFF33_6699)
    #expect(framed[17, 440] == 0xFF33_6699)
    #expect(framed[406, 440] == 0xFF33_6699)
    #expect(framed[16, 440] == 0xFF1B_1B1F)
    #expect(framed[407, 440] == 0xFF1B_1B1F)
    // The screen's corner is cut off.
    #expect(framed[27, 27] == 0xFF1B_1B1F)
  }

  @Test func aStoreGetsItsSize() throws {
    try project.write(Self.scene, to: "Fixtures/one.yaml")
    let run = project.layouter(
      "render", "-o", "out", "--store-size", "play-phone", "--store-color", "#FFCC00")
    #expect(run.status == .success, "\(run.errors)")
    let picture = try bitmap("out/one/default.png")
    #expect((picture.width, picture.height) == (1080, 1920))
    #expect(picture[0, 0] == 0xFFFF_CC00)
    #expect(picture[540, 960] == 0xFF33_6699)
  }

  @Test func aTurnedDeviceIsInAWidePicture() throws {
    let picture = Bitmap(width: 844, height: 390, filledWith: 0xFF33_6699)
    let framed = FramedPicture(picture, scale: 1, face: .recess, isDark: false)
    let wide = try framed.bitmap(for: .iPhone69, ground: nil)
    #expect((wide.width, wide.height) == (2868, 1320))
  }

  @Test(
    arguments: [
      (
        ["--frame", "--format", "svg"],
        "--frame frames pixels: leave out --format, or ask for apng."
      ),
      (["--store-color", "#000000"], "add --store-size iphone-6.9"),
      (["--store-size", "iphone-6.9", "--store-color", "red"], "write it as '#RRGGBB'"),
    ])
  func mistakesAreExplained(arguments: [String], message: String) throws {
    try project.write(Self.scene, to: "Fixtures/one.yaml")
    let run = project.layouter(["render", "-o", "out"] + arguments)
    #expect(run.status == .broken)
    #expect(run.errors.contains(message))
    #expect(!project.exists("out"))
  }
}
