import Foundation

/// Where the build put its programs.
public enum BuiltProgram {
  /// The path of a program that was built with the tests.
  public static func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// The tests stand in the same folder, on Apple's systems as a bundle that another program has loaded.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent()
  }
}
