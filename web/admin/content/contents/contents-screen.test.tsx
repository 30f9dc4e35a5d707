import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { someSettings } from "#web/testing/settings.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import ContentsScreen from "./contents-screen.tsx";

const words = contentsWords.en;
const title = `${words.fields.maintitle} (English)`;
const subtitle = `${words.fields.subtitle} (English)`;

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

/** The saved settings with these texts of the home page changed. */
const savedWith = (texts: Partial<EditedSettings["homePage"]>) => ({
  ...someSettings,
  homePage: { ...someSettings.homePage, ...texts },
});

async function openContents(tab = "homePage") {
  const calls = pendingCalls();
  await mount(<ContentsScreen />, `/?tab=${tab}`, {
    settings: someSettings,
    drafts: [],
    latest: 1,
  });
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(box(label), { target: { value } });
  const save = () => press("Save");
  const callTo = (line: string) => {
    const call = [...calls.all()].reverse().find((one) => one.line === line);
    if (!call) throw new Error(`no call: ${line}`);
    return call;
  };
  /** Answers the calls that load the texts anew. */
  async function answerTexts(settings: object) {
    await callTo("GET /api/drafts").answer({ drafts: [], latest: 2 });
    await callTo("GET /api/settings/edit").answer(settings);
  }
  return { calls, box, type, save, callTo, answerTexts };
}
const press = (name: string) => userEvent.click(screen.getByText(name));
const openTab = (name: string) =>
  userEvent.click(screen.getByText(name, { selector: '[role="tab"] *' }));

test("sends only the changed texts, with their previous values", async () => {
  const { calls, box, type, save, callTo, answerTexts } = await openContents();
  type(title, " Welcome ");
  await save();
  expect(calls.last()).toMatchObject({
    line: "PUT /api/settings",
    body: {
      homePage: { maintitle_en: "Welcome" },
      before: { homePage: { maintitle_en: "words" } },
    },
  });
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  await answerTexts(savedWith({ maintitle_en: "Welcome" }));
  expect(box(title).value).toBe("Welcome");
  const announcement = callTo("GET /api/publications");
  await announcement.answer({ publications: [], latest: 2, isOwn: false });
  expect(toastTexts()).toEqual([words.saved]);
});

test("a save can be undone, and the form then shows the earlier words", async () => {
  const { calls, box, type, save, callTo, answerTexts } = await openContents();
  type(title, " Welcome ");
  await save();
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  await answerTexts(savedWith({ maintitle_en: "Welcome" }));
  const changes = [{ list: "settings", id: "homePage" }];
  await callTo("GET /api/publications").answer({
    publications: [{ number: 8, changes }],
    latest: 8,
    isOwn: true,
  });
  const [{ action }] = vi.mocked(toasts.show).mock.lastCall ?? [{ text: "" }];
  action?.act();
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications/7/restore",
    body: { items: changes, latest: 8 },
  });
  await calls.last().answer({});
  await answerTexts(someSettings);
  await waitFor(() => expect(box(title).value).toBe("words"));
  expect(toastTexts()).toEqual([words.saved, historyWords.en.takenBack]);
});

test("saves changed texts as a draft, which the main button then saves", async () => {
  const { calls, box, type, callTo } = await openContents();
  type(title, "Drafted");
  await press("Save as draft");
  expect(calls.last()).toMatchObject({
    line: "PUT /api/drafts/settings/homePage",
    body: { fields: { maintitle_en: "Drafted" }, version: 0, base: 1 },
  });
  await calls.last().answer({ list: "settings", id: "homePage", version: 7 });
  const field = { field: "maintitle_en", before: "words", after: "Drafted" };
  await callTo("GET /api/drafts").answer({
    drafts: [
      {
        list: "settings",
        id: "homePage",
        version: 7,
        author: "Ana",
        date: "2027-01-31T12:00:00.000Z",
        fields: [field],
        conflicts: [],
        findings: [],
      },
    ],
    latest: 1,
  });
  await callTo("GET /api/settings/edit").answer(someSettings);
  expect(box(title).value).toBe("Drafted");
  expect(toastTexts()).toEqual([draftsWords.en.draftSaved]);

  type(title, "Drafted again");
  await press("Save draft");
  expect(calls.last()).toMatchObject({
    line: "PUT /api/drafts/settings/homePage",
    body: { fields: { maintitle_en: "Drafted again" }, version: 7 },
  });
});

test("sends nothing if nothing changed", async () => {
  const { calls, save } = await openContents();
  await save();
  expect(calls.all()).toEqual([]);
  expect(toastTexts()).toEqual([words.saved]);
});

test("opens the tab of an invalid field and focuses it", async () => {
  const { calls, save } = await openContents("main");
  fireEvent.change(screen.getByLabelText(/^Site name \(English\)/), {
    target: { value: " " },
  });
  await openTab(words.tabs.homePage);
  await save();
  expect(calls.all()).toEqual([]);
  const focused = () =>
    expect(document.activeElement?.id).toBe("main.sitename");
  await waitFor(focused, { timeout: 20_000 });
});

test("opens the tab of a field that the server refuses and focuses it", async () => {
  const { calls, type, save } = await openContents();
  type(title, "x");
  await openTab(words.tabs.clinic);
  await save();
  await calls.last().refuse(400, "invalid", "homePage.maintitle_en");
  expect(await screen.findByLabelText(title)).toBe(document.activeElement);
});

test("takes their version of a text that both changed, and saves my other changes", async () => {
  const { calls, box, type, save, answerTexts } = await openContents();
  type(title, "Mine");
  type(subtitle, "My subtitle");
  await save();
  await calls.last().refuse(409, "edited_meanwhile");
  await answerTexts(savedWith({ maintitle_en: "Theirs" }));
  const dialog = within(
    screen.getByRole("dialog", { name: layoutWords.en.conflictTitle }),
  );
  expect(dialog.getByText(title)).toBeDefined();
  expect(dialog.queryByText(subtitle)).toBeNull();
  await userEvent.click(
    dialog.getByRole("radio", { name: new RegExp(layoutWords.en.theirs) }),
  );
  await press(layoutWords.en.saveChosen);
  expect(calls.last().body).toEqual({
    homePage: { subtitle_en: "My subtitle" },
    before: { homePage: { subtitle_en: "words" } },
  });
  const both = { maintitle_en: "Theirs", subtitle_en: "My subtitle" };
  await calls.last().answer(savedWith(both));
  await answerTexts(savedWith(both));
  expect(box(title).value).toBe("Theirs");
  expect(box(subtitle).value).toBe("My subtitle");
});
