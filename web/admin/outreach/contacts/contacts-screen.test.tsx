// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { ContactList } from "./contacts-screen.tsx";
import { ContactsList } from "./contacts-context.tsx";
import { type Loaded, readContactView } from "./list-state.ts";

const view = readContactView(new URLSearchParams());

function List({ page }: Pick<Loaded, "page">) {
  const loaded = { view, page, now: "2026-11-20T12:00:00Z", tags: [] };
  return (
    <ContactsList loaded={loaded}>
      <ContactList added={undefined} onPage={() => undefined} />
    </ContactsList>
  );
}

const none = { unsent: 0, sent: 0, between: 0, expired: 0, completed: 0 };
const allArchived = { rows: [], page: 1, total: 0, amounts: none, archived: 2 };

test("when all contacts are archived, the list is empty and links to the archive", async () => {
  const calls = pendingCalls();
  const { screen, user } = await mount(<List page={allArchived} />);
  expect(screen.getByText("Everyone is in the archive")).toBeDefined();
  expect(screen.queryByText("Show all")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Archive (2)" }));
  expect(calls.last().body).toMatchObject({ filter: { archived: true } });
});
