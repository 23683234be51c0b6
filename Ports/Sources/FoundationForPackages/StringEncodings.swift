import Foundation

// Core Foundation's numbers of the encodings of text, and Foundation's: Apple's `CFString.h`, `CFStringEncodingExt.h` and
// `NSString.h`.

/// Core Foundation's number of an encoding.
public typealias CFStringEncoding = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of an unknown encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Encodings with numbers of Core Foundation's, which Foundation has no names for.
public enum CFStringEncodings: CFIndex, Sendable {
  /// Traditional Chinese.
  case big5 = 0x0A03
  /// Simplified Chinese of the year 2000.
  case GB_18030_2000 = 0x0632
  /// Simplified Chinese.
  case GB_2312_80 = 0x0630
  /// Simplified Chinese, extended.
  case GBK_95 = 0x0631
  /// Simplified Chinese for Unix.
  case EUC_CN = 0x0930
  /// Korean for Unix.
  case EUC_KR = 0x0940
  /// Russian.
  case KOI8_R = 0x0A02
}

/// An encoding in Core Foundation, in Foundation, and among the names of the Internet Assigned Numbers Authority; the first
/// name is the preferred one.
private struct StringEncoding {
  let coreFoundation: CFStringEncoding
  let foundation: UInt
  let names: [String]

  init(_ coreFoundation: CFStringEncoding, _ foundation: UInt? = nil, _ names: String...) {
    self.coreFoundation = coreFoundation
    self.foundation = foundation ?? 0x8000_0000 | UInt(coreFoundation)
    self.names = names
  }

  static let all: [StringEncoding] = [
    StringEncoding(0x0600, 1, "us-ascii", "ascii"),
    StringEncoding(0x0800_0100, 4, "utf-8", "utf8"),
    StringEncoding(0x0201, 5, "iso-8859-1", "latin1", "iso_8859-1"),
    StringEncoding(0x0202, 9, "iso-8859-2", "latin2"),
    StringEncoding(0x020F, nil, "iso-8859-15"),
    StringEncoding(0x0500, 12, "windows-1252", "cp1252"),
    StringEncoding(0x0501, 15, "windows-1250", "cp1250"),
    StringEncoding(0x0502, 11, "windows-1251", "cp1251"),
    StringEncoding(0x0503, 13, "windows-1253", "cp1253"),
    StringEncoding(0x0504, 14, "windows-1254", "cp1254"),
    StringEncoding(0x0100, 10, "utf-16"),
    StringEncoding(0x1000_0100, 0x9000_0100, "utf-16be"),
    StringEncoding(0x1400_0100, 0x9400_0100, "utf-16le"),
    StringEncoding(0x0C00_0100, 0x8C00_0100, "utf-32"),
    StringEncoding(0x1800_0100, 0x9800_0100, "utf-32be"),
    StringEncoding(0x1C00_0100, 0x9C00_0100, "utf-32le"),
    StringEncoding(0x0BFF, 7),
    StringEncoding(0x0B01, 2),
    StringEncoding(0x0000, 30, "macintosh"),
    StringEncoding(0x0920, 3, "euc-jp"),
    StringEncoding(0x0820, 21, "iso-2022-jp"),
    StringEncoding(0x0A01, 8, "shift_jis", "shift-jis"),
    StringEncoding(0x0A03, nil, "big5"),
    StringEncoding(0x0632, nil, "gb18030"),
    StringEncoding(0x0630, nil, "gb2312"),
    StringEncoding(0x0631, nil, "gbk"),
    StringEncoding(0x0930, nil, "euc-cn"),
    StringEncoding(0x0940, nil, "euc-kr"),
    StringEncoding(0x0A02, nil, "koi8-r"),
  ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Foundation's number of an encoding of Core Foundation's.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  StringEncoding.all.first { $0.coreFoundation == encoding }?.foundation
    ?? 0x8000_0000 | UInt(encoding)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Core Foundation's number of an encoding of Foundation's; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let known = StringEncoding.all.first(where: { $0.foundation == encoding }) {
    return known.coreFoundation
  }
  guard encoding & 0x8000_0000 != 0 else { return kCFStringEncodingInvalidId }
  return CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The encoding with a name, in upper or lower case; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString!) -> CFStringEncoding {
  let name = String(name).lowercased()
  return StringEncoding.all.first { $0.names.contains(name) }?.coreFoundation
    ?? kCFStringEncodingInvalidId
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The preferred name of an encoding; nil for an unknown one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  StringEncoding.all.first { $0.coreFoundation == encoding }?.names.first.map {
    NSString(string: $0)
  }
}
