// `import CoreText` as on iOS, as far as there are fonts without views.
@_exported import CairoGraphics
@_exported import Foundation
