import FileAccess
import Foundation
import HeadlessUIKit
import ProjectFiles
import Synchronization

/// Uses the fonts, the asset catalogs, the translations and the device that the package's `layouter.yaml` names, from
/// now on in the whole process.
///
/// The first assertion does so, too. Call it earlier, such as in `setUp` or in the `init` of a suite, where
/// views are made before that with `UIFont(name:size:)`, `UIImage(named:)` or `UIColor(named:)`. Further calls
/// do nothing.
///
/// - Parameter filePath: A file in the package.
/// - Throws: An error that explains the fault of the project file, or of a file that it names.
public func useProjectSettings(file filePath: StaticString = #filePath) throws {
  _ = try TestProject.of(file: "\(filePath)")
}

extension TestProject {
  /// Makes fonts, catalogs, translations and the device known to the process.
  func register() throws {
    if let fonts = settings.scenes.fonts { FontConfiguration.standard = fonts }
    if let device = settings.device, !SimulatedDevice.isNamedByEnvironment {
      SimulatedDevice.standard = device
    }
    let project = URL(filePath: folder, directoryHint: .isDirectory)
    let assets = ProjectAssets(of: settings.scenes, in: project) { file in
      file.path(below: project) ?? file.standardizedFileURL.plainPath
    }
    let errors = assets.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ProjectFileError(diagnostics: errors) }
    for catalog in assets.catalogs { try catalog.register() }
    LocalizedStrings.standard = assets.strings
  }
}
