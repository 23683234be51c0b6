extension Report {
  /// JUnit XML, which build servers show as test results: one suite per scene, one case per snapshot.
  ///
  /// A broken snapshot is an error; any other that is not the same is a failure. Durations are left
  /// out, so that equal reports give equal bytes.
  public func junit() -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"layouter\"\(Self.counts(of: snapshots, brokenScenes))>",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(XML.attribute(suite.scene))\"\(Self.counts(of: suite.results))>")
      lines += suite.results.map { $0.junitCase }
      lines.append("  </testsuite>")
    }
    for (file, errors) in brokenFiles {
      lines.append(
        "  <testsuite name=\"\(XML.attribute(file))\"\(Self.counts(of: [], errors))>")
      lines += errors.map(\.junitCase)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    return lines.joined(separator: "\n")
  }

  /// The results of each scene, in the order of the scenes' first snapshots.
  private var suites: [(scene: String, results: [SnapshotResult])] {
    var suites: [(scene: String, results: [SnapshotResult])] = []
    var places: [String: Int] = [:]
    for result in snapshots {
      if let place = places[result.scene] {
        suites[place].results.append(result)
      } else {
        places[result.scene] = suites.count
        suites.append((result.scene, [result]))
      }
    }
    return suites
  }

  /// The errors of each scene file, in the order of the files' first errors.
  private var brokenFiles: [(file: String, errors: [BrokenScene])] {
    brokenScenes.map(\.file).withoutRepeats().map { file in
      (file, brokenScenes.filter { $0.file == file })
    }
  }

  private static func counts(
    of results: [SnapshotResult], _ brokenScenes: [BrokenScene] = []
  ) -> String {
    let broken = results.count { $0.verdict == .broken }
    let failures = results.count { $0.verdict != .same } - broken
    return " tests=\"\(results.count + brokenScenes.count)\" failures=\"\(failures)\""
      + " errors=\"\(broken + brokenScenes.count)\""
  }
}

extension BrokenScene {
  /// A case for the error: the snapshots that the scene would have are unknown.
  fileprivate var junitCase: String {
    let place = line.map { line in ":\(line)" + (column.map { ":\($0)" } ?? "") } ?? ""
    let name = XML.attribute(file)
    return """
          <testcase name="\(name)\(place)" classname="\(name)" file="\(name)">
            <error type="broken" message="\(XML.attribute(message))">\(XML.text(message))</error>
          </testcase>
      """
  }
}

extension SnapshotResult {
  fileprivate var junitCase: String {
    var start =
      "    <testcase name=\"\(XML.attribute(name.text))\" classname=\"\(XML.attribute(className))\""
    if let source { start += " file=\"\(XML.attribute(source.file))\"" }
    guard verdict != .same else { return start + "/>" }
    let element = verdict == .broken ? "error" : "failure"
    return """
      \(start)>
            <\(element) type="\(verdict.rawValue)" message="\(XML.attribute(words.first ?? verdict.rawValue))">\
      \(XML.text(words.joined(separator: "\n")))</\(element)>
          </testcase>
      """
  }

  /// The snapshot's folder with dots, by which build servers group cases: `buttons.save`.
  private var className: String {
    let folders = name.text.split(separator: "/").dropLast()
    return folders.isEmpty ? name.text : folders.joined(separator: ".")
  }
}

/// Escapes text for XML 1.0.
private enum XML {
  /// Escapes text between tags.
  static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Escapes the value of an attribute; also line ends and tabs, which a reader would normalise to
  /// spaces.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n" where isAttribute, "\t" where isAttribute, "\r":
        result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      default: result.append(allowed(scalar))
      }
    }
    return String(result)
  }

  /// Replaces control characters by their symbols, such as ␛: XML 1.0 does not allow most of them,
  /// not even escaped (section 2.2).
  private static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }
}
