import Foundation
import TemporaryFolders
import Testing
import UIKit

@Suite struct TestAttachmentTests {
  @Test func anAttachmentIsWrittenToTheFolder() throws {
    let folder = try TemporaryFolder()
    let text = XCTAttachment(string: "a")
    text.name = "first line"
    text.keep(of: "Tests.testA", in: folder.path)
    text.keep(of: "Tests.testA", in: folder.path)
    let size = CGSize(width: 2, height: 2)
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    XCTAttachment(image: image).keep(of: "Tests.testB", in: folder.path)
    XCTAttachment(uniformTypeIdentifier: "public.json", name: "c", payload: Data("{}".utf8)).keep(
      of: "Tests.testC", in: folder.path)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == [
        "Tests.testA-first_line-2.txt", "Tests.testA-first_line.txt", "Tests.testB.png",
        "Tests.testC-c.json",
      ])
    let data = try Data(contentsOf: URL(filePath: folder.path + "/Tests.testB.png"))
    #expect(UIImage(data: data)?.size.width ?? 0 > 0)
  }

  @Test func anActivityRunsAtOnce() {
    let result = XCTContext.runActivity(named: "Log in") { activity in
      activity.add(XCTAttachment(data: Data()))
      return activity.name
    }
    #expect(result == "Log in")
  }
}
