import Pixels
import ViewTree

/// A scene whose design is checked, with the closures that draw it.
///
/// Variants are identified by their indices.
package struct LintScene: Sendable {
  package struct Variant: Sendable {
    package var name: String
    /// The line of the scene file that declares it.
    package var line: Int
    /// The value on each axis.
    package var choices: [VariantChoice]
    /// Pixels per point.
    package var scale: Double
    /// Whether it is a frame of a film, in the middle of a movement.
    package var isFilmFrame: Bool
    package var isRightToLeft: Bool

    package init(
      name: String, line: Int, choices: [VariantChoice], scale: Double, isFilmFrame: Bool = false,
      isRightToLeft: Bool = false
    ) {
      self.name = name
      self.line = line
      self.choices = choices
      self.scale = scale
      self.isFilmFrame = isFilmFrame
      self.isRightToLeft = isRightToLeft
    }
  }

  package struct Axis: Sendable {
    package var name: String
    package var values: [String]

    package init(name: String, values: [String]) {
      (self.name, self.values) = (name, values)
    }
  }

  /// The name of the scene, without the extension of its file.
  package var name: String
  /// The path of the scene file from the folder that the tool runs in.
  package var file: String
  package var axes: [Axis]
  package var variants: [Variant]
  /// The view that the state axis sets; nil if there is no such axis.
  package var subject: NodeSource?
  package var silences: [LintSilence]
  package var trials: [LintTrial]
  /// Draws a variant. Called on any thread.
  package var draw: @Sendable (Int) throws -> LintPicture
  /// Lays a variant out with a change. Called on any thread.
  package var layOut: @Sendable (Int, LintAlteration) throws -> InspectedTree

  package init(
    name: String, file: String, axes: [Axis], variants: [Variant], subject: NodeSource?,
    silences: [LintSilence], trials: [LintTrial],
    draw: @escaping @Sendable (Int) throws -> LintPicture,
    layOut: @escaping @Sendable (Int, LintAlteration) throws -> InspectedTree
  ) {
    self.name = name
    self.file = file
    self.axes = axes
    self.variants = variants
    self.subject = subject
    self.silences = silences
    self.trials = trials
    self.draw = draw
    self.layOut = layOut
  }
}

/// A drawn variant.
package struct LintPicture: Sendable {
  package var bitmap: Bitmap
  package var tree: InspectedTree
  /// The picture with other texts; nil if no text is visible, or if none was asked for.
  package var inks: TextInkPictures?

  package init(bitmap: Bitmap, tree: InspectedTree, inks: TextInkPictures? = nil) {
    (self.bitmap, self.tree, self.inks) = (bitmap, tree, inks)
  }
}

/// A change of a scene, to find out whether its layout holds.
package enum LintAlteration: Sendable {
  case rightToLeft
  /// Texts that are longer by a factor.
  case longTexts(Double)
}

/// A value that should be visible, and ways to draw the scene with changes of it.
package struct LintTrial: Sendable {
  /// The property, or the purpose of a resource: `cornerRadius`, `Border`.
  package var name: String
  /// What would make it visible, as an imperative.
  package var prerequisite: String
  package var view: LintView
  /// The numbers of the nodes of all views that have the value.
  package var nodes: Set<Int>
  /// The line of the value.
  package var line: Int
  /// Each draws a variant with a change of the value. Called on any thread.
  package var changes: [@Sendable (Int) throws -> Bitmap]

  package init(
    name: String, prerequisite: String, view: LintView, nodes: Set<Int>, line: Int,
    changes: [@Sendable (Int) throws -> Bitmap]
  ) {
    self.name = name
    self.prerequisite = prerequisite
    self.view = view
    self.nodes = nodes
    self.line = line
    self.changes = changes
  }
}
