import Foundation
import Testing

@testable import SourceRewriting

@Suite struct AssetSymbolTests {
  private func extensions(
    colors: [String] = [], images: [String] = [], besides source: String = ""
  ) -> String? {
    AssetSymbols(colors: colors, images: images)
      .extensions(besides: DeclarationIndex([FileDeclarations(source: source)]))
  }

  @Test(arguments: [
    ("brand", "brand"), ("Brand Red", "brandRed"), ("brand-red_2", "brandRed2"),
    ("BrandColor", "brand"),
    ("AccentColor", "accent"), ("accent color", "accent"), ("Color", "color"),
    ("Colorful", "colorful"),
    ("URLIcon", "urlIcon"), ("URL", "url"), ("iOSBlue", "iOSBlue"), ("1st", "_1st"),
    ("default", "`default`"), ("größe", "größe"),
  ])
  func constantsAreWrittenAsInSwift(name: String, constant: String) {
    #expect(AssetSymbolName.constant(name, droppingSuffix: "Color") == constant)
  }

  @Test func aNameWithoutLettersHasNoConstant() {
    #expect(AssetSymbolName.constant("--", droppingSuffix: "Color") == nil)
    #expect(extensions(colors: ["--"]) == nil)
  }

  @Test func aColorIsAResourceAndAColor() {
    #expect(
      extensions(colors: ["Brand Red"])
        == #"import UIKit; extension ColorResource { static let brandRed = ColorResource(name: "Brand Red", bundle: .module) }; "#
        + "extension UIColor { static var brandRed: UIColor { UIColor(resource: ColorResource.brandRed) } }"
    )
  }

  @Test func foldersThatAreNamespacesAreEnumerations() {
    #expect(
      extensions(images: ["icons/tab-bar/Home", "icons/LogoImage", "a"])
        == #"import UIKit; extension ImageResource { static let a = ImageResource(name: "a", bundle: .module); "#
        + #"enum Icons { static let logo = ImageResource(name: "icons/LogoImage", bundle: .module); "#
        + #"enum TabBar { static let home = ImageResource(name: "icons/tab-bar/Home", bundle: .module) } } }; "#
        + "extension UIImage { static var a: UIImage { UIImage(resource: ImageResource.a) }; "
        + "enum Icons { static var logo: UIImage { UIImage(resource: ImageResource.Icons.logo) }; "
        + "enum TabBar { static var home: UIImage { UIImage(resource: ImageResource.Icons.TabBar.home) } } } }"
    )
  }

  @Test func aNameOfUIKitsStaysItsOwn() throws {
    let text = try #require(extensions(colors: ["red"], images: ["Checkmark"]))
    #expect(text.contains("extension ColorResource { static let red ="))
    #expect(!text.contains("extension UIColor"))
    #expect(text.contains("extension ImageResource { static let checkmark ="))
    #expect(!text.contains("extension UIImage"))
  }

  @Test func whatAModuleDeclaresStaysItsOwn() throws {
    let own = """
      extension UIColor { static let brand = UIColor.red }
      extension ColorResource { static let sand = ColorResource(name: "sand", bundle: .module) }
      """
    let text = try #require(extensions(colors: ["brand", "sand"], besides: own))
    #expect(text.contains("static let brand = ColorResource"))
    #expect(!text.contains("static let sand"))
    #expect(!text.contains("static var brand"))
    #expect(text.contains("static var sand: UIColor"))
  }

  @Test func aModuleWithSuchATypeOfItsOwnGetsNone() {
    #expect(extensions(colors: ["brand"], besides: "struct ColorResource {}") == nil)
  }

  @Test func ofTwoAssetsWithTheSameSymbolOneHasIt() throws {
    let text = try #require(extensions(colors: ["brand-red", "brandRed"]))
    #expect(text.components(separatedBy: "static let brandRed").count == 2)
  }
}
