// The numbers of font features and of what they are set to, of the font feature registry of Apple Advanced
// Typography (SFNTLayoutTypes.h): what UIFontDescriptor.AttributeName.featureSettings contains.

import CairoGraphics
import Foundation
import FoundationForPackages
import UIFoundation

// MARK: Features

/// Ligatures, of which each kind is turned on and off.
public let kLigaturesType = 1
/// Small capitals, in fonts before `kLowerCaseType`. Without effect: no setting of it is known.
public let kLetterCaseType = 3
/// The widths of digits: one setting at a time.
public let kNumberSpacingType = 6
/// Swashes at the ends of words and lines. Without effect: no setting of it is known.
public let kSmartSwashType = 8
/// Superscripts and subscripts: one setting at a time.
public let kVerticalPositionType = 10
/// Fractions: one setting at a time.
public let kFractionsType = 11
/// Additions such as a slashed zero, whose setting 4 is `zero`. The others are without effect.
public let kTypographicExtrasType = 14
/// Styles of capitals. Setting 4, for titles, is `titl`; the others are without effect.
public let kStyleOptionsType = 19
/// The forms of Chinese and Japanese characters: one setting at a time.
public let kCharacterShapeType = 20
/// Old-style and lining digits: one setting at a time.
public let kNumberCaseType = 21
/// The widths of characters of Chinese, Japanese and Korean: one setting at a time.
public let kTextSpacingType = 22
/// The stylistic sets of a font, from 1 to 20, each of which is turned on and off.
public let kStylisticAlternativesType = 35
/// Alternates that depend on the neighbours of a letter, and swashes.
public let kContextualAlternatesType = 36
/// Capitals in place of lower-case letters: one setting at a time.
public let kLowerCaseType = 37
/// Small capitals in place of capitals: one setting at a time.
public let kUpperCaseType = 38

// MARK: Settings

