// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: swiftSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: swiftSettings)
}

let package = Package(
  name: "scenario",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "scenario", targets: ["scenario"]),
    .library(name: "BlocksLive", targets: ["BlocksLive"]),
  ],
  targets: [
    target("Blocks"),
    target("BlocksLive", ["Blocks"]),
    target("Simulation", ["Blocks"]),
    target("Layout", ["Blocks"]),
    .systemLibrary(
      name: "CLua",
      pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]
    ),
    .target(name: "CLuaHost", dependencies: ["CLua"]),
    target("LuaRuntime", ["CLuaHost"]),
    .target(name: "CDrawing"),
    target("Drawing", ["Blocks", "CDrawing", "Layout"]),
    target("ScenarioLanguage", ["Blocks", "Drawing", "Layout", "LuaRuntime", "Simulation"]),
    .target(name: "CWorkers"),
    target(
      "ScenarioRunner",
      ["Blocks", "CWorkers", "Drawing", "ScenarioLanguage", "Simulation"],
      exclude: ["Events/EVENTS.md"]
    ),
    .executableTarget(name: "scenario", dependencies: ["ScenarioRunner"], swiftSettings: swiftSettings),
    .target(name: "CAllocations"),
    target("Measuring"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Blocks", "CAllocations", "Drawing", "Layout", "Measuring", "ScenarioLanguage", "ScenarioRunner",
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(name: "fuzzing", dependencies: ["Drawing"], swiftSettings: swiftSettings),
    tests("BlocksTests", ["Blocks"]),
    tests("BlocksLiveTests", ["Blocks", "BlocksLive"]),
    tests("LuaRuntimeTests", ["LuaRuntime"]),
    tests("SimulationTests", ["Blocks", "Simulation"]),
    tests("ScenarioLanguageTests", ["Blocks", "ScenarioLanguage", "Simulation"]),
    tests("LayoutTests", ["Blocks", "Drawing", "Layout"]),
    tests("DrawingTests", ["Blocks", "Drawing"]),
    tests("ScenarioRunnerTests", ["ScenarioLanguage", "ScenarioRunner"]),
    tests("MeasuringTests", ["Measuring"]),
    tests("CommandTests", ["scenario"], exclude: ["Fixtures"]),
  ]
)
