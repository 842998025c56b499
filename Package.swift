// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "scenario",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "scenario", targets: ["scenario"]),
    .library(name: "Blocks", targets: ["Blocks"]),
  ],
  targets: [
    .target(name: "Blocks", swiftSettings: swiftSettings),
    .target(name: "Simulation", dependencies: ["Blocks"], swiftSettings: swiftSettings),
    .systemLibrary(
      name: "CLua",
      pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]
    ),
    .target(name: "CLuaHost", dependencies: ["CLua"]),
    .target(name: "LuaRuntime", dependencies: ["CLuaHost"], swiftSettings: swiftSettings),
    .target(
      name: "ScenarioLanguage",
      dependencies: ["Blocks", "LuaRuntime", "Simulation"],
      swiftSettings: swiftSettings
    ),
    .target(name: "ScenarioRunner", dependencies: ["ScenarioLanguage"], swiftSettings: swiftSettings),
    .executableTarget(name: "scenario", dependencies: ["ScenarioRunner"], swiftSettings: swiftSettings),
  ]
)
