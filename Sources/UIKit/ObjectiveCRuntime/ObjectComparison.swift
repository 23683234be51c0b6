import Foundation

// Called by Core Foundation: see ObjectComparison.c.

@_cdecl("layouter_are_equal")
package func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> UInt8 {
  object(at: one).isEqual(object(at: other)) ? 1 : 0
}

@_cdecl("layouter_hash")
package func hash(_ pointer: UnsafeRawPointer) -> UInt {
  UInt(bitPattern: object(at: pointer).hash)
}

private func object(at pointer: UnsafeRawPointer) -> NSObject {
  Unmanaged<NSObject>.fromOpaque(pointer).takeUnretainedValue()
}
