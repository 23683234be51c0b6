import Foundation
import Testing

@testable import Scenes

/// The rule of the scene format: a view's keys are the public settable properties of its class. They
/// are read from the sources, so that a property that is added there is missed here.
@Suite struct SettablePropertyTests {
  @Test(arguments: [
    // Other objects, which a scene names in another way or not at all.
    (
      "BaseLayout", "Layouts",
      ["parentView", "layoutDelegate", "dropAcceptorDelegate", "fittedView"]
    ),
    ("StackLayout", "Stack", ["getCellSizeDelegate"]),
    ("GridLayout", "Grid", []),
    ("RelativeLayout", "Relative", []),
    ("LadderLayout", "Ladder", []),
  ])
  func layouters(className: String, folder: String, others: [String]) throws {
    let settable = try settableProperties(of: className, in: "Layouter/\(folder)")
    let classes = LayouterClass.standard.filter {
      $0.name == className || (className == "BaseLayout" && $0.make != nil)
    }
    #expect(!settable.isEmpty && !classes.isEmpty)
    for layouterClass in classes {
      #expect(settable.subtracting(layouterClass.table.names) == Set(others))
    }
  }

  @Test func scrollViews() throws {
    let settable = try settableProperties(
      of: "UIScrollView", in: "HeadlessUIKit/Views/Scrolling")
    // The frame is a key, of which the bounds' size follows, and the origin from the offset.
    #expect(
      settable.subtracting(ViewClass.uiScrollView.table.names) == ["delegate", "bounds"])
  }

  @Test(arguments: [ViewClass.stackView, .gridView])
  func layoutViews(viewClass: ViewClass) throws {
    let scrolling = try settableProperties(
      of: "UIScrollView", in: "HeadlessUIKit/Views/Scrolling")
    let hosting = try settableProperties(of: "LayoutView", in: "Layouter/Views")
    let own = try settableProperties(of: viewClass.name, in: "Layouter/Views")
    // The layouter has a key of its own and decides what there is to scroll to.
    #expect(
      scrolling.union(hosting).union(own).subtracting(viewClass.table.names) == [
        "delegate", "bounds", "layouter", "strongLayouter", "contentSize",
      ])
  }

  /// The names of the properties that a class and its extensions declare for everybody to set.
  private func settableProperties(of className: String, in folder: String) throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(folder)")
    let declaration = try Regex(
      #"^  (?:public |open )(?:override |final |weak |lazy )*var (\w+)(.*)$"#)
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file == "\(className).swift" || file.hasPrefix("\(className)+") {
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        guard let match = try declaration.wholeMatch(in: line),
          let name = match.output[1].substring, let rest = match.output[2].substring
        else { continue }
        let body = lines[index...].dropFirst().prefix { $0.hasPrefix("    ") }
        let isStored = !rest.hasSuffix("{") && !rest.hasSuffix("}")
        let hasSetter = body.contains { $0.hasPrefix("    set {") || $0.hasPrefix("    didSet {") }
        if isStored || rest.contains("didSet") || hasSetter { names.insert(String(name)) }
      }
    }
    return names
  }
}
