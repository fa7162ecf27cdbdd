@_exported public import AppleDoubles
