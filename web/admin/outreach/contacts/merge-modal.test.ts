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

test("only what differs is asked, and tags are not", () => {
  expect(fieldsToChoose(pair)).toEqual(["name", "zip", "note"]);
});

test("what one of them leaves empty comes from the other; what both say, from whom was chosen", () => {
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
