import CairoGraphics
import Foundation
import Snapshots

/// The format of the file that contact sheets are written to.
enum SheetFormat: String, CaseIterable {
  /// One picture, or several numbered ones.
  case png
  /// One document of one or more pages, in which text stays sharp.
  case pdf

  /// The format that a file's name ends with; nil for any other name.
  init?(ofFile path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      return nil
    }
    self = format
  }

  /// The files of some pages: several pictures are numbered from the second one on, `sheet-2.png`.
  func files(of pages: [any BandedPage], path: String) throws -> [NewFile] {
    switch self {
    case .png:
      try pages.enumerated().map { number, page in
        NewFile(path: Self.path(path, page: number), bytes: try page.png())
      }
    case .pdf: [NewFile(path: path, bytes: try pages.pdf())]
    }
  }

  /// The path of a page, counted from 0.
  static func path(_ path: String, page: Int) -> String {
    page == 0 ? path : "\(path.dropLast(4))-\(page + 1)\(path.suffix(4))"
  }
}

extension [any BandedPage] {
  /// A document with these pages in points; empty for no pages.
  func pdf() throws -> [UInt8] {
    guard let first else { return [] }
    let context = try CGContext(document: .pdf, size: first.size)
    for (number, page) in enumerated() {
      if number > 0 { try context.beginPage(size: page.size) }
      page.drawWhole(in: context)
    }
    return try context.makeDocument()
  }
}
