import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct BoxedValueTests {
  @Test func numbersAreFoundInObjects() {
    let number = NSNumber(value: 2.5) as AnyObject
    #expect(BoxedValue.doubleValue(number) == 2.5)
    #expect(BoxedValue.intValue(number) == 2)
    #expect(BoxedValue.stringValue(number) == "2.5")
    #expect(BoxedValue.doubleValue("3.5") == 3.5)
  }

  @Test func nothingIsFoundInOtherObjects() {
    #expect(BoxedValue.doubleValue(nil) == nil)
    #expect(BoxedValue.doubleValue(NSObject()) == nil)
  }
}

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
