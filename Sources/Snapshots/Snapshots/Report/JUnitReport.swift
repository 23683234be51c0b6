extension Report {
  /// JUnit XML, which build servers show as test results: one suite per scene, one case per snapshot.
  ///
  /// A broken snapshot or scene is an error; any other snapshot that is not the same is a failure. The
  /// value of each axis is a property of the case, and so are the paths of the pictures, which are also
  /// in its output in the notation by which GitLab and Jenkins attach files: `[[ATTACHMENT|path]]`.
  ///
  /// - Parameters:
  ///   - folder: The report's folder, to which the paths of the pictures are relative; nil to leave
  ///     them out.
  ///   - durations: How long each snapshot took, which the report does not contain; snapshots without
  ///     one have no time.
  public func junit(
    picturesIn folder: String? = nil, durations: [SnapshotName: Duration] = [:]
  ) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"layouter\"\(Self.counts(of: snapshots, brokenScenes))"
        + "\(JUnitTime(of: snapshots, durations).attribute)>",
    ]
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(XML.attribute(suite.scene))\"\(Self.counts(of: suite.results))"
          + "\(JUnitTime(of: suite.results, durations).attribute)>")
      lines += suite.results.map { result in
        result.junitCase(
          time: JUnitTime(of: [result], durations).attribute, picturesIn: folder)
      }
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

/// The time of some snapshots, in seconds with milliseconds.
private struct JUnitTime {
  /// With a space before it; empty if no time is known.
  let attribute: String

  init(of results: [SnapshotResult], _ durations: [SnapshotName: Duration]) {
    let known = results.compactMap { durations[$0.name] }
    guard !known.isEmpty else {
      attribute = ""
      return
    }
    let milliseconds = Int((known.reduce(.zero, +) / .milliseconds(1)).rounded())
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    attribute = " time=\"\(seconds).\(String(rest + 1000).dropFirst())\""
  }
}

extension SnapshotResult {
  fileprivate func junitCase(time: String, picturesIn folder: String?) -> String {
    var start =
      "    <testcase name=\"\(XML.attribute(name.text))\" classname=\"\(XML.attribute(className))\""
    if let source { start += " file=\"\(XML.attribute(source.file))\"" }
    let pictures = folder.map(picturePaths) ?? []
    var children: [String] = []
    let properties =
      variant.map { ($0.axis, $0.value) }
      + (total > 0 && verdict != .same
        ? [("different pixels", "\(different)"), ("largest difference", "\(maxDelta)")] : [])
      + pictures
    if !properties.isEmpty {
      children.append("      <properties>")
      children += properties.map { name, value in
        "        <property name=\"\(XML.attribute(name))\" value=\"\(XML.attribute(value))\"/>"
      }
      children.append("      </properties>")
    }
    if verdict != .same {
      let element = verdict == .broken ? "error" : "failure"
      let message = XML.attribute(words.first ?? verdict.rawValue)
      children.append(
        "      <\(element) type=\"\(verdict.rawValue)\" message=\"\(message)\">"
          + "\(XML.text(words.joined(separator: "\n")))</\(element)>")
    }
    if !pictures.isEmpty {
      let attachments = pictures.map { "[[ATTACHMENT|\($0.1)]]" }.joined(separator: "\n")
      children.append("      <system-out>\(XML.text(attachments))</system-out>")
    }
    if children.isEmpty { return start + time + "/>" }
    return (["\(start)\(time)>"] + children + ["    </testcase>"]).joined(separator: "\n")
  }

  /// The pictures in the report, by what they show.
  private func picturePaths(in folder: String) -> [(String, String)] {
    let paths = [
      ("expected", pictures?.expected), ("actual", pictures?.actual),
      ("difference", pictures?.difference),
    ]
    return paths.compactMap { name, path in path.map { (name, "\(folder)/\($0)") } }
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
