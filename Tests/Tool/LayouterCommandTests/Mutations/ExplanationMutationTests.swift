import CairoGraphics
import Foundation
import ImageComparison
import Snapshots
import Synchronization
import TestSupport
import Testing
import Threads
import ViewTree
import YAMLReading

@testable import Scenes

/// Whether verdicts name what changed: mutations of the fixtures, chosen by a seed, and the words about
/// the first picture that each of them changes.
@Suite struct ExplanationMutationTests {
  private static let root = Checkout.file("Fixtures")

  /// A fixture, as it is and as a mutable document.
  private struct Document: Sendable {
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
    let documents = try Self.documents()
    let results = try concurrentMap(
      SceneMutation.Kind.allCases, jobs: ProcessInfo.processInfo.activeProcessorCount
    ) { try check($0, in: documents) }
    for (kind, result) in zip(SceneMutation.Kind.allCases, results) {
      #expect(result.count >= 5, "too few mutations of \(kind)")
    }
    let (count, wrong) = (results.map(\.count).reduce(0, +), results.flatMap(\.wrong))
    for line in wrong { print(line) }
    print("\(count - wrong.count) of \(count) mutations are named rightly")
    #expect(count >= 500)
    #expect(wrong.count * 100 <= 3 * count)
  }

  /// The number of checked mutations of a kind, and the wrong words.
  private func check(
    _ kind: SceneMutation.Kind, in documents: [Document]
  ) throws -> (count: Int, wrong: [String]) {
    var random = SplitMix64(seed: kind.seed)
    var (count, wrong) = (0, [String]())
    for (document, mutation) in candidates(of: kind, in: documents, &random) {
      guard count < Self.countOfKind else { break }
      guard let scene = Self.compile(mutation.apply(to: document.root), path: document.path),
        let words = words(about: scene, document, &random)
      else { continue }
      count += 1
      let isNamed = mutation.needles.allSatisfy { alternatives in
        words.contains { sentence in alternatives.contains { sentence.contains($0) } }
      }
      if !isNamed { wrong.append("\(document.path): \(mutation.description): \(words)") }
    }
    return (count, wrong)
  }

  /// The mutations of a kind in random order: one of each document, then a second one of each, and so on, as large
  /// documents have more of them than all others together, and take the longest to draw.
  private func candidates(
    of kind: SceneMutation.Kind, in documents: [Document], _ random: inout SplitMix64
  ) -> [(Document, SceneMutation)] {
    var rounds: [[(Document, SceneMutation)]] = []
    for document in documents.shuffled(using: &random) {
      let mutations = SceneMutations(of: document.root).list.filter { $0.kind == kind }
      for (round, mutation) in mutations.shuffled(using: &random).enumerated() {
        if round == rounds.count { rounds.append([]) }
        rounds[round].append((document, mutation))
      }
    }
    return rounds.flatMap { $0 }
  }

  /// The words about the first of some variants that a mutation changes; nil if it changes none of them.
  private func words(
    about scene: Scene, _ document: Document, _ random: inout SplitMix64
  ) -> [String]? {
    for index in document.scene.variants.indices.shuffled(using: &random).prefix(Self.variantLimit)
    where scene.variants.indices.contains(index) {
      let variant = scene.variants[index]
      guard let old = Pictures.shared.picture(of: document.scene, index),
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

  /// The pictures of the fixtures, which all kinds share, with the trees that their goldens would contain.
  private final class Pictures: Sendable {
    static let shared = Pictures()

    private let known = Mutex<[String: (bitmap: Bitmap, tree: ViewNode?)]>([:])

    func picture(of scene: Scene, _ index: Int) -> (bitmap: Bitmap, tree: ViewNode?)? {
      let key = "\(scene.path)#\(index)"
      if let picture = known.withLock({ $0[key] }) { return picture }
      guard let drawn = try? scene.draw(scene.variants[index]) else { return nil }
      let picture = (drawn.bitmap, ViewNode(compactText: drawn.viewNode().compactText))
      known.withLock { $0[key] = picture }
      return picture
    }
  }
}

extension SceneMutation.Kind {
  /// Another one for each kind, the same in each run.
  fileprivate var seed: UInt64 { 13 + UInt64(Self.allCases.firstIndex(of: self) ?? 0) }
}
