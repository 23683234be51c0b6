// Lets Core Foundation compare all objects that are written in Swift, from the start of the program.
