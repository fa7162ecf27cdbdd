/// What a person does at the field, whatever bytes their terminal has for it.
enum Key: Equatable {
  /// One scalar of what is typed.
  case type(Unicode.Scalar)
  /// A text that came as a whole; nil where it was too long to be looked at.
  case paste(String?)
  /// Moves the caret, or with Shift the end of the selection.
  case move(Motion, selecting: Bool)
  /// Deletes the selection, or from the caret to where the motion would lead.
  case delete(Motion)
  /// Ctrl-D: deletes to the right, or leaves an empty field.
  case deleteOrLeave
  case undo, redo
  case enter
  /// Esc and Ctrl-C.
  case leave
  /// Ctrl-L.
  case redraw
  /// A key that means nothing here.
  case unknown
}

/// The ways the caret goes.
enum Motion: Equatable {
  case left, right, groupLeft, groupRight, start, end

  /// The same way in the longer stride that Alt and Ctrl mean.
  var byGroups: Motion {
    switch self {
    case .left: .groupLeft
    case .right: .groupRight
    default: self
    }
  }
}
