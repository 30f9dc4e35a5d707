import { expect, test } from "vitest";
import { contactNamed } from "#web/testing/contacts.ts";
import { fieldsToChoose, mergedOf } from "./merge-modal.tsx";

const pair = {
  keep: contactNamed("Ana", { note: "First", tags: ["North"], zip: "" }),
  drop: contactNamed("Ana R.", {
    note: "Second",
    tags: ["West"],
    zip: "07030",
  }),
};

test("asks only about fields that differ, except the tags", () => {
  expect(fieldsToChoose(pair)).toEqual(["name", "zip", "note"]);
});

test("takes the filled value where one is empty, otherwise the chosen one", () => {
  expect(mergedOf(pair, {})).toMatchObject({
    name: "Ana",
    zip: "07030",
    note: "First",
    tags: "North, West",
  });
  expect(mergedOf(pair, { note: "drop", zip: "keep" })).toMatchObject({
    note: "Second",
    zip: "",
  });
});
