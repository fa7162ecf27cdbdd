"""The rows that a browser cannot play, and why: browsers, rows as file:line, the reason."""

EVERY = ("chromium", "webkit", "firefox")

SKIPPED = [
    (EVERY, ("classic.tsv:33", "rules.tsv:4", "rules.tsv:5", "standard.tsv:122"),
     "a browser announces no range beyond the text"),
    (EVERY, ("notations.tsv:55",), "a browser cuts no character in two"),
    (EVERY, ("notations.tsv:22",), "browsers write bn-BD in Bengali digits"),
    (EVERY, ("notations.tsv:42", "notations.tsv:43"), "browsers write the yen sign of ja-JP full-width"),
    (("chromium", "firefox"), ("notations.tsv:23", "notations.tsv:24", "notations.tsv:25", "notations.tsv:26"),
     "this browser groups de-CH by ', not by ’"),
    (("firefox",), ("notations.tsv:27",), "this browser groups fr-CH by ', not by a narrow space"),
    (("chromium",), ("notations.tsv:52", "notations.tsv:53", "notations.tsv:54"), "this browser has no ff-Adlm"),
    (("chromium", "webkit"), ("notations.tsv:56",), "this browser has no tok"),
    (("webkit",), ("notations.tsv:60",), "this browser writes the narrow dollar of en-CA as US$"),
    (("webkit",), ("edges.tsv:35", "rules.tsv:131"),
     "where a program gives the focus, this browser puts the caret to the start of a text that changes then"),
]
