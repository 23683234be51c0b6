import Foundation

extension URLResourceKey {
  /// The key of ``Foundation/URLResourceValues/volumeAvailableCapacityForImportantUsage``.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The key of ``Foundation/URLResourceValues/volumeAvailableCapacityForOpportunisticUsage``.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The free space for data that the user wants, bytes. Always nil: what iOS would purge for it is unknown.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The free space for data that can be had again, bytes. Always nil: what iOS would purge for it is unknown.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
