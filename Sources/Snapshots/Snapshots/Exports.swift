// Goldens are PNG files with chunks, and a run that is cancelled throws `RunCancelled`.
@_exported import PictureFiles
@_exported import Threads
