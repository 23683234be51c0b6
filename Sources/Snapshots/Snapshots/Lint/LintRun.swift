import Foundation
import Threads
import ViewTree

/// Checks the design of scenes by all rules that are switched on.
///
/// The result depends only on the scenes and the settings, not on the number of jobs.
package struct LintRun: Sendable {
  package var scenes: [LintScene]
  package var settings: LintSettings
  /// The rules that are checked, unless the settings switch them off; nil for all.
  package var rules: Set<LintRuleName>?
  /// The number of pictures that are drawn concurrently.
  package var jobs: Int
  /// Called with the number of variants that are complete, on any thread.
  package var progress: @Sendable (Int) -> Void
  /// Called before each group of variants; when it returns true, the run throws ``RunCancelled``.
  package var isCancelled: @Sendable () -> Bool

  package init(
    scenes: [LintScene], settings: LintSettings, rules: Set<LintRuleName>? = nil, jobs: Int = 1,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.scenes = scenes
    self.settings = settings
    self.rules = rules
    self.jobs = jobs
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Checks all scenes, blocking the calling thread.
  ///
  /// - Throws: ``RunCancelled``. A scene that cannot be drawn is an error of the report.
  package func run() throws -> LintReport {
    let groups = scenes.enumerated().flatMap { place, scene in
      scene.groupsOfStates.map { Group(scene: place, variants: $0) }
    }
    let checked = try concurrentMap(groups, jobs: jobs, isCancelled: isCancelled) { group in
      let result = check(group)
      progress(group.variants.count)
      return result
    }
    let byScene = Dictionary(grouping: checked, by: \.scene)
    let results = try concurrentMap(
      Array(scenes.indices), jobs: jobs, isCancelled: isCancelled
    ) { place in
      finish(scenes[place], byScene[place] ?? [])
    }
    return LintReport(results)
  }

  private func isOn(_ rule: LintRuleName) -> Bool {
    settings[rule] != .off && rules?.contains(rule) != false
  }

  /// Variants that differ only in their state.
  private struct Group: Sendable {
    var scene: Int
    var variants: [Int]
  }

  private struct GroupResult: Sendable {
    var scene: Int
    var observations: [LintObservation] = []
    var hashes: [(index: Int, hash: PictureHash)] = []
    var visibleNodes: Set<Int> = []
    var error: String?
  }

  private func check(_ group: Group) -> GroupResult {
    var result = GroupResult(scene: group.scene)
    let scene = scenes[group.scene]
    var states: [StatePicture] = []
    for index in group.variants {
      let picture: LintPicture
      do {
        picture = try scene.draw(index)
      } catch {
        result.error = "\(scene.variants[index].name): \(error)"
        return result
      }
      result.hashes.append((index, PictureHash(picture.bitmap)))
      result.visibleNodes.formUnion(picture.tree.visibleNodes)
      let context = PictureContext(index: index, scene: scene, settings: settings)
      for rule in LintRules.ofPictures where isOn(type(of: rule).name) {
        // In the middle of a movement nothing is at its place.
        if scene.variants[index].isFilmFrame, type(of: rule).name != .missingGlyph { continue }
        result.observations += rule.observe(picture, context)
      }
      let state = scene.variants[index].choices.first { $0.axis == "state" }?.value
      if let state, group.variants.count > 1 {
        var picture = picture
        picture.inks = nil
        states.append(StatePicture(index: index, state: state, picture: picture))
      }
    }
    if states.count > 1 {
      for rule in LintRules.ofStates where isOn(type(of: rule).name) {
        result.observations += rule.observe(states, in: scene, settings: settings)
      }
    }
    return result
  }

  private func finish(_ scene: LintScene, _ groups: [GroupResult]) -> LintReport.SceneResult {
    var result = LintReport.SceneResult(scene: scene.name, file: scene.file)
    if let error = groups.lazy.compactMap(\.error).first {
      result.error = error
      return result
    }
    let drawn = DrawnScene(
      hashes: groups.flatMap(\.hashes).sorted { $0.index < $1.index }.map(\.hash),
      visibleNodes: groups.reduce(into: []) { $0.formUnion($1.visibleNodes) })
    var observations = groups.flatMap(\.observations)
    do {
      for rule in LintRules.ofScenes where isOn(type(of: rule).name) {
        observations += try rule.observe(scene, drawn)
      }
    } catch {
      result.error = "\(error)"
      return result
    }
    var unused = Set(scene.silences.filter { isOn($0.rule) })
    for observations in grouped(observations) {
      guard let finding = LintFinding(observations, in: scene), let first = observations.first
      else { continue }
      let covering = scene.silences.filter { $0.covers(first) }
      if let silence = covering.first {
        unused.subtract(covering)
        result.silenced.append(.init(finding: finding, reason: silence.reason))
      } else {
        result.findings.append(.init(finding: finding, level: settings[finding.rule]))
      }
    }
    result.findings.sort { $0.finding.precedes($1.finding) }
    result.superfluous = scene.silences.filter(unused.contains)
    return result
  }

  /// The observations of the same rule and view, in the order of the first of each.
  private func grouped(_ observations: [LintObservation]) -> [[LintObservation]] {
    var places: [LintKey: Int] = [:]
    var groups: [[LintObservation]] = []
    for observation in observations {
      if let place = places[observation.key] {
        groups[place].append(observation)
      } else {
        places[observation.key] = groups.count
        groups.append([observation])
      }
    }
    return groups
  }
}

extension LintSilence {
  fileprivate func covers(_ observation: LintObservation) -> Bool {
    guard rule == observation.rule else { return false }
    guard let nodes else { return true }
    return observation.view?.source.map { nodes.contains($0.number) } ?? false
  }
}

extension LintFinding {
  /// By line, then by rule.
  fileprivate func precedes(_ other: LintFinding) -> Bool {
    (line, rule, message) < (other.line, other.rule, other.message)
  }
}

extension LintScene {
  /// The variants that differ only in their state; each by itself without such an axis.
  fileprivate var groupsOfStates: [[Int]] {
    guard let place = axes.firstIndex(where: { $0.name == "state" }) else {
      return variants.indices.map { [$0] }
    }
    var places: [[VariantChoice]: Int] = [:]
    var groups: [[Int]] = []
    for index in variants.indices {
      var others = variants[index].choices
      others.remove(at: place)
      if let group = places[others] {
        groups[group].append(index)
      } else {
        places[others] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}

extension InspectedTree {
  /// The numbers of the nodes whose whole views are in the picture.
  fileprivate var visibleNodes: Set<Int> {
    Set(
      views.lazy.filter { view in
        view.isVisible && view.visibleBox == view.box && view.box.width > 0 && view.box.height > 0
      }.compactMap { $0.source?.number })
  }
}
