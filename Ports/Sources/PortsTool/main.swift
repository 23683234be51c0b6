import PackageCommands

PortsCommand.main()