/// Turns common ligatures on: `liga`.
public let kCommonLigaturesOnSelector = 2
/// Turns common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// Turns rare ligatures on: `dlig`.
public let kRareLigaturesOnSelector = 4
/// Turns rare ligatures off.
public let kRareLigaturesOffSelector = 5
/// Digits of the same width: `tnum`.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths: `pnum`.
public let kProportionalNumbersSelector = 1
/// Characters on the baseline: turns the other vertical positions off.
public let kNormalPositionSelector = 0
/// Superscripts: `sups`.
public let kSuperiorsSelector = 1
/// Subscripts: `subs`.
public let kInferiorsSelector = 2
/// Raised letters after a number, such as in 1st: `ordn`.
public let kOrdinalsSelector = 3
/// Subscripts of formulas: `sinf`.
public let kScientificInferiorsSelector = 4
/// Turns fractions off.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar: `afrc`.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal bar: `frac`.
public let kDiagonalFractionsSelector = 2
/// Old-style digits, some of which have descenders: `onum`.
public let kLowerCaseNumbersSelector = 0
/// Lining digits, as high as capitals: `lnum`.
public let kUpperCaseNumbersSelector = 1
/// Turns contextual alternates on: `calt`.
public let kContextualAlternatesOnSelector = 0
/// Turns contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// Turns swashes on: `swsh`.
public let kSwashAlternatesOnSelector = 2
/// Turns swashes off.
public let kSwashAlternatesOffSelector = 3
/// Turns swashes that depend on the neighbours of a letter on: `cswh`.
public let kContextualSwashAlternatesOnSelector = 4
/// Turns swashes that depend on the neighbours of a letter off.
public let kContextualSwashAlternatesOffSelector = 5
/// Lower-case letters: turns the other settings off.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of lower-case letters: `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Capitals as high as lower-case letters in place of these: `pcap`.
public let kLowerCasePetiteCapsSelector = 2
/// Capitals: turns the other settings off.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of capitals: `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as high as lower-case letters in place of capitals: `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
/// No stylistic set. Without effect: the selectors of the sets turn them off.
public let kNoStylisticAlternativesSelector = 0
/// Turns the stylistic set 1 on: `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Turns the stylistic set 1 off.
public let kStylisticAltOneOffSelector = 3
/// Turns the stylistic set 2 on: `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Turns the stylistic set 2 off.
public let kStylisticAltTwoOffSelector = 5
/// Turns the stylistic set 3 on: `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Turns the stylistic set 3 off.
public let kStylisticAltThreeOffSelector = 7
/// Turns the stylistic set 4 on: `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Turns the stylistic set 4 off.
public let kStylisticAltFourOffSelector = 9
/// Turns the stylistic set 5 on: `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Turns the stylistic set 5 off.
public let kStylisticAltFiveOffSelector = 11
/// Turns the stylistic set 6 on: `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Turns the stylistic set 6 off.
public let kStylisticAltSixOffSelector = 13
/// Turns the stylistic set 7 on: `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Turns the stylistic set 7 off.
public let kStylisticAltSevenOffSelector = 15
/// Turns the stylistic set 8 on: `ss08`.
public let kStylisticAltEightOnSelector = 16
/// Turns the stylistic set 8 off.
public let kStylisticAltEightOffSelector = 17
/// Turns the stylistic set 9 on: `ss09`.
public let kStylisticAltNineOnSelector = 18
/// Turns the stylistic set 9 off.
public let kStylisticAltNineOffSelector = 19
/// Turns the stylistic set 10 on: `ss10`.
public let kStylisticAltTenOnSelector = 20
/// Turns the stylistic set 10 off.
public let kStylisticAltTenOffSelector = 21
/// Turns the stylistic set 11 on: `ss11`.
public let kStylisticAltElevenOnSelector = 22
/// Turns the stylistic set 11 off.
public let kStylisticAltElevenOffSelector = 23
/// Turns the stylistic set 12 on: `ss12`.
public let kStylisticAltTwelveOnSelector = 24
/// Turns the stylistic set 12 off.
public let kStylisticAltTwelveOffSelector = 25
/// Turns the stylistic set 13 on: `ss13`.
public let kStylisticAltThirteenOnSelector = 26
/// Turns the stylistic set 13 off.
public let kStylisticAltThirteenOffSelector = 27
/// Turns the stylistic set 14 on: `ss14`.
public let kStylisticAltFourteenOnSelector = 28
/// Turns the stylistic set 14 off.
public let kStylisticAltFourteenOffSelector = 29
/// Turns the stylistic set 15 on: `ss15`.
public let kStylisticAltFifteenOnSelector = 30
/// Turns the stylistic set 15 off.
public let kStylisticAltFifteenOffSelector = 31
/// Turns the stylistic set 16 on: `ss16`.
public let kStylisticAltSixteenOnSelector = 32
/// Turns the stylistic set 16 off.
public let kStylisticAltSixteenOffSelector = 33
/// Turns the stylistic set 17 on: `ss17`.
public let kStylisticAltSeventeenOnSelector = 34
/// Turns the stylistic set 17 off.
public let kStylisticAltSeventeenOffSelector = 35
/// Turns the stylistic set 18 on: `ss18`.
public let kStylisticAltEighteenOnSelector = 36
/// Turns the stylistic set 18 off.
public let kStylisticAltEighteenOffSelector = 37
/// Turns the stylistic set 19 on: `ss19`.
public let kStylisticAltNineteenOnSelector = 38
/// Turns the stylistic set 19 off.
public let kStylisticAltNineteenOffSelector = 39
/// Turns the stylistic set 20 on: `ss20`.
public let kStylisticAltTwentyOnSelector = 40
/// Turns the stylistic set 20 off.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Features of a font

/// The key of a feature's number in a setting: the raw value of `UIFontDescriptor.FeatureKey.type`.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey = NSString(
  string: "CTFeatureTypeIdentifier")
/// The key of a feature's name in a description. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey = NSString(string: "CTFeatureTypeName")
/// The key of whether a feature has one setting at a time. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey = NSString(
  string: "CTFeatureTypeExclusive")
/// The key of the settings that a feature has. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey = NSString(
  string: "CTFeatureTypeSelectors")
/// The key of a setting's number: the raw value of `UIFontDescriptor.FeatureKey.selector`.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey = NSString(
  string: "CTFeatureSelectorIdentifier")
/// The key of a setting's name in a description. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey = NSString(
  string: "CTFeatureSelectorName")
/// The key of whether a setting is the default. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey = NSString(
  string: "CTFeatureSelectorDefault")
/// The key of whether a font has a setting on. No font has descriptions here.
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey = NSString(
  string: "CTFeatureSelectorSetting")
/// The key of an OpenType feature's four characters, such as `tnum`, in place of the two numbers.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag = NSString(
  string: "CTFeatureOpenTypeTag")
/// The key of an OpenType feature's value: 0 for off, 1 for on, the default, or the number of an alternative.
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue = NSString(
  string: "CTFeatureOpenTypeValue")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Descriptions of the font's features, which are in the tables of Apple Advanced Typography: always nil, as for a font
/// without these. Features are set all the same; see `UIFontDescriptor.AttributeName.featureSettings`.
public func CTFontCopyFeatures(_ font: UIFont) -> CFArray? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The features that the font was created with: always nil, see `CTFontCopyFeatures(_:)`.
public func CTFontCopyFeatureSettings(_ font: UIFont) -> CFArray? { nil }
