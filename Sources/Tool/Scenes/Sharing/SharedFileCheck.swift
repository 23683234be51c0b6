import Foundation
import ProjectFiles

/// Checks all of a shared file, also what no scene uses.
struct SharedFileCheck {
  let library: SceneLibrary
  let files: SceneFiles

  struct Outcome {
    /// The problems of a file and of those that it includes.
    var diagnostics: [Diagnostic] = []
    /// The names that the file itself defines.
    var names: [SharedName] = []
  }

  func check(_ file: URL) -> Outcome {
    let context = ReadingContext(path: files.shown(file), files: files)
    guard let root = files.sharedFile(at: file).root, root.map != nil else {
      return Outcome()
    }
    SceneNamesReader(context: context).read(root, sharing: SceneDefaults())
    OwnNamesCheck(context: context).check()
    for name in context.names.names(of: .fragments) { checkFragment(name, in: context) }
    context.warnOfUnusedParameters()
    let names = context.names.keys.compactMap { key in
      context.names[key.kind, key.name].flatMap {
        $0.isShared ? nil : SharedName($0, at: context.path)
      }
    }
    return Outcome(diagnostics: context.listedDiagnostics, names: names)
  }

  /// Reads the views of a fragment whose parameters all have default values: the others are read only
  /// with the values of a use.
  private func checkFragment(_ name: String, in context: ReadingContext) {
    guard let definition = context.names[.fragments, name], !definition.isShared else { return }
    let node = YAMLNode(
      .scalar(.init(text: name, style: .singleQuoted)), at: definition.keyPosition)
    guard let fragment = FragmentReader(context: context).fragment(node),
      fragment.parameters.allSatisfy({ $0.defaultValue != nil })
    else { return }
    let use = YAMLNode.Entry(
      key: ViewExpansion.fragmentKey, keyPosition: node.position, value: node)
    var expansion = ViewExpansion(library: library, context: context)
    let view = expansion.expand(YAMLNode(.map([use]), at: node.position))
    var views = ViewCompiler(library: library, context: context)
    _ = views.compile(view, isOnScreen: true)
  }
}
