import { refusalWords } from "#web/i18n/core/refusals.ts";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { EditedSettings } from "#shared/contract/settings.ts";
import { contentsWords } from "#web/i18n/admin/contents/contents.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { someSettings } from "#web/testing/settings.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useContents } from "./use-contents.ts";

const words = contentsWords.en;

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const said = () => vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

const [title, subtitle] = [
  "homePage.maintitle_en",
  "homePage.subtitle_en",
] as const;

/** What is saved, with these texts of the home page changed. */
const savedWith = (texts: Partial<EditedSettings["homePage"]>) => ({
  ...someSettings,
  homePage: { ...someSettings.homePage, ...texts },
});

async function openForm() {
  const calls = pendingCalls();
  const form = await renderHook(useContents, someSettings);
  const type = (field: string, text: string) =>
    act(async () => form.now().fields.change(field)(text));
  const save = () => act(async () => form.now().save());
  const written = (field: string) => form.now().fields.draft[field];
  return { ...form, calls, type, save, written };
}

test("only what was changed is sent, and once it is saved nothing is left to save", async () => {
  const { now, calls, type, save, written } = await openForm();
  await type(title, " Welcome ");
  expect(now().isDirty).toBe(true);
  await save();
  expect(now().saving.isPending).toBe(true);
  expect(calls.last()).toMatchObject({
    line: "PUT /api/settings",
    body: {
      homePage: { maintitle_en: "Welcome" },
      before: { homePage: { maintitle_en: "words" } },
    },
  });
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  expect(now()).toMatchObject({ isDirty: false, saving: { isPending: false } });
  expect(written(title)).toBe("Welcome");
  expect(said()).toEqual([words.saved]);
});

test("where nothing was changed nothing is sent", async () => {
  const { calls, save } = await openForm();
  await save();
  expect(calls.all()).toEqual([]);
  expect(said()).toEqual([words.saved]);
});

test("what has to be there is asked for before anything is sent", async () => {
  const { now, calls, type, save } = await openForm();
  await type("main.sitename", " ");
  await save();
  expect(calls.all()).toEqual([]);
  expect(Object.keys(now().fields.errors)).toEqual(["main.sitename"]);
});

test("a save that fails keeps what was typed, and can be tried again", async () => {
  const { now, calls, type, save, written } = await openForm();
  await type(title, "Welcome");
  await save();
  await calls.last().breakOff();
  expect(now().isDirty).toBe(true);
  expect(written(title)).toBe("Welcome");
  expect(said()).toEqual([words.saveFailed]);
  await save();
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  expect(now().isDirty).toBe(false);
});

test("a refusal is said at its field until the next try", async () => {
  const { now, calls, type, save } = await openForm();
  await type(title, "x");
  await save();
  await calls.last().refuse(400, "invalid", title);
  expect(now().fields.errors).toEqual({ [title]: refusalWords.en.invalid });
  await save();
  expect(now().fields.errors).toEqual({});
});

test("what is typed while a save is on its way is still there afterwards, and still to save", async () => {
  const { now, calls, type, save, written } = await openForm();
  await type(title, "Welcome");
  await save();
  await type(subtitle, "To the quiz");
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  expect(written(title)).toBe("Welcome");
  expect(written(subtitle)).toBe("To the quiz");
  expect(now().isDirty).toBe(true);
});

test("where another person changed something else, both changes are kept without a question", async () => {
  const { now, calls, type, save, written } = await openForm();
  await type(title, "Mine");
  await save();
  await calls.last().refuse(409, "edited_meanwhile");
  expect(calls.last().line).toBe("GET /api/settings/edit");
  await calls.last().answer(savedWith({ subtitle_en: "Theirs" }));
  expect(now().saving.conflict).toBeUndefined();
  expect(calls.last()).toMatchObject({
    line: "PUT /api/settings",
    body: {
      homePage: { maintitle_en: "Mine" },
      before: { homePage: { maintitle_en: "words" } },
    },
  });
  const both = savedWith({ maintitle_en: "Mine", subtitle_en: "Theirs" });
  await calls.last().answer(both);
  expect(written(subtitle)).toBe("Theirs");
  expect(now().isDirty).toBe(false);
});

/** Both changed the title; I changed the subtitle besides. */
async function openConflict() {
  const form = await openForm();
  await form.type(title, "Mine");
  await form.type(subtitle, "My subtitle");
  await form.save();
  await form.calls.last().refuse(409, "edited_meanwhile");
  await form.calls.last().answer(savedWith({ maintitle_en: "Theirs" }));
  const { conflict } = form.now().saving;
  expect(conflict?.fields).toEqual([title]);
  expect(conflict?.mine[title]).toBe("Mine");
  expect(conflict?.theirs[title]).toBe("Theirs");
  return form;
}

test("where both changed the same, one's own is saved over theirs only when it is chosen", async () => {
  const { now, calls, written } = await openConflict();
  const before = calls.all().length;
  await act(async () => now().saving.keepMine());
  expect(calls.all()).toHaveLength(before + 1);
  expect(calls.last().body).toEqual({
    homePage: { maintitle_en: "Mine", subtitle_en: "My subtitle" },
    before: { homePage: { maintitle_en: "Theirs", subtitle_en: "words" } },
  });
  const mine = { maintitle_en: "Mine", subtitle_en: "My subtitle" };
  await calls.last().answer(savedWith(mine));
  expect(now().saving.conflict).toBeUndefined();
  expect(written(title)).toBe("Mine");
});

test("when theirs is chosen, what else was written here stays and is saved", async () => {
  const { now, calls, written } = await openConflict();
  const { conflict } = now().saving;
  await act(async () => conflict && now().takeTheirs(conflict));
  expect(calls.last().body).toEqual({
    homePage: { subtitle_en: "My subtitle" },
    before: { homePage: { subtitle_en: "words" } },
  });
  const both = { maintitle_en: "Theirs", subtitle_en: "My subtitle" };
  await calls.last().answer(savedWith(both));
  expect(written(title)).toBe("Theirs");
  expect(written(subtitle)).toBe("My subtitle");
  expect(now().isDirty).toBe(false);
});

test("whoever goes on editing has lost nothing, and the next save asks again", async () => {
  const { now, calls, save, written } = await openConflict();
  await act(async () => now().saving.closeConflict());
  expect(written(title)).toBe("Mine");
  await save();
  await calls.last().refuse(409, "edited_meanwhile");
  await calls.last().answer(savedWith({ maintitle_en: "Theirs" }));
  expect(now().saving.conflict?.fields).toEqual([title]);
});

test("where theirs cannot be read, what was typed stays, and that is said", async () => {
  const { now, calls, type, save, written } = await openForm();
  await type(title, "Mine");
  await save();
  await calls.last().refuse(409, "edited_meanwhile");
  await calls.last().breakOff();
  expect(now().saving.conflict).toBeUndefined();
  expect(written(title)).toBe("Mine");
  expect(said()).toHaveLength(1);
});

test("a save that arrives after the screen was left is said all the same", async () => {
  const { calls, type, save, leave } = await openForm();
  await type(title, "Welcome");
  await save();
  await leave();
  await calls.last().answer(savedWith({ maintitle_en: "Welcome" }));
  expect(said()).toEqual([words.saved]);
});
