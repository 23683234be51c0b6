import Foundation

// Called by Core Foundation: see ObjectComparison.c.

@_cdecl("layouter_are_equal")
public func _areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> UInt8 {
  _object(at: one).isEqual(_object(at: other)) ? 1 : 0
}

@_cdecl("layouter_hash")
public func _hash(_ object: UnsafeRawPointer) -> UInt { UInt(bitPattern: _object(at: object).hash) }

private func _object(at place: UnsafeRawPointer) -> NSObject {
  Unmanaged<NSObject>.fromOpaque(place).takeUnretainedValue()
}
