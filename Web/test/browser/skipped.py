"""The rows that a browser cannot play, and why: browsers, rows by what stands under `format` and `do`, the reason."""

EVERY = ("chromium", "webkit", "firefox")
YEN = "locale=ja-JP currency=JPY symbol=symbol"

SKIPPED = [
    (EVERY, (("preset=classic", "replace(5,9,2)"), ("-", "replace(6,6,1)"), ("-", "replace(0,6,9)"),
             ("-", "replace(0,121,)")),
     "a browser announces no range beyond the text"),
    (EVERY, (("locale=ff-Adlm-GN", "type(12) replace(1,3,5)"),), "a browser cuts no character in two"),
    (EVERY, (("locale=bn-BD", "type(1234567)"),), "browsers write bn-BD in Bengali digits"),
    (EVERY, ((YEN, "type(1234.56)"), (f"{YEN} sign=any", "type(ー５００)")),
     "browsers write the yen sign of ja-JP full-width"),
    (("chromium", "firefox"),
     (("locale=de-CH", "type(1234567.5)"), ("locale=de-CH", "type(1'234’567)"), ("locale=de-CH", "bs"),
      ("locale=de-CH currency=CHF symbol=symbol", "type(1234.5) blur")),
     "this browser groups de-CH by ', not by ’"),
    (("firefox",), (("locale=fr-CH", "type(1234,5)"),), "this browser groups fr-CH by ', not by a narrow space"),
    (("chromium",),
     (("locale=ff-Adlm-GN", "type(1234567)"), ("locale=ff-Adlm-GN", "type(1234) bs"),
      ("locale=ff-Adlm-GN", "type(1234) home del")),
     "this browser has no ff-Adlm"),
    (("chromium", "webkit"), (("locale=tok", "type(12345)"),), "this browser has no tok"),
    (("webkit",), (("locale=en-CA currency=USD symbol=narrow", "type(5)"),),
     "this browser writes the narrow dollar of en-CA as US$"),
    (("webkit",), (("grouping=idle", "focus"),),
     "where a program gives the focus, this browser puts the caret to the start of a text that changes then"),
]
