import { expect, test } from "vitest";
import { sectionOf } from "./sections.ts";

test.each([
  ["/dashboard", "dashboard"],
  ["/dashboard/", "dashboard"],
  ["/dashboard/links", "links"],
  ["/dashboard/questions/edit/abc", "questions"],
  ["/dashboard/concerns/children/abc", "concerns"],
  ["/dashboard/questionsx", "dashboard"],
])("the path %s belongs to the section %s", (path, section) =>
  expect(sectionOf(path)).toBe(section),
);
