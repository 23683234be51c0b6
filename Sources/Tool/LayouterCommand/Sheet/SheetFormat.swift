import CommandLineTool
import ContactSheets
import FileAccess
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

  /// Whether a file of several scenes is an overview of them; otherwise it has all of their sheets.
  var isOverview: Bool { self == .png }

  /// The files of some sheets: several pictures are numbered from the second one on, `sheet-2.png`.
  ///
  /// - Parameter pages: Makes the pages of a sheet, for formats that have pages.
  func files(
    of composers: [SheetComposer], path: String, pages: (SheetComposer) throws -> [SheetLayout]
  ) throws -> [NewFile] {
    switch self {
    case .png:
      try composers.flatMap(pages).enumerated().map { number, page in
        NewFile(path: Self.path(path, page: number), bytes: try page.png())
      }
    case .pdf: [NewFile(path: path, bytes: try composers.flatMap(pages).pdf())]
    }
  }

  /// The path of a page, counted from 0.
  static func path(_ path: String, page: Int) -> String {
    page == 0 ? path : "\(path.dropLast(4))-\(page + 1)\(path.suffix(4))"
  }
}
