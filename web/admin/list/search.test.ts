import { expect, test } from "vitest";
import { matcher, searchable } from "./search.ts";

const searched = searchable(["José Peña (hijo)", "+15551234567", null]);

test.each([
  "",
  "  ",
  "jose",
  "PEÑA",
  "pena josé",
  "(555)",
  "(555) 123-4567",
  "555.123.4567",
  "+1555",
  "hijo)",
])("'%s' matches", (query) => expect(matcher(query)(searched)).toBe(true));

test.each(["joseph", "jose maria", "555-124"])(
  "'%s' does not match, because every word must occur",
  (query) => expect(matcher(query)(searched)).toBe(false),
);
