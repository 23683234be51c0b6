import Foundation
import FoundationForPackages
import Testing

@Suite struct DarwinFunctionTests {
  @Test func timesAreInNanoseconds() {
    var factor = mach_timebase_info_data_t()
    mach_timebase_info(&factor)
    #expect(factor.numer == factor.denom)
    let start = mach_absolute_time()
    Thread.sleep(forTimeInterval: 0.002)
    #expect(mach_absolute_time() - start >= 2 * NSEC_PER_MSEC)
  }

  @Test func aThreadIsNotTheMainOne() async {
    let isMain = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: pthread_main_np()) }.start()
    }
    #expect(isMain == 0)
  }

  @Test func textsOfCMayBeMissing() {
    let name: UnsafePointer<CChar>? = nil
    #expect(strcmp(name, nil) == 0 && strcmp(name, "a") < 0 && strcmp("a", name) > 0)
    #expect(strcmp("a", "a") == 0 && strcmp("a", "b") < 0)
  }
}
