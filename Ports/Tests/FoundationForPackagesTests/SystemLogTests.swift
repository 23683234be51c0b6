import Foundation
import Testing

@testable import FoundationForPackages

@Suite struct SystemLogTests {
  @Test func formatsLoseWhatOnlyTheSystemsLogUnderstands() {
    #expect(logFormat(of: "%{public}@ of %{BOOL}d, %{public, mask.hash}@") == "%@ of %d, %@")
    #expect(logFormat(of: "100 %% of %@ {x}") == "100 %% of %@ {x}")
  }

  @Test func onlyErrorsAndFaultsAreRecorded() {
    #expect(OSLog.default.isEnabled(type: .error))
    #expect(OSLog.default.isEnabled(type: .fault))
    #expect(!OSLog.default.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }
}

@Suite struct UnfairLockTests {
  @Test func aHeldLockIsNotTaken() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func aStateIsChangedWithinTheLock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }
}
