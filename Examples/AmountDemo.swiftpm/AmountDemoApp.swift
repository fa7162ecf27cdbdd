import SwiftUI

@main struct AmountDemoApp: App {
  var body: some Scene {
    WindowGroup { FieldList() }
  }
}
