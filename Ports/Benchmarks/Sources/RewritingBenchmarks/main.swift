import Foundation
import Measuring
import SourceRewriting

/// The median of five runs, milliseconds of processor time.
func time(_ body: () -> Void) -> Double {
  median((0..<5).map { _ in processorTime(of: body) }) / 1000
}

let files = (0..<50).map { CardSource(number: $0).text }
let lineCount = files.reduce(0) { $0 + $1.split(separator: "\n").count }
let byteCount = files.reduce(0) { $0 + $1.utf8.count }

var declarations: [FileDeclarations] = []
let collecting = time { declarations = files.map(FileDeclarations.init(source:)) }
var index: DeclarationIndex?
let indexing = time { index = DeclarationIndex(declarations) }
let rewriter = SourceRewriter(declarations: index)
var count = 0
let rewriting = time { count = files.reduce(0) { $0 + rewriter.rewrite($1).rewritings.count } }

printTable(
  "Rewriting \(lineCount) lines in \(files.count) files, \(byteCount / 1000) kB, \(count) places",
  ["", "ms", "ms for 10,000 lines"],
  [
    ("declarations of all files", collecting), ("index", indexing), ("rewriting", rewriting),
    ("all", collecting + indexing + rewriting),
  ].map { name, time in
    [name, decimal(time, 1), decimal(time * 10_000 / Double(lineCount), 1)]
  })
