// Initialisers and methods of `CGImage` take and throw what belongs to picture files.
@_exported import PictureFiles
