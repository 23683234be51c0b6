// Runs before the main function of a program that is built by `layouter build` or `layouter test`.
