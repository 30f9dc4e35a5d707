import { screen, waitFor, within } from "@testing-library/react";
import type { InitialEntry } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import ChangesScreen from "./changes-screen.tsx";

const words = draftsWords.en;

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

const field = {
  field: "maintitle_en",
  language: "en",
  before: "Theirs",
  after: "Mine",
};
const draft = {
  list: "settings",
  id: "homePage",
  title: "",
  title_es: "",
  state: "changed",
  fields: [field],
  version: 3,
  author: "Ana",
  date: "2027-01-31T12:00:00.000Z",
  conflicts: [] as string[],
  findings: [] as object[],
};
const ofDraft = "settings/homePage";

/** Opens the changes. Each reload shows the drafts in `data`. */
async function openChanges(drafts: object[], address: InitialEntry = "/") {
  const calls = pendingCalls();
  const data = { drafts };
  const page = await mount(<ChangesScreen />, address, () => ({
    ...data,
    latest: 9,
    concerns: [],
    questions: [],
  }));
  const press = (name: string | RegExp) =>
    page.user.click(screen.getByRole("button", { name }));
  return { ...page, calls, data, press };
}

const publish = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /^Publish/ });

test("publishes the chosen drafts with a note, and then links to the changed page", async () => {
  const other = { ...draft, id: "quiz", version: 4 };
  const { user, calls, data, press } = await openChanges([draft, other]);
  await user.click(
    screen.getByRole("checkbox", { name: words.publishItem("Quiz") }),
  );
  await user.type(screen.getByLabelText(words.note), "Friendlier");
  expect(screen.getByText(words.chosen(1, 2))).toBeDefined();
  await press(words.publish(1));
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications",
    body: {
      note: "Friendlier",
      items: [{ list: "settings", id: "homePage", version: 3 }],
    },
  });
  data.drafts = [other];
  await calls.last().answer({});
  const link = await screen.findByRole("link", { name: /See it on the site/ });
  expect(link.getAttribute("href")).toBe("/");
  expect(screen.queryByRole("region", { name: "Home Page" })).toBeNull();
});

test("a conflict with the site must be decided, and warnings must be read, before publishing", async () => {
  const conflicts = ["maintitle_en"];
  const findings = [{ field: "maintitle_en", problem: "only_english_changed" }];
  const { user, calls, data, press } = await openChanges([
    { ...draft, conflicts },
  ]);
  expect(publish().disabled).toBe(true);
  expect(screen.getByText(words.decideFirst)).toBeDefined();
  await press(words.keepDraft);
  expect(calls.last()).toMatchObject({
    line: `PUT /api/drafts/${ofDraft}`,
    body: { version: 3, base: 9, conflictsDecided: true, fields: {} },
  });
  data.drafts = [{ ...draft, findings, version: 4 }];
  await calls.last().answer({ list: "settings", id: "homePage", version: 4 });
  expect(toastTexts()).toEqual([words.decided]);
  expect(publish().disabled).toBe(true);
  await user.click(screen.getByLabelText(words.anyway));
  await press(/^Publish/);
  expect(calls.last().body).toMatchObject({
    anyway: true,
    items: [{ version: 4 }],
  });
});

test("choosing the site’s words removes the fields in conflict from the draft", async () => {
  const { calls, press } = await openChanges([
    {
      ...draft,
      fields: [field, { ...field, field: "subtitle_en" }],
      conflicts: ["maintitle_en"],
    },
  ]);
  await press(words.keepSite);
  expect(calls.last().body.fields).toEqual({ maintitle_en: "Theirs" });
});

test("discarding a draft asks first", async () => {
  const { user, calls, data, press } = await openChanges([draft]);
  await press(words.discardItem("Home Page"));
  const dialog = within(screen.getByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: words.discard }));
  expect(calls.last()).toMatchObject({
    line: `DELETE /api/drafts/${ofDraft}`,
    body: { version: 3 },
  });
  data.drafts = [];
  await calls.last().answer(null, 200);
  await waitFor(() => expect(screen.getByText(words.none)).toBeDefined());
  expect(toastTexts()).toEqual([words.discarded]);
});

test("after an undo, only the restored drafts are chosen, and the authors of replaced drafts are named", async () => {
  const state = { restored: [draft], replacedAuthors: ["Ben"] };
  const drafts = [draft, { ...draft, id: "quiz" }];
  await openChanges(drafts, { pathname: "/", state });
  expect(screen.getByText(words.chosen(1, 2))).toBeDefined();
  const notice = screen.getByText(words.restored, { exact: false });
  expect(notice.textContent).toContain(words.replaced(["Ben"]));
});
