import AmountCore

/// The field on a terminal: waits for keys, lets the session answer them, draws.
struct TerminalField {
  private var terminal: Terminal
  private var session: AskSession
  private var view: FieldView
  private var decoder = KeyDecoder()

  init(_ terminal: Terminal, prompt: String, session: AskSession, isColored: Bool) {
    self.terminal = terminal
    self.session = session
    view = FieldView(prompt: prompt, isColored: isColored)
  }

  /// Runs the field until it is left. Returns the amount taken, or nil; the terminal is as it was before, either way.
  mutating func run() throws -> Amount? {
    try terminal.enter()
    defer { terminal.leave() }
    try draw()
    while true {
      let limit: Int32? = decoder.awaitsMore ? Self.escapeLimit : nil
      let keys: [Key]
      // Byte by byte, so that what is typed ahead, behind the Enter, is left to whoever asks next.
      switch try terminal.next(limit: limit, most: decoder.isPasting ? 4096 : 1) {
      case .bytes(let bytes): keys = decoder.decode(bytes)
      case .quiet: keys = decoder.finish()
      case .resized:
        try draw()
        continue
      case .resumed:
        view.forget()
        try draw()
        continue
      }
      for key in keys {
        switch session.press(key) {
        case .stays: break
        case .taken(let amount):
          try draw()
          return amount
        case .left:
          session.silence()
          try draw()
          return nil
        }
      }
      if !keys.isEmpty { try draw() }
    }
  }

  /// How long, in milliseconds, an Esc may be the start of another key.
  private static let escapeLimit: Int32 = 50

  private mutating func draw() throws {
    try terminal.write(view.draw(FieldState(session), columns: terminal.columns))
  }
}
