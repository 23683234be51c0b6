import CairoGraphics
import Foundation
import ImageComparison
import Snapshots
import TestSupport
import Testing
import ViewTree
import YAMLReading

@testable import Scenes

/// Whether verdicts name what changed: mutations of the fixtures, chosen by a seed, and the words about
/// the first picture that each of them changes.
@Suite struct ExplanationMutationTests {
  private static let root = Checkout.file("Fixtures")

  /// A fixture, as it is and as a mutable document.
  private struct Document {
    let path: String
    let root: YAMLNode
    let scene: Scene
  }

  private static func documents() throws -> [Document] {
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    // Those about names that scenes share change in many places with one mutation.
    let own = files.filter { !$0.hasPrefix("Shared/") && !$0.hasPrefix("Sharing/") }
    return try own.filter { $0.hasSuffix(".yaml") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let (node, _) = YAMLComposer.compose(Array(text.utf8), path: path)
      let document = try #require(node)
      return Document(
        path: path, root: document, scene: try #require(compile(document, path: path)))
    }
  }

  private static func compile(_ document: YAMLNode, path: String) -> Scene? {
    let folder = root.appending(path: path).deletingLastPathComponent()
    let context = ReadingContext(
      path: path, files: SceneFiles(folder: folder, project: nil, images: ImageCache()))
    let scene = SceneCompiler(library: SceneLibrary(), context: context)
      .compile(document, as: path, title: path)
    return context.hasErrors ? nil : scene
  }

  /// The number of mutations of each kind that change a picture; fewer if the fixtures have no more.
  private static let countOfKind = 50
  /// The number of variants of which one has to change.
  private static let variantLimit = 6

  @Test func atLeast97OfAHundredMutationsAreNamedRightly() throws {
    var random = SplitMix64(seed: 13)
    let documents = try Self.documents()
    var candidates: [SceneMutation.Kind: [(Document, SceneMutation)]] = [:]
    for document in documents {
      for mutation in SceneMutations(of: document.root).list {
        candidates[mutation.kind, default: []].append((document, mutation))
      }
    }
    var pictures = Pictures()
    var (count, wrong) = (0, [String]())
    for kind in SceneMutation.Kind.allCases {
      var countOfKind = 0
      for (document, mutation) in (candidates[kind] ?? []).shuffled(using: &random) {
        guard countOfKind < Self.countOfKind else { break }
        guard let scene = Self.compile(mutation.apply(to: document.root), path: document.path),
          let words = words(about: scene, document, &pictures, &random)
        else { continue }
        countOfKind += 1
        let isNamed = mutation.needles.allSatisfy { alternatives in
          words.contains { sentence in alternatives.contains { sentence.contains($0) } }
        }
        if !isNamed {
          wrong.append("\(document.path): \(mutation.description): \(words)")
        }
      }
      #expect(countOfKind >= 5, "too few mutations of \(kind)")
      count += countOfKind
    }
    for line in wrong { print(line) }
    print("\(count - wrong.count) of \(count) mutations are named rightly")
    #expect(count >= 500)
    #expect(wrong.count * 100 <= 3 * count)
  }

  /// The words about the first of some variants that a mutation changes; nil if it changes none of them.
  private func words(
    about scene: Scene, _ document: Document, _ pictures: inout Pictures,
    _ random: inout SplitMix64
  ) -> [String]? {
    for index in document.scene.variants.indices.shuffled(using: &random).prefix(Self.variantLimit)
    where scene.variants.indices.contains(index) {
      let variant = scene.variants[index]
      guard let old = pictures.picture(of: document.scene, index),
        let new = try? scene.draw(variant)
      else { continue }
      let comparison = compare(expected: old.bitmap, actual: new.bitmap)
      if comparison.isSame { continue }
      return Explanation(
        of: comparison, expected: old.tree, actual: new.describedTree(),
        scale: Double(variant.scale)
      ).words
    }
    return nil
  }

  /// The pictures of the fixtures, each drawn once, with the trees that their goldens would contain.
  private struct Pictures {
    private var known: [String: (bitmap: Bitmap, tree: ViewNode?)] = [:]

    mutating func picture(of scene: Scene, _ index: Int) -> (bitmap: Bitmap, tree: ViewNode?)? {
      let key = "\(scene.path)#\(index)"
      if let picture = known[key] { return picture }
      guard let drawn = try? scene.draw(scene.variants[index]) else { return nil }
      known[key] = (drawn.bitmap, ViewNode(compactText: drawn.viewNode().compactText))
      return known[key]
    }
  }
}
