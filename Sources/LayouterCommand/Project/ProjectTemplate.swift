/// The files that a new project starts with.
enum ProjectTemplate {
  static let scenePath = "Fixtures/welcome.yaml"
  static let schemaPath = "layouter.schema.json"
  static let workflowPath = ".github/workflows/layouter.yml"

  /// The first line tells editors with a YAML language server where to look names up.
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

  /// Lines for `.gitignore`: reports are made anew, and `out` is where the examples draw to.
  static let ignoredPaths = ["/.layouter/", "/out/"]

  /// Lines for `.gitattributes`: git shows a golden's view tree where it would say "binary files
  /// differ", once `git config diff.layouter.textconv "layouter describe"` was said.
  static let attributes = ["Snapshots/**/*.png diff=layouter"]

  static let workflow = """
    # Draws every scene and compares it with its golden. What differs is kept with the run;
    # download it, and take it over with:  layouter accept --all --from FOLDER
    name: Snapshots
    on: [push, pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: swift:6.1-bookworm
        steps:
          - uses: actions/checkout@v4
          # Puts layouter on the PATH; replace this line by the way your project gets it.
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
