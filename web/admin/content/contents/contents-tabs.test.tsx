import { fireEvent, screen, within } from "@testing-library/react";
import { act } from "react";
import { expect, test } from "vitest";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { findingsWords } from "#web/i18n/admin/content/findings.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { someSettings } from "#web/testing/settings.ts";
import ContentsScreen from "./contents-screen.tsx";

const words = contentsWords.en;

async function openTab(
  tab: keyof typeof words.tabs,
  settings: Partial<EditedSettings> = {},
) {
  const calls = pendingCalls();
  const page = await mount(<ContentsScreen />, `/contents?tab=${tab}`, {
    settings: { ...someSettings, ...settings },
    drafts: [],
    latest: 1,
  });
  const box = (label: string | RegExp) =>
    screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(box(label), { target: { value } });
  const panel = within(screen.getByRole("tabpanel", { name: words.tabs[tab] }));
  return { ...page, calls, box, type, panel };
}

test("counts the texts without Spanish, and a button focuses the next one", async () => {
  const homePage = { ...someSettings.homePage, subtitle_es: "", title2_es: "" };
  const { user, box, type, panel } = await openTab("homePage", { homePage });
  expect(panel.getByText(words.untranslated(2))).toBeDefined();
  await user.click(panel.getByRole("button", { name: words.showUntranslated }));
  const subtitle = `${words.fields.subtitle} (Spanish)`;
  expect(document.activeElement).toBe(box(subtitle));
  type(subtitle, "Estamos con usted");
  expect(panel.getByText(words.untranslated(1))).toBeDefined();
});

test("a mistake in one language is shown while typing", async () => {
  const { type } = await openTab("homePage");
  const { title, problems } = findingsWords.en;
  type(`${words.fields.maintitle} (Spanish)`, "Título con el número 7");
  expect(screen.getByText(title)).toBeDefined();
  for (const problem of ["figures_differ", "only_spanish_changed"] as const)
    expect(screen.getByText(problems[problem], { exact: false })).toBeDefined();
  type(`${words.fields.maintitle} (English)`, "Title with number 7");
  expect(screen.queryByText(title)).toBeNull();
});

test("arrow keys open tabs, each with an address, and Back keeps the typed text and calls nothing", async () => {
  const { user, router, calls, box, type } = await openTab("main");
  type(/^Site name .English./, "Half-way");
  act(() => screen.getByRole("tab", { name: words.tabs.main }).focus());
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(router.state.location.search).toBe("?tab=quiz");
  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));
  expect(box(/^Site name .English./).value).toBe("Half-way");
  expect(calls.all()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  expect(
    screen.getByRole("alertdialog", { name: layoutWords.en.saveTitle }),
  ).toBeDefined();
});

test("the line that the clinic reads the questions is shown in the invitation, with its price", async () => {
  const readsline = {
    readsline_en: "We read your questions.",
    readsline_es: "Leemos sus preguntas.",
  };
  const visit = { ...readsline, clinicreads: "" };
  const { user, panel } = await openTab("visit", {
    visit,
  } as Partial<EditedSettings>);
  expect(panel.getAllByText(/SMS with this line/)).toHaveLength(2);
  const preview = { name: new RegExp(contactsWords.en.preview) };
  expect(panel.queryByRole("region", preview)).toBeNull();
  const { label } = words.switches["visit.clinicreads"];
  await user.click(panel.getByRole("switch", { name: label }));
  const shown = panel
    .getAllByRole("region", preview)
    .map(({ textContent }) => textContent);
  expect(shown).toEqual([
    expect.stringContaining("We read your questions."),
    expect.stringContaining("Leemos sus preguntas."),
  ]);
});
