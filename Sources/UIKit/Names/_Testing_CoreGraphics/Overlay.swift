// The compiler imports this module where a file imports both CoreGraphics and Testing. On iOS it attaches images to
// tests.
