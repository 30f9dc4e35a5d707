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

async function openContents(tab = "homePage", drafts: object[] = []) {
  const calls = pendingCalls();
  await mount(<ContentsScreen />, `/?tab=${tab}`, {
    settings: someSettings,
    drafts,
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

/** The history right after the home page was saved here. */
const ownSave = {
  publications: [
    { number: 8, changes: [{ list: "settings", id: "homePage" }] },
  ],
  latest: 8,
  isOwn: true,
};

/** Presses *Undo* in the latest message. */
function undo() {
  const [{ action }] = vi.mocked(toasts.show).mock.lastCall ?? [{ text: "" }];
  action?.act();
}

test("a save can be undone, and the form then shows the earlier words", async () => {
  const { calls, box, type, save, callTo, answerTexts } = await openContents();
  type(title, " Welcome ");
  await save();
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  await answerTexts(savedWith({ maintitle_en: "Welcome" }));
  await callTo("GET /api/publications").answer(ownSave);
  undo();
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications/7/restore",
    body: { items: ownSave.publications[0]?.changes, latest: 8 },
  });
  await calls.last().answer({});
  await answerTexts(someSettings);
  await waitFor(() => expect(box(title).value).toBe("words"));
  expect(toastTexts()).toEqual([words.saved, historyWords.en.takenBack]);
});

test("a save can no longer be undone after a colleague has saved", async () => {
  const { calls, type, save, callTo } = await openContents();
  type(title, "Welcome");
  await save();
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  await callTo("GET /api/publications").answer(ownSave);
  undo();
  await calls.last().refuse(409, "edited_meanwhile");
  expect(toastTexts()).toEqual([words.saved, historyWords.en.takeBackTooLate]);
});

/** A draft of the home page with this title. */
const draftWith = (after: string, version = 7) => ({
  list: "settings",
  id: "homePage",
  version,
  author: "Ana",
  date: "2027-01-31T12:00:00.000Z",
  fields: [{ field: "maintitle_en", before: "words", after }],
  conflicts: [],
  findings: [],
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
  await callTo("GET /api/drafts").answer({
    drafts: [draftWith("Drafted")],
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

test("a draft that could not be published is published on the next try", async () => {
  const { calls, type, callTo } = await openContents("homePage", [
    draftWith("words"),
  ]);
  type(title, "Second try");
  await press("Publish");
  const line = "PUT /api/drafts/settings/homePage";
  const publication = { list: "settings", id: "homePage", version: 8 };
  await callTo(line).answer(publication);
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications",
    body: { items: [publication] },
  });
  await calls.last().breakOff();
  expect(toastTexts()).toEqual([words.saveFailed]);

  // The draft was saved, so the form merges it before it saves again.
  await press("Publish");
  await calls.last().refuse(409, "edited_meanwhile");
  await callTo("GET /api/drafts").answer({
    drafts: [draftWith("Second try", 8)],
    latest: 1,
  });
  await callTo("GET /api/settings/edit").answer(someSettings);
  await calls.last().answer({ ...publication, version: 9 });
  expect(calls.last()).toMatchObject({
    line: "POST /api/publications",
    body: { items: [{ ...publication, version: 9 }] },
  });
});

test("two people can change different profiles at the same time", async () => {
  const { calls, save, answerTexts } = await openContents("aboutUs");
  const [ana] = someSettings.aboutUs.profiles;
  const luis = { photo: "", name: "Luis", bio_en: "", bio_es: "" };
  const [name] = screen.getAllByLabelText("Name");
  fireEvent.change(name!, { target: { value: "Eva" } });
  await save();
  await calls.last().refuse(409, "edited_meanwhile");
  await answerTexts({ ...someSettings, aboutUs: { profiles: [ana, luis] } });
  expect(calls.last()).toMatchObject({
    line: "PUT /api/settings",
    body: { aboutUs: { profiles: [{ ...ana, name: "Eva" }, luis] } },
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
