import { expect, test } from "vitest";
import { conflictOf } from "./conflict.ts";
import { clashes } from "./merge.ts";

type Text = { title: string; text: string };
type Saved = Text & { version: number };

const since: Saved = { version: 1, title: "Old", text: "Old" };
const contentOf = ({ title, text }: Saved): Text => ({ title, text });
const mine = { title: "Mine", text: "Old" };

test("whoever saves second chooses wherever both versions differ", () => {
  const latest = { version: 2, title: "Old", text: "Theirs" };
  expect(conflictOf({ contentOf }, mine, since, latest)).toEqual({
    mine: { title: "Mine", text: "Theirs" },
    theirs: { title: "Old", text: "Theirs" },
    latest,
    fields: ["title"],
  });
});

test("where only clashes are asked about, different fields meet by themselves", () => {
  const form = { contentOf, fieldsToChoose: clashes<Text> };
  const apart = { version: 2, title: "Old", text: "Theirs" };
  expect(conflictOf(form, mine, since, apart).fields).toEqual([]);
  const same = { version: 2, title: "Theirs", text: "Theirs" };
  expect(conflictOf(form, mine, since, same).fields).toEqual(["title"]);
});
