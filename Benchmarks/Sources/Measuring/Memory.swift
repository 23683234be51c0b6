import CMalloc

/// The bytes on the heap that are kept by what a closure makes.
package func bytesKept(_ make: () -> AnyObject) -> Int {
  let before = mallinfo2().uordblks
  let made = make()
  let after = mallinfo2().uordblks
  withExtendedLifetime(made) {}
  return Int(after) - Int(before)
}
