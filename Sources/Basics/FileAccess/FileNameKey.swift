extension String {
  /// Equal for two paths that are one file on some file system.
  ///
  /// macOS and Windows do not distinguish upper and lower case, and a repository is checked out there too.
  /// Unicode's normalisation, which macOS does not distinguish either, makes no difference to Swift's strings.
  package var fileNameKey: String {
    // Upper case first: "ß" is then "SS", and "ς" the same as "σ", as in Unicode's case folding.
    uppercased().lowercased()
  }
}
