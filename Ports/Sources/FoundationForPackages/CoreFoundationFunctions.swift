// Core Foundation's functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairoGraphics
import Foundation

// Functions of Core Foundation that code for Core Text calls, on Foundation's classes.

/// What Core Foundation's objects are allocated by, without effect: Foundation's classes have one way only.
public final class CFAllocator: Sendable {}

/// The default allocator: nil, which every function accepts.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The index of what was not found.
public let kCFNotFound: CFIndex = -1

// MARK: Strings

/// The number of UTF-16 code units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// An empty string. Allocator and maximum length have no effect.
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! {
  NSMutableString(capacity: 0)
}

/// A mutable copy of a string. Allocator and maximum length have no effect.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: String(theString)) }

/// Appends a string to a mutable one.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
  theString.append(String(appendedString))
}

// MARK: Attributed strings

/// A string with the same attributes everywhere; nil attributes for none. The allocator has no effect.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: String(str), attributes: attributes.map(NSRange.attributes))
}

/// An empty attributed string. Allocator and maximum length have no effect.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// A mutable copy of an attributed string. Allocator and maximum length have no effect.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: aStr) }

/// The number of UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// A copy of the characters.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
  NSString(string: aStr.string)
}

/// Replaces the characters of a range, in UTF-16 code units; the new ones get the attributes of the first replaced one.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceCharacters(in: NSRange(range), with: String(replacement)) }

/// Sets an attribute of a range, in UTF-16 code units; without effect if the value is nil.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let value else { return }
  aStr.addAttribute(
    NSAttributedString.Key(String(attrName)), value: value, range: NSRange(range))
}

/// Sets attributes of a range, in UTF-16 code units, and removes all others there on request.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  let attributes = NSRange.attributes(replacement)
  if clearOtherAttributes {
    aStr.setAttributes(attributes, range: NSRange(range))
  } else {
    aStr.addAttributes(attributes, range: NSRange(range))
  }
}

/// Removes an attribute from a range, in UTF-16 code units.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) { aStr.removeAttribute(NSAttributedString.Key(String(attrName)), range: NSRange(range)) }

/// Begins a group of changes.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {
  aStr.beginEditing()
}

/// Ends a group of changes.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr.endEditing() }

extension NSRange {
  fileprivate init(_ range: CFRange) {
    self.init(location: range.location, length: range.length)
  }

  fileprivate static func attributes(
    _ dictionary: CFDictionary
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in dictionary {
      if let name = key as? String { attributes[NSAttributedString.Key(name)] = value }
    }
    return attributes
  }
}

// MARK: Collections

/// An unretained pointer to an element of a collection.
///
/// A value that is not an object is boxed in one that is leaked, as it has no other owner.
private func pointer(to value: Any?) -> UnsafeRawPointer! {
  guard let value else { return nil }
  let object = value as AnyObject
  return type(of: value) is AnyClass
    ? UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    : UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// An element: an object as long as the array has it, `unsafeBitCast(pointer, to: CTLine.self)`.
///
/// - Precondition: There is one at the index.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  pointer(to: theArray.object(at: idx))
}

/// The number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The value of a key, an object as long as the dictionary has it; nil if there is none.
///
/// - Parameter key: a pointer to the object, `Unmanaged.passUnretained(key).toOpaque()`.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
  return pointer(to: theDict.object(forKey: key))
}

/// Whether the dictionary has a key.
///
/// - Parameter key: a pointer to the object, `Unmanaged.passUnretained(key).toOpaque()`.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()) != nil
}
