/// A member of a type, as far as rules need to know it from elsewhere.
struct MemberDeclaration: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case method, property
  }

  /// What identifies a member within its type.
  struct Name: Sendable, Hashable {
    var kind: Kind
    var base: String
    /// The labels of the parameters, `_` for none.
    var labels: [String]
  }

  var name: Name
  var isStatic = false
  var isOverride = false
  /// Whether only its type or its file sees it.
  var isPrivate = false
  /// Whether it is an optional requirement of a protocol.
  var isOptional = false
  /// Whether the result of an optional requirement is made optional, because it is of another type.
  var isMadeOptional = false
  /// Whether Objective-C could call it.
  var isObjectiveC = false
  /// Whether the superclass provides the storage of a property.
  var isManaged = false
  /// Whether its type exposes all its members to Objective-C.
  var isExposedByType = false
  /// Whether it is in an extension.
  var isInExtension = false
  /// The name of `@objc(name)`.
  var objectiveCName: String?
  /// Whether it is a method that throws.
  var isThrowing = false
  /// The member to add to the class if it must be declared there; nil in a class.
  var classMember: ClassMember?
  /// The types of the parameters, as they are written.
  var parameterTypes: [String] = []
  /// Whether a module declares it that this one depends on.
  var isImported = false
  /// The accessors of a property; nil for one without.
  var accessors: ExtensionProperty?
}

/// A type, or what an extension adds to one.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `protocol`, other, `extension` }

  /// With the names of the types around it: `A.B`.
  var qualifiedName: String
  var kind: Kind
  /// Whether a module declares it that this one depends on.
  var isImported = false
  /// Whether a class is declared to be isolated to the main actor.
  var isOnMainActor = false
  /// The simple names of the superclass and the protocols.
  var inherited: [String] = []
  var members: [MemberDeclaration] = []
  /// The initializers of a class.
  var initializers: [InitializerDeclaration] = []
  /// What generic parameters and associated types inherit from, by their names.
  var genericConstraints: [String: [String]] = [:]
  /// The properties and the results of methods that are classes or have some, by their names.
  var classValues: [String: ClassValue] = [:]
  /// The names of the types that properties are declared with, or that make their values, by the names of the properties.
  var propertyTypes: [String: String] = [:]
}

/// An initializer of a class.
struct InitializerDeclaration: Sendable, Hashable {
  var labels: [String]
  var isRequired: Bool
  /// Whether the body of its class may call it.
  var isAvailable: Bool
  var isFailable: Bool
  /// Whether it throws or is asynchronous.
  var hasEffects: Bool
}

extension TypeDeclaration {
  /// The declaration as a module sees it that depends on the one which has it.
  var imported: TypeDeclaration {
    var type = self
    type.isImported = true
    for index in type.members.indices { type.members[index].isImported = true }
    return type
  }
}

/// The declarations of one file that other files of its module can refer to.
public struct FileDeclarations: Sendable {
  var types: [TypeDeclaration]
  /// The names of properties that are declared as `[AnyObject]`.
  var objectLists: Set<String> = []
  /// The names of the types that properties are declared with, by the names of the properties.
  var propertyTypes: [String: Set<String>] = [:]
  /// The properties that may hold a closure or nothing.
  var closures = OptionalClosures()
  var uses: RuntimeUses = []
  /// The modules that the file imports, where conditional compilation leaves the import.
  public internal(set) var imports: [ImportedModule] = []
  /// The types at the top level that have names of Layouter's own types, and whether they are public. Those that only
  /// the file sees are left out.
  public internal(set) var ownNames: [String: Bool] = [:]
  /// The types that type aliases without parameters name, by the aliases' qualified names.
  var aliases: [String: [String]] = [:]
  /// What the types cannot be without.
  var typeParts = TypeParts()
}
