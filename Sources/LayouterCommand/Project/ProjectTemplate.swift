/// The files that a new project starts with.
enum ProjectTemplate {
  static let scenePath = "Fixtures/welcome.yaml"
  static let schemaPath = "layouter.schema.json"
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
        Bg: { Normal: '#0A84FF', Activated: '#0060DF', Selected: '#30B0C7', Disabled: '#C7C7CC' }
        Fg: { Normal: white, Disabled: '#8E8E93' }
    subject: welcome
    view:
      subviews:
        - type: DsCustomButton
          id: welcome
          frame: [16, 12, 168, 40]
          text: Welcome
          roundRadius: 8
          colorResources: primary

    """

  /// Lines for `.gitignore`: reports are generated, and the examples draw to `out`.
  static let ignoredPaths = ["/.layouter/", "/out/"]

  /// Lines for `.gitattributes`: after `git config diff.layouter.textconv "layouter describe"`, git
  /// shows differences of view trees instead of "binary files differ".
  static let attributes = ["Snapshots/**/*.png diff=layouter"]

  static let workflow = """
    # Draws every scene and compares it with its golden. The report of what differs is an artifact of
    # the run: download it, and accept it with  layouter accept --all --from FOLDER
    name: Snapshots
    on: [push, pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: swift:6.1-bookworm
        steps:
          - uses: actions/checkout@v4
          # Replace this line with a step that installs layouter.
          - run: command -v layouter
          - run: layouter doctor
          - run: layouter verify --report report --github
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: layouter-report
              path: report

    """
}
