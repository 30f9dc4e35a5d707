import { expect, test } from "vitest";
import { rulesOf, usedOf } from "./inline-styles.ts";

const used = (css: string, ...classes: string[]) =>
  usedOf(rulesOf(css), new Set(classes));

test.each([
  ["a rule of one class", ".a{margin:0}"],
  ["all classes of a selector", ".a .b:hover{margin:0}"],
  ["one of several selectors", ".x,.a>p{margin:0}"],
  ["rules for elements", "p,[hidden]{margin:0}"],
  ["a font", "@font-face{src:url(a.woff2)}"],
  [
    "an animation, whose steps look like selectors",
    "@keyframes x{0%{top:0}to{top:1px}}",
  ],
  [
    "rules for print",
    "@media print{.a{margin:0}@supports (gap:0){.b{gap:.5rem}}}",
  ],
  ["a selector that must not match", "p:not(.x){margin:0}"],
  ["one of the selectors in :is()", ":is(.x,.a:not(.y)) p{margin:0}"],
  ["a statement without a block", '@import "b.css";.a{margin:0}'],
])("keeps %s", (_what, css) => {
  expect(used(css, "a", "b")).toBe(css);
});

test.each([
  ["a rule of another class", ".x{margin:0}"],
  ["a rule that also needs a missing class", ".a .x{margin:0}"],
  ["a media query without any used rule", "@media print{.x{margin:0}}"],
])("removes %s", (_what, css) => {
  expect(used(`.a{gap:0}${css}p{top:0}`, "a")).toBe(".a{gap:0}p{top:0}");
});
