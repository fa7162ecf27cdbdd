enum Help {
  static let version = "0.1.0"

  static let overview = """
    amount: a field for amounts of money

    Usage:
      amount                             a field in the terminal; prints the amount
      amount ask [options] [prompt]      the same, for scripts: value on stdout
      amount read [options] [FILE…]      reads amounts, a line each: exact, reinterpreted, ambiguous, unreadable
      amount format [options] [AMOUNT…]  shows amounts as a field does
      amount words [options] [AMOUNT…]   writes amounts in words, as on a cheque, or reads them back
      amount messages [--json]           what a field says, in every language
      amount say [options] [AMOUNT…]     says amounts in words
      amount replay [--print] FILE…      runs scenario files through the engine
      amount COMMAND --help              more about a command
      amount --version

    Amounts are written as -1234.50, whatever the locale.
    """

  static let options = """
    Options (each also an attribute of the field in every other host):
      --preset standard|classic          the rules everything else starts from
      --locale TAG                       de-DE or de_DE; the default is the environment's
      --currency CODE                    ISO 4217, decides the fraction digits
      --symbol none|symbol|narrow|code   how the currency is shown
      --fraction-digits MAX|MIN-MAX      2, or 2-2
      --integer-digits MAX
      --minimum AMOUNT, --maximum AMOUNT inclusive
      --out-of-range flag|reject|clamp   what happens beyond them
      --sign positive|any
      --zero-amount allow|reject
      --grouping always|idle|never
      --grouping-sizes 3|3-2
      --grouping-separator CHARACTER
      --decimal-separator CHARACTER
      --typed-separator point|any|locale which keys are the decimal key
      --entry decimal|minor-units        minor-units fills from the right
      --leading-point zero|reject        what . becomes in an empty field
      --zero-then-digit replace|reject   what 5 does after a lone 0
      --leading-zeros keep|remove        what a deletion leaves in front
      --point-deletion guard|join        whether Backspace may take the point
      --excess-fraction reject|truncate|round
      --reading strict|generous|LIST     how a pasted text is read; of multipliers,subunits,numerals,arithmetic,triangles
      --digits locale|ascii
      --prefix TEXT, --suffix TEXT       literal, in place of the currency's
    """

  static let ask = """
    Usage: amount ask [options] [prompt]

    A field in the terminal. Enter takes a valid amount and prints it on standard output; Esc or Ctrl-C leaves with
    status 130 and prints nothing. Prompt and field appear on the terminal itself, so this works:

      amount=$(amount ask --currency CNY --maximum 5000 "Transfer: ")

    Where there is no terminal, one line is read from standard input; what is no valid amount is told on standard error
    with status 1.

      --language TAG                     of the messages; the default is the environment's

    Keys: arrows, Home, End, Ctrl-A and Ctrl-E move; with Alt or Ctrl, arrows go by groups, as Alt-B and Alt-F do; with
    Shift they select. Backspace and Delete take a digit, Ctrl-W and Alt-D a group, Ctrl-U and Ctrl-K all to the start
    or the end. Ctrl-Z undoes, Ctrl-Y does it again, Ctrl-L draws anew.

    NO_COLOR is respected; on a terminal that can only print (TERM=dumb) a whole line is read instead of keys.

    \(options)
    """

  static let read = """
    Usage: amount read [options] [FILE…]

    Reads amounts, a line each, and prints a line for each in the same order, with tabs between:

      status   exact, reinterpreted, ambiguous or unreadable
      amount   as -1234.50, where there is one
      detail   how it was understood, the readings it could have, or why it is none

      printf '1.234,56\\n' | amount read --locale en-US --currency USD

    Without FILE, or where FILE is -, standard input is read. Input of any size and any bytes takes the same memory; a
    line that is not UTF-8 is unreadable.

      --generous            short for --reading generous
      --column N|NAME       reads one column of CSV or TSV and appends the three columns; with NAME the first record has
                            the names, to which status, amount and detail are added, as read-amount where there is
                            an amount. Quotes are those of RFC 4180; a record may have 16 MB. One with more cells
                            than the first is unreadable, since a comma may have parted the amount
      --summary             counts by status on standard error
      --check               exit status 1 if a text is ambiguous or unreadable

    Limits, sign and what else is for typing play no part: 500 is exact beyond a maximum of 100, and so is -5. The exit
    status is 1 if an input cannot be read or the output not written, too.

    \(options)
    """

  static let format = """
    Usage: amount format [options] [AMOUNT…]

    Shows amounts as a field that is not being edited does, a line each.

      amount format --locale hi-IN --currency INR --symbol symbol 1234567.5

    Without AMOUNT they are read from standard input, one a line. A line that is no amount, or one that the field cannot
    show, is told on standard error with its number and has no answer; the others have theirs, and the exit status is 1.
    A bad AMOUNT is wrong usage: none is shown, and the exit status is 2. Limits and sign are not looked at.

    \(options)
    """

  static let words = """
    Usage: amount words --style STYLE [options] [AMOUNT…]

    Writes amounts in words, a line each, as cheques, vouchers and receipts have them.

      amount words --style rmb 107000.53            人民币壹拾万柒仟元伍角叁分
      amount words --style rmb --back 壹佰元整      100

    Without AMOUNT the lines of standard input are amounts. A bad line is told on standard error with its number and
    has no answer, the others have theirs, and the exit status is 1. A bad AMOUNT is wrong usage: the exit status is 2.

    Styles and their options:
      rmb   人民币大写, below 10^16          twd, hkd   新臺幣 and 港幣, as is the custom
        --prefix on|off                   人民币 in front
        --closing 整|正
        --closing-after yuan|jiao         jiao closes 伍角整 too, as accounting vouchers must
        --zero-at-wan on|off              the optional 零 of 壹拾万零柒仟元; off by default, as the next
        --zero-at-yuan on|off             the optional 零 of 壹拾元零伍角
        --yuan 元|圆
      us    One hundred twenty-three and 45/100 dollars
        --unit NAME                       such as "Canadian dollars"
        --zero-cents 00|no                no writes no/100
      uk    One hundred and twenty-three pounds and 45 pence only
        --unit ONE,MANY, --subunit ONE,MANY   such as euro,euros and cent,cents
        --pence figures|words
        --only on|off
      in    Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only; below 10^14
        --unit NAME, --subunit NAME
        --only on|off
      jpy   金壱拾弐万参千円也
        --prefix on|off
        --closing 也|整
      krw   일금 일십이만삼천원정
        --prefix on|off

      --back   the other way: reads words of rmb, twd, hkd, jpy and krw in any of their forms and prints the amounts
    """

  static let messages = """
    Usage: amount messages [--language TAG] [--json]

    Prints what a field says, a line for each sentence, with tabs between:

      language   en, zh-Hans, zh-Hant, ja, ko, de, fr, es, pt-BR, it, ru, ar or hi
      key        the name of the reason; behind a plural form its category: tooManyFractionDigits.one
      sentence   with names in braces where data go: At most {maximum}

      --language TAG   one language instead of all
      --json           one object with an object of keys and sentences for each language
    """

  static let say = """
    Usage: amount say [--locale TAG] [--currency CODE] [AMOUNT…]

    Says amounts in words, a line each, as a screen reader should speak them.

      amount say --locale en-US --currency USD -115.05
      minus one hundred fifteen dollars and five cents

    Without AMOUNT the amounts are read from standard input, a line each. What cannot be said in words without losing a
    digit stays in digits, with the name of the currency.

      --locale TAG       de-DE or de_DE; the default is the environment's
      --currency CODE    ISO 4217; without one the plain number is said

    Exit status 1 if a line is no amount; the others are said all the same. A bad AMOUNT is wrong usage: none is said,
    and the exit status is 2.
    """

  static let replay = """
    Usage: amount replay [--print] FILE…

    Runs scenario files through the engine and prints each row that differs, then "N passed, N failed".
    Exit status 1 if a row failed, 2 if a file cannot be read.

      --print   print every row with what it really came to
    """
}
