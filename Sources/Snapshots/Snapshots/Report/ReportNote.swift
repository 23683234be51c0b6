import Pixels

/// A finding of the linter in a report: a fault of a design, which is not a difference from a
/// golden.
public struct ReportNote: Sendable, Equatable {
  /// A picture that has the fault.
  public struct Place: Sendable, Equatable {
    /// The snapshot with the fault.
    public var snapshot: SnapshotName
    /// The view, in pixels of the picture; nil if the fault is the scene's as a whole.
    public var rect: PixelRect?

    /// A place in a snapshot, by default the whole picture.
    public init(snapshot: SnapshotName, rect: PixelRect? = nil) {
      (self.snapshot, self.rect) = (snapshot, rect)
    }
  }

  /// The name of the rule: `touch-target`.
  public var rule: String
  /// Whether `lint` fails for it.
  public var isError: Bool
  /// ``SnapshotRequest/scene``.
  public var scene: String
  /// Where the scene declares the fault.
  public var source: SnapshotSource
  /// The id of the view, or its class and the closest view above; nil for the scene as a whole.
  public var view: String?
  /// What was measured, in the picture where it is worst; nil if nothing was.
  public var value: Double?
  /// The fault, as a sentence without a period.
  public var sentence: String
  /// What to do, a whole sentence.
  public var remedy: String
  /// The pictures in words: "all states, light".
  public var variants: String
  /// In the order of the scene's variants.
  public var places: [Place]

  /// A finding of a rule in a scene.
  public init(
    rule: String, isError: Bool, scene: String, source: SnapshotSource, view: String? = nil,
    value: Double? = nil, sentence: String, remedy: String, variants: String, places: [Place]
  ) {
    (self.rule, self.isError, self.scene, self.source) = (rule, isError, scene, source)
    (self.view, self.value, self.sentence, self.remedy) = (view, value, sentence, remedy)
    (self.variants, self.places) = (variants, places)
  }

  /// The view, the fault, and the remedy.
  package var words: String {
    (view.map { "`\($0)`: " } ?? "") + "\(sentence). \(remedy)"
  }
}
