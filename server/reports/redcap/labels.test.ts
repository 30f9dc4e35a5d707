import { expect, test } from "vitest";
import { plainLabel } from "./labels.ts";

test.each([
  ["yes | no", "yes / no"],
  ["see [hpvq_q1] and {child}", "see (hpvq_q1) and (child)"],
  ["<b>5 < 6</b> & 7", "&lt;b&gt;5 &lt; 6&lt;/b&gt; & 7"],
  [
    "&lt;script&gt; &#60; R&D; R&D",
    "&amp;lt;script&amp;gt; &amp;#60; R&amp;D; R&D",
  ],
  ["  two\r\nlines\u2028and\ttabs\u00a0 ", "two lines and tabs"],
  ["=1+1", "“=1+1”"],
  ["\u200b\u202e@SUM", "“@SUM”"],
  ["-5 to 10, or more", "“-5 to 10, or more”"],
  ["1-2, '\"quoted\"'", "1-2, '\"quoted\"'"],
  ["👩‍👧 Ñandú", "👩‍👧 Ñandú"],
  [`${"long ".repeat(100)}`, `${"long ".repeat(100).trim()}`],
  [" \n ", ""],
])("shows %j as %j", (text, label) => {
  expect(plainLabel(text)).toBe(label);
});
