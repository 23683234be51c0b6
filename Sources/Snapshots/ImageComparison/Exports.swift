// Bitmaps and pixel rectangles are part of every comparison's interface.
@_exported import Pixels
