import { expect, test } from "vitest";
import { createDraftsApp } from "#server/testing/staff/drafts.ts";
import { findStates } from "./queries.ts";

test("the check of a pair reads only versions that changed one of its texts", async () => {
  const { all, db, saveLive } = await createDraftsApp();
  const [{ _id: id, ...concern }] = await all("concerns");
  const item = { _id: id, ...concern };
  await saveLive("concerns", item, { name: "Newer" });
  await saveLive("concerns", item, { name: "Newer", summary: "x" });
  const states = await findStates(db, { list: "concerns", id }, ["name"]);
  expect(states.map(({ name }) => name)).toEqual([concern.name, "Newer"]);
});
