// Written from the documentation of Foundation's Formatter on Apple platforms. The one on Linux has neither the questions
// about partial text nor the way back from text to an object.
@_exported public import AppleDoubles
@_exported public import Foundation

open class Formatter: Foundation.Formatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
