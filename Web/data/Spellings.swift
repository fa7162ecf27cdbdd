// Prints the spellings that no locale has as a module for the page.

enum CurrencyNames {}

/// A JavaScript string.
func quoted(_ text: String) -> String {
  var result = "'"
  for scalar in text.unicodeScalars {
    if scalar == "'" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result + "'"
}

func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

@main struct Spellings {
  static func main() {
    print("// Made by Scripts/web-data from Sources/AmountFoundation/CurrencySpellings+Extra.swift.\n")
    print("/** Currencies, and what people write for them though no locale does. */")
    print("export const extraSpellings = [")
    for entry in CurrencyNames.extra { print("  [\(list(entry.codes)), \(list(entry.marks))],") }
    print("];\n")
    print("/** Symbols that, behind a number, more often are thousands, millions or litres. */")
    print("export const doubtfulSymbols = \(list(CurrencyNames.doubtfulSymbols.sorted()));")
  }
}
