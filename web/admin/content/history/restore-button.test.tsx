import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { RestoreButton } from "./restore-button.tsx";

const words = historyWords.en;
const item = {
  list: "concerns" as const,
  id: "c1",
  title: "Cost",
  title_es: "Costo",
  state: "changed" as const,
  fields: [],
};
const draftOf = (id: string, author: string) => ({
  code: "has_draft",
  msg: "",
  field: `concerns.${id}`,
  values: { author, version: 3 },
});

/** Restores version 7, which is refused because of these drafts. */
async function restoreOverDrafts(one: boolean, ...errors: object[]) {
  const calls = pendingCalls();
  const page = await mount(
    <RestoreButton
      number={7}
      label="Restore"
      titles={new Map([["c1", "Cost"]])}
      {...(one && { item })}
    />,
  );
  await page.user.click(screen.getByRole("button", { name: "Restore" }));
  const first = calls.last();
  await first.answer({ errors }, 409);
  return { ...page, calls, first, dialog: screen.getByRole("alertdialog") };
}

const changes = "/dashboard/history/changes";

test("asks before it replaces a draft, and then shows the changes", async () => {
  const page = await restoreOverDrafts(true, draftOf("c1", "Ben"));
  const { user, calls, first, dialog, router } = page;
  expect(first).toMatchObject({
    line: "POST /api/publications/7/draft",
    body: { items: [{ list: "concerns", id: "c1" }], replace: [] },
  });
  const { one, see, replace } = words.replaceDraft;
  expect(within(dialog).getByText(one("Ben", "concerns"))).toBeDefined();
  const link = within(dialog).getByRole("link", { name: see(1) });
  expect(link.getAttribute("href")).toBe(changes);
  await user.click(within(dialog).getByRole("button", { name: replace(1) }));
  expect(calls.last().body).toMatchObject({
    replace: [{ list: "concerns", id: "c1", version: 3 }],
  });
  await calls.last().answer({});
  expect(router.state.location).toMatchObject({
    pathname: changes,
    state: {
      restored: [{ list: "concerns", id: "c1" }],
      replacedAuthors: ["Ben"],
    },
  });
});

test("restoring the whole site names all drafts in the way", async () => {
  const drafts = [draftOf("c1", "Ben"), draftOf("c2", "Eva")];
  const { first, dialog } = await restoreOverDrafts(false, ...drafts);
  expect(first.body).toEqual({ replace: [] });
  const { several, of } = words.replaceDraft;
  expect(within(dialog).getByText(several(2))).toBeDefined();
  expect(within(dialog).getByText(of("Concern: Cost", "Ben"))).toBeDefined();
});
