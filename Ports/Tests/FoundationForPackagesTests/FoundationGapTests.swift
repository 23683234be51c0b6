import Foundation
import FoundationForPackages
import Testing

@Suite struct FoundationGapTests {
  @Test(
    arguments: [
      ("ff00", 0xFF00), ("0xFf", 0xFF), (" 1g", 1), ("0x", 0), ("😵1", nil), ("", nil), ("g", nil),
      ("12345678901234567", UInt64.max),
    ] as [(String, UInt64?)])
  func hexadecimalNumbers(text: String, expected: UInt64?) {
    var number: UInt64 = 7
    let scanner = Scanner(string: text)
    #expect(scanner._scanHexInt64(&number) == (expected != nil))
    #expect(number == expected ?? 7)
  }

  @Test func aNumberEndsWhereItsDigitsEnd() {
    let scanner = Scanner(string: "#12fz")
    #expect(scanner.scanString("#") == "#")
    var number: UInt32 = 0
    #expect(scanner._scanHexInt32(&number) && number == 0x12F)
    #expect(scanner.scanString("z") == "z")
  }

  @Test func anExpressionWithoutAPatternMatchesNothing() {
    let range = NSRange(location: 0, length: 3)
    #expect(_emptyRegularExpression().numberOfMatches(in: "abc", range: range) == 0)
  }

  @Test(
    arguments: [
      (0x0800_0100, 4, "utf-8"), (0x0632, 0x8000_0632, "gb18030"), (0x0A01, 8, "shift_jis"),
    ] as [(CFStringEncoding, UInt, String)])
  func encodingsHaveNumbersAndNames(encoding: CFStringEncoding, number: UInt, name: String) {
    #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == number)
    #expect(CFStringConvertNSStringEncodingToEncoding(number) == encoding)
    #expect(CFStringConvertIANACharSetNameToEncoding(name.uppercased() as NSString) == encoding)
    #expect(CFStringConvertEncodingToIANACharSetName(encoding) == name as NSString)
  }

  @Test func anUnknownEncodingIsInvalid() {
    #expect(
      CFStringConvertIANACharSetNameToEncoding("klingon" as NSString) == kCFStringEncodingInvalidId)
    #expect(CFStringConvertNSStringEncodingToEncoding(77) == kCFStringEncodingInvalidId)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0999) == 0x8000_0999)
  }

  @Test func aRecursiveMutexCanBeLockedTwice() {
    var (attributes, mutex) = (pthread_mutexattr_t(), pthread_mutex_t())
    pthread_mutexattr_init(&attributes)
    #expect(pthread_mutexattr_settype(&attributes, Int(PTHREAD_MUTEX_RECURSIVE)) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    pthread_mutex_init(&mutex, &attributes)
    #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == 0)
  }

  @Test func bytesOfCoreFoundationGrowAndShrink() {
    let data: CFMutableData = CFDataCreateMutable(nil, 0)
    CFDataAppendBytes(data, [1, 2, 3], 3)
    CFDataSetLength(data, 4)
    CFDataGetMutableBytePtr(data)[0] = 9
    #expect(Data(referencing: data) == Data([9, 2, 3, 0]))
    CFDataSetLength(data, 2)
    #expect(CFDataGetLength(data) == 2)
  }

  @Test func classesHaveSuperclassesAndSizes() {
    class Base {}
    class Derived: Base { var number = (0, 0) }
    #expect(class_getSuperclass(Derived.self) == Base.self)
    #expect(class_getSuperclass(Base.self) == nil && class_getSuperclass(nil) == nil)
    // A header of two words, and two numbers.
    #expect(class_getInstanceSize(Base.self) == 16 && class_getInstanceSize(Derived.self) == 32)
  }

  @Test func aSourceOfMemoryPressureReportsNothing() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    source.setEventHandler { Issue.record("there is no memory pressure here") }
    source.resume()
    #expect(source.data == .normal)
    source.cancel()
  }

  @Test func queuesAreEqualToThemselves() {
    let queue = DispatchQueue(label: "a")
    #expect(queue == queue && queue != DispatchQueue(label: "a"))
    #expect(Set([queue, queue, .main]).count == 2)
  }
}
