import JSONValues

/// The files that a new project starts with.
enum ProjectTemplate {
  static let scenePath = "Fixtures/welcome.yaml"
  static let schemaPath = "layouter.schema.json"
  static let settingsSchemaPath = "layouter.project.schema.json"
  static let workflowPath = ".github/workflows/layouter.yml"

  /// The first line names the JSON Schema for editors with a YAML language server.
  static let scene = """
    # yaml-language-server: $schema=../\(schemaPath)
    title: Welcome button
    size: [200, 64]
    background: systemBackground
    variants:
      state: [normal, activated, selected, disabled]
      appearance: [light, dark]
      scale: [1, 2]
    resources:
      primary:
        Bg:
          Normal: '#0066CC'
          Activated: '#004C99'
          Selected: { light: '#CCE4FF', dark: '#0B2A4A' }
          Disabled: { light: '#E5E5EA', dark: '#2C2C2E' }
        Fg:
          Normal: white
          Selected: { light: '#004080', dark: '#8CC4FF' }
          Disabled: { light: '#8E8E93', dark: '#77777D' }
    subject: welcome
    view:
      subviews:
        - type: DsCustomButton
          id: welcome
          frame: [16, 10, 168, 44]
          text: Welcome
          roundRadius: 8
          colorResources: primary

    """

  /// The project file: every setting, as a comment with its default.
  static let settings = """
    # yaml-language-server: $schema=\(settingsSchemaPath)
    #
    # The settings of this project. Commands find it from every folder below. The lines show what holds
    # without them: remove the '#' from those that you change, and from the section that they are in.

    # folders:                      # relative to this file
    #   scenes: Fixtures
    #   snapshots: Snapshots        # the goldens
    #   report: .layouter/report    # of the last verify, which empties it
    #   out: out                    # what render and sheet draw

    # assets: [Assets.xcassets]     # asset catalogs, for images and colours by name

    # strings: [Localizable.xcstrings]  # translations, for texts by key

    # scales: [2]                   # of scenes without an axis 'scale': pixels per point

    # compare:                      # of scenes without 'compare'
    #   metric: exact               # or ciede2000, oklab, yiq, for pictures drawn elsewhere
    #   threshold: 1                # with another metric: differences up to it do not count

    # shared:                       # files with colours, numbers, styles and fragments for all scenes
    #   - Fixtures/Shared/palette.yaml

    # lint:
    #   verify: false               # whether verify and sheet --html show findings
    #   off-grid: error             # each rule: off, warning or error
    #   touch-target: { minimum: 44 }

    """

  /// Lines for `.gitignore`: reports are generated, and the examples draw to `out`.
  static let ignoredPaths = ["/.layouter/", "/out/"]

  /// Lines for `.gitattributes`: after `git config diff.layouter.textconv "layouter describe"`, git
  /// shows differences of view trees instead of "binary files differ".
  static let attributes = ["Snapshots/**/*.png diff=layouter"]
}
