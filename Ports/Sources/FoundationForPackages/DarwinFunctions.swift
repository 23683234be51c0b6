import Foundation
import Glibc

// Functions of the C library of Apple's systems, which Foundation brings along there.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since some point before the start of the process, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// By what a time of ``mach_absolute_time()`` is multiplied and divided for nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The factor for nanoseconds.
  public var numer: UInt32
  /// The divisor for nanoseconds.
  public var denom: UInt32

  /// Creates a fraction of 0 and 0, for ``mach_timebase_info(_:)`` to fill.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the factor for nanoseconds, which is 1.
///
/// - Returns: 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the caller runs on the main thread: 1 or 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Compares two texts of C by their bytes; no text comes first. Glibc's function takes no nil.
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
  guard let first, let second else { return first == second ? 0 : first == nil ? -1 : 1 }
  return Glibc.strcmp(first, second)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How threads wait for a mutex: in no order. Without effect.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How threads wait for a mutex: in the order in which they came. Without effect.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets how threads wait for a mutex. Without effect.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the kind of a mutex, which is another type of number on Linux.
@discardableResult
public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int
) -> Int32 { pthread_mutexattr_settype(attributes, Int32(type)) }
