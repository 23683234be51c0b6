import Foundation
import Synchronization

// libFuzzer has the main function, and calls these two. The first argument is the target:
//
//     Fuzz TARGET [OPTION...] [FOLDER...]
//
// Options and folders are libFuzzer's: the first folder receives new inputs. `Fuzz seeds PROJECT FOLDER`
// writes inputs to begin with, made of a project's fixtures and goldens, to a folder for each target.

/// Removes the target from the arguments.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let words = CommandLine.arguments.dropFirst()
  if words.first == "seeds", words.count == 3 {
    do {
      try Seeds(project: words[2]).write(to: words[3])
      exit(0)
    } catch {
      fail("\(error)")
    }
  }
  guard let name = words.first, let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fail("usage: Fuzz TARGET [OPTION...] [FOLDER...]\ntargets: \(names)")
  }
  chosenTarget.withLock { $0 = target }
  for index in 1..<Int(count.pointee) { arguments.pointee[index] = arguments.pointee[index + 1] }
  count.pointee -= 1
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosenTarget.withLock { $0 }?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let chosenTarget = Mutex<FuzzTarget?>(nil)

private func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// A function that takes inputs. An input finds a bug by ending the process: by a trap, by an invalid access to
/// memory, or by a property that does not hold.
enum FuzzTarget: String, CaseIterable {
  case scene
  case visualFormat = "visual-format"
  case svgPath = "svg-path"
  case svg
  case pdf
  case png
  case pictures
  case assets
  case strings
  case viewTree = "view-tree"
  case constraints
  case gestures

  func run(_ bytes: [UInt8]) {
    switch self {
    case .scene: fuzzScene(bytes)
    case .visualFormat: fuzzVisualFormat(bytes)
    case .svgPath: fuzzSVGPath(bytes)
    case .svg: fuzzSVG(bytes)
    case .pdf: fuzzPDF(bytes)
    case .png: fuzzPNG(bytes)
    case .pictures: fuzzPictures(bytes)
    case .assets: fuzzAssets(bytes)
    case .strings: fuzzStrings(bytes)
    case .viewTree: fuzzViewTree(bytes)
    case .constraints: fuzzConstraints(bytes)
    case .gestures: fuzzGestures(bytes)
    }
  }
}

/// Ends the process, so that libFuzzer reports the input. Unlike `precondition`, it shows its message in
/// release builds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
