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
  targets: [
    .target(name: "Blocks", swiftSettings: swiftSettings),
    .target(name: "Simulation", dependencies: ["Blocks"], swiftSettings: swiftSettings),
  ]
)
