import Foundation
import Snapshots
import Testing

@testable import LayouterCommand

@Suite struct PageAddressTests {
  private let folder = URL(filePath: "/ü b/project", directoryHint: .isDirectory)

  @Test func everythingButUnreservedCharactersIsEncoded() throws {
    let page = PageAddress(file: "../out/index.html", in: folder)
    // The page reads its part of the address as parameters, where + would be a space.
    #expect(
      try page.url(for: SnapshotName("a/b c+d&é@2x"))
        == "file:///%C3%BC%20b/out/index.html#snapshot=a%2Fb%20c%2Bd%26%C3%A9%402x")
  }

  @Test func aLinkNamesTheMachineAndEndsAfterItsText() throws {
    let page = PageAddress(file: "/r/index.html", in: folder)
    let parts = try page.link("text", to: SnapshotName("a")).components(separatedBy: "\u{1B}\\")
    #expect(parts.count == 3)
    #expect(parts[0].hasPrefix("\u{1B}]8;;file://"))
    #expect(parts[0].hasSuffix("/r/index.html#snapshot=a"))
    #expect(parts[1] == "text\u{1B}]8;;")
    #expect(parts[2] == "")
  }
}
