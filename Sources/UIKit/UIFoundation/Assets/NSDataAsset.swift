/// The bytes of a data set in an asset catalog of a bundle.
public final class NSDataAsset: NSObject {
  /// The name of the data set, with the folders that provide a namespace.
  public let name: String
  /// The content of the set's file.
  public let data: Data

  /// The data set of the main bundle; nil if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The data set of a bundle; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let data = Self.data(named: name, in: bundle) else { return nil }
    self.name = name
    self.data = data
    super.init()
  }

  /// The first file that the set names: sets for several devices are not distinguished.
  private static func data(named name: String, in bundle: Bundle) -> Data? {
    guard let folder = bundle.resourceURL, !name.split(separator: "/").contains("..") else {
      return nil
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let set = folder.appending(path: "\(catalog)/\(name).dataset")
      guard let contents = try? Data(contentsOf: set.appending(path: "Contents.json")),
        let json = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
        let entries = json["data"] as? [[String: Any]],
        let file = entries.lazy.compactMap({ $0["filename"] as? String }).first
      else { continue }
      return try? Data(contentsOf: set.appending(path: file))
    }
    return nil
  }
}
