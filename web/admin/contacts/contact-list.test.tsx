// @vitest-environment jsdom
import { createRef } from "react";
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { ContactList } from "./contact-list.tsx";
import { useSelection } from "./view/selection.ts";
import type { Loaded } from "./view/use-contact-page.ts";
import { useContactView } from "./view/use-contact-view.ts";
import { readView } from "./view/view.ts";

const asked = readView(new URLSearchParams());

function List({ page }: Pick<Loaded, "page">) {
  const loaded = { asked, page, now: "2026-11-20T12:00:00Z", tags: [] };
  const looking = useContactView(loaded);
  const selection = useSelection(looking.page.rows);
  const list = createRef<HTMLElement>();
  return (
    <ContactList
      {...{ looking, selection, list }}
      news={undefined}
      saved={[]}
    />
  );
}

const none = { unsent: 0, sent: 0, between: 0, expired: 0, completed: 0 };
const allArchived = { rows: [], page: 1, total: 0, amounts: none, archived: 2 };

test("where everybody is archived, the list says so and leads to the archive", async () => {
  const calls = pendingCalls();
  const { screen, user } = await mount(<List page={allArchived} />);
  expect(screen.getByText("Everyone is in the archive")).toBeDefined();
  expect(screen.queryByText("Show all")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Archive (2)" }));
  expect(calls.last().body).toMatchObject({ filter: { archived: true } });
});
