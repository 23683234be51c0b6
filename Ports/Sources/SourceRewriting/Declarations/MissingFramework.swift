import SwiftSyntax

/// SwiftUI, which there is not on Linux, and the types of a package that are made of its types.
enum MissingFramework {
  static let modules: Set<String> = ["SwiftUI", "WidgetKit"]

  /// What these modules declare, as far as packages of views name it.
  static let names: Set<String> = [
    "Angle", "Animatable", "AnimatableModifier", "AnyTransition", "AnyView", "App", "AppStorage",
    "Binding", "Bindable", "ButtonStyle", "Color", "DynamicProperty", "EdgeInsets", "EmptyView",
    "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState",
    "ForEach", "GeometryEffect", "GeometryProxy", "GeometryReader", "GestureState", "HStack",
    "LazyHStack", "LazyVStack", "LocalizedStringKey", "Namespace", "NavigationView",
    "ObservedObject", "PreferenceKey", "PreviewProvider", "PrimitiveButtonStyle", "ScaledMetric",
    "Scene", "ScrollView", "Shape", "Spacer", "State", "StateObject", "Text",
    "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
    "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// The names of what a type cannot be without: what it inherits from, the constraints of its parameters, and the
  /// types of stored properties that have no other value.
  static func parts(of node: any DeclGroupSyntax) -> Set<String> {
    var names: Set<String> = []
    func add(_ node: (some SyntaxProtocol)?) {
      guard let node else { return }
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind { names.insert(text) }
      }
    }
    add(node.inheritanceClause)
    add(node.genericWhereClause)
    add(node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause)
    guard !node.is(ExtensionDeclSyntax.self) else { return names }
    for member in node.memberBlock.compiledMembers {
      add(member.as(AssociatedTypeDeclSyntax.self)?.inheritanceClause)
      guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.isStatic else {
        continue
      }
      for binding in property.bindings
      where binding.initializer == nil && binding.accessorBlock == nil {
        guard let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self),
          !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { continue }
        add(type)
      }
    }
    return names
  }
}

extension DeclarationIndex {
  /// The types that consist of a missing framework's types, or of each other.
  static func frameworkTypes(in files: [FileDeclarations], declares: (String) -> Bool) -> Set<
    String
  > {
    let candidates = files.flatMap { $0.partsOfTypes.map { (name: $0.key, parts: $0.value) } }
    guard !candidates.isEmpty else { return [] }
    let missing = MissingFramework.names.filter { !declares($0) }
    var found: Set<String> = []
    var isComplete = false
    while !isComplete {
      isComplete = true
      for type in candidates
      where !found.contains(type.name)
        && !(type.parts.isDisjoint(with: missing) && type.parts.isDisjoint(with: found))
      {
        found.insert(type.name)
        isComplete = false
      }
    }
    return found
  }
}
