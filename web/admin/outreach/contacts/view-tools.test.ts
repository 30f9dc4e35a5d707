import { act } from "react";
import { expect, test } from "vitest";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useHiddenColumns } from "./view-tools.tsx";
import { useViews } from "./saved-views.tsx";

const view = { filter: everyContact, sort: null, page: 1 };
const saved = (name: string) => ({
  _id: name,
  name,
  filter: everyContact,
  sort: null,
});

test("useViews shows reloaded views", async () => {
  const views = await renderHook(
    (loaded: ReturnType<typeof saved>[]) => useViews(loaded, view),
    [saved("Mine")],
  );
  await views.change([saved("Mine"), saved("Hers")]);
  expect(views.now().views.map(({ name }) => name)).toEqual(["Mine", "Hers"]);
});

test("useHiddenColumns returns a stable list when no column is hidden", async () => {
  const columns = await renderHook(useHiddenColumns, undefined);
  const before = columns.now().hidden;
  await act(() => columns.change(undefined));
  expect(columns.now().hidden).toBe(before);
});
