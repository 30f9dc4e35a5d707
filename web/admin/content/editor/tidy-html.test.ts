import { expect, test } from "vitest";
import { tidyHtml, withOwnHeadings } from "./tidy-html.ts";

test.each([
  ["<ul><li><p>one</p></li></ul>", "<ul><li>one</li></ul>"],
  [
    "<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>",
    "<ul><li>one<ul><li>two</li></ul></li></ul>",
  ],
  [
    "<ol><li><p>a\n<strong>b</strong></p></li></ol>",
    "<ol><li>a\n<strong>b</strong></li></ol>",
  ],
])("unwraps a list item's only paragraph: %s", (html, tidied) => {
  expect(tidyHtml(html)).toBe(tidied);
});

test("keeps a list item's paragraphs if there are two", () => {
  const html = "<ul><li><p>one</p><p>two</p></li></ul>";
  expect(tidyHtml(html)).toBe(html);
});

test("drops empty paragraphs at the end, but not in the middle", () => {
  expect(tidyHtml("<p>a</p><p></p><p>b</p><p></p><p><br></p>")).toBe(
    "<p>a</p><p></p><p>b</p>",
  );
});

test.each(["<p></p>", "<p>&nbsp;</p>", "<p></p><p> </p>"])(
  "%s becomes an empty text",
  (html) => expect(tidyHtml(html)).toBe(""),
);

test("keeps a text that is only an image", () => {
  const html = '<img src="/uploads/a.webp" alt="A nurse">';
  expect(tidyHtml(`${html}<p></p>`)).toBe(html);
});

test("tidying twice is the same as once", () => {
  const once = tidyHtml("<ul><li><p>one</p></li></ul><p></p>");
  expect(tidyHtml(once)).toBe(once);
});

test("headings in a text become h3 or h4, below the page's own headings", () => {
  expect(
    withOwnHeadings("<h1>a</h1><H2 class='x'>b</H2><h3>c</h3><h6>d</h6><hr>"),
  ).toBe("<h3>a</h3><h3 class='x'>b</h3><h3>c</h3><h4>d</h4><hr>");
});
