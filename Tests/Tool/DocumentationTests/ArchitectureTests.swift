import Testing

/// The table on the page about the architecture agrees with the manifests.
@Suite struct ArchitectureTests {
  private let page = "Documentation/architecture.md"

  @Test func everyTargetHasARow() throws {
    let files = ["Package.swift", "Ports/Package.swift", "Ports/Combine/Package.swift"]
    let targets = try files.flatMap { try ManifestTarget.all(in: Repository.text($0)).map(\.name) }
    let rows = try TargetRow.all(in: Repository.text(page)).flatMap(\.names)
    #expect(Set(targets).subtracting(rows).sorted() == [], "targets without a row in \(page)")
    #expect(Set(rows).subtracting(targets).sorted() == [], "rows of \(page) without a target")
    #expect(rows.count == Set(rows).count, "a target has two rows in \(page)")
  }

  @Test func aRowHasTheImportsThatTheManifestDeclares() throws {
    let graph = try TargetGraph(ManifestTarget.all(in: Repository.text("Package.swift")))
    let rows = try TargetRow.all(in: Repository.text(page))
      .filter { graph.contains($0.names) }
    for row in rows {
      #expect(row.imports.sorted() == graph.imports(of: row.names).sorted(), "\(row.names)")
    }
    #expect(rows.contains { $0.names == ["Lists"] })
  }

  // MARK: How both are read

  @Test func targetsAreReadFromAManifest() {
    let manifest = """
      func module(_ name: String) -> Target { .target(name: name) }
      let package = Package(
        products: [.library(name: "Paint", targets: ["Paint", "Paper"])],
        dependencies: [dependency("some/where", "1.2.3")],
        targets: [
          systemLibrary("CInk", pkgConfig: "ink", apt: "libink-dev"),
          .target(name: "Paper", path: "Sources/Paper", exclude: ["Notes"]),
          // In a comment.
          module(
            "Paint", in: .drawing,
            ["CInk", "Paper", parser], isHot: false),
          name("Brush", of: ["Paint"]),
          .executableTarget(name: "Tool", dependencies: [layouter("Else"), "Brush"]),
          snapshotPlugin(
            "Draw", verb: "draw"),
          tests("PaintTests", in: .drawing, ["Paint"]),
          .testTarget(name: "BrushTests", dependencies: ["Brush"]),
        ])
      """
    #expect(
      ManifestTarget.all(in: manifest) == [
        ManifestTarget(name: "CInk", dependencies: []),
        ManifestTarget(name: "Paper", dependencies: []),
        ManifestTarget(name: "Paint", dependencies: ["CInk", "Paper"]),
        ManifestTarget(name: "Brush", dependencies: ["Paint"]),
        ManifestTarget(name: "Tool", dependencies: ["Brush"]),
        ManifestTarget(name: "Draw", dependencies: []),
      ])
  }

  @Test func aRowHasNamesAndImports() {
    let text = """
      | target | what it is | imports |
      |---|---|---|
      | **Drawing** | | |
      | `Paper` | what `Paint` needs | – |
      | `Brush`, `Pen` | [draw](page.md) | `Paint`, a library |

      `Paint` is not a row.
      """
    #expect(
      TargetRow.all(in: text) == [
        TargetRow(names: ["Paper"], imports: []),
        TargetRow(names: ["Brush", "Pen"], imports: ["Paint"]),
      ])
  }

  /// Of what a target depends on, a row leaves out what comes with another import.
  @Test func importsLeaveOutWhatOthersBring() {
    let graph = TargetGraph([
      ManifestTarget(name: "Tool", dependencies: ["Brush", "Paint", "Paper", "Ink"]),
      ManifestTarget(name: "Brush", dependencies: ["Paint"]),
      ManifestTarget(name: "Paint", dependencies: ["Paper"]),
      ManifestTarget(name: "Paper", dependencies: []),
      ManifestTarget(name: "Ink", dependencies: []),
    ])
    #expect(graph.imports(of: ["Tool"]) == ["Brush", "Ink"])
    #expect(graph.imports(of: ["Tool", "Brush"]) == ["Paint", "Ink"])
    #expect(graph.imports(of: ["Paper"]) == [])
  }
}

/// A target that a manifest declares.
private struct ManifestTarget: Equatable {
  var name: String
  /// The targets of the same manifest that it depends on.
  var dependencies: Set<String>

  /// The targets in the text of a manifest, without test targets.
  static func all(in manifest: String) -> [ManifestTarget] {
    let start =
      #/
      \b (?: (target | executableTarget | module | name | systemLibrary | snapshotPlugin) | testTarget | tests)
      \( \s* (?: name: \s )? "(\w+)"
      /#
    let starts = manifest.matches(of: start)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    let targets = zip(starts, ends).compactMap { match, end -> ManifestTarget? in
      guard match.1 != nil else { return nil }
      let words = manifest[match.range.upperBound..<end].matches(of: #/"(\w+)"/#)
      return ManifestTarget(
        name: String(match.2), dependencies: Set(words.map { String($0.1) }))
    }
    let names = Set(targets.map(\.name))
    return targets.map {
      ManifestTarget(name: $0.name, dependencies: $0.dependencies.intersection(names))
    }
  }
}

/// A row of the table of targets.
private struct TargetRow: Equatable {
  var names: [String]
  /// The targets in the last column.
  var imports: [String]

  /// The rows of a Markdown text that begin with the name of a target.
  static func all(in text: String) -> [TargetRow] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let columns = line.split(separator: "|").map { column in
        column.matches(of: #/`(\w+)`/#).map { String($0.1) }
      }
      return TargetRow(names: columns.first ?? [], imports: columns.last ?? [])
    }
  }
}

/// What the targets of a manifest depend on.
private struct TargetGraph {
  private let dependencies: [String: Set<String>]

  init(_ targets: [ManifestTarget]) {
    dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
  }

  func contains(_ names: [String]) -> Bool { names.allSatisfy { dependencies[$0] != nil } }

  /// The targets that targets of one row depend on, without those that another one of them depends on.
  func imports(of names: [String]) -> Set<String> {
    let direct = names.reduce(into: Set<String>()) { $0.formUnion(dependencies[$1] ?? []) }
      .subtracting(names)
    return direct.filter { name in !direct.contains { all(below: $0).contains(name) } }
  }

  /// The targets that a target depends on, also by way of others.
  private func all(below name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for dependency in dependencies[next] ?? [] where found.insert(dependency).inserted {
        waiting.append(dependency)
      }
    }
    return found
  }
}
