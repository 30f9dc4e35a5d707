import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { importWords } from "#web/i18n/admin/contacts/imports.ts";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { whomWords } from "#web/i18n/admin/campaigns/whom.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { loginWords } from "#web/i18n/admin/login/login.ts";
import { first } from "./joining.ts";
import { until } from "./until.ts";
import { fieldOf, pace, type Person, sitDown } from "./person.ts";

/** Until somebody has found a file on a computer of their own. */
const finding = 3000;

type Given = {
  url: string;
  language: Language;
  list: Buffer;
  /** How many phones the provider has a text for. */
  reached: () => number;
  wanted: number;
};

/** From the sign-in page with a list at hand until the provider has the first text, and all. */
export async function textFamilies(browser: Browser, given: Given) {
  const { url, language, list, reached, wanted } = given;
  const person = await sitDown(browser, language);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  await signIn(person, language, url);
  await bringList(person, language, { list, rows: wanted });
  await startCampaign(person, language, wanted);
  const steps = person.screens();
  await until("the first text", () => reached() > 0);
  const toFirst = seconds();
  await until("all texts", () => reached() >= wanted);
  const toLast = seconds();
  await person.leave();
  return { toFirst, toLast, steps };
}

async function signIn(person: Person, language: Language, url: string) {
  const words = loginWords[language];
  await person.page.goto(`${url}/login`);
  await person.read(words.signInTitle);
  await person.type(words.email, first.email);
  await person.type(words.password, first.password);
  await person.pressButton(words.signIn);
  await person.read(dashboardWords[language].title(first.name));
}

async function bringList(
  { page, menu, ...person }: Person,
  language: Language,
  { list, rows }: { list: Buffer; rows: number },
) {
  const words = importWords[language];
  const contacts = contactsWords[language];
  await person.follow(deskWords[language].links, menu);
  await person.read(contacts.title);
  await person.follow(contacts.importList);
  await person.read(words.title);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    person.press(page.getByLabel(words.choose)),
  ]);
  await wait(finding);
  const name = "families_DATA_LABELS.csv";
  await chooser.setFiles({ name, mimeType: "text/csv", buffer: list });
  await page.getByText(words.found(name, rows)).waitFor();
  await person.read(words.columnsTitle);
  await person.pressButton(words.check);
  await person.read(words.rowsTitle);
  await person.pressButton(words.save(rows));
  await person.read(words.doneTitle);
  await person.follow(words.toContacts);
  await person.read(contacts.title);
}

const clinic = "Placeholder Clinic";
const campaign = "REDCap 1";

/** The text that the site proposes, with the clinic's name in it, to everybody who was never texted. */
async function startCampaign(
  { page, menu, ...person }: Person,
  language: Language,
  families: number,
) {
  const words = campaignsWords[language];
  await person.follow(deskWords[language].campaigns, menu);
  await person.read(words.title);
  await person.press(
    page.getByRole("link", { name: words.add, exact: true }).first(),
  );
  await person.read(words.newTitle);
  await person.type(words.name, campaign);
  await person.press(fieldOf(page, whomWords[language].unsent));
  await page.getByText(contactsWords[language].to(families)).waitFor();
  for (const field of ["text_en", "text_es"])
    await nameClinic({ page, ...person }, page.locator(`#${field}`));
  await person.pressButton(deskWords[language].save);
  await person.read(campaign);
  await person.pressButton(words.start);
  const asking = page.getByRole("alertdialog");
  await person.read(words.startAsk, asking);
  await person.pressButton(words.startYes, asking);
  await page.getByText(words.states.running, { exact: true }).waitFor();
}

/** Types over the first sentence, which says what to put there. */
async function nameClinic(
  person: Pick<Person, "page" | "press">,
  box: Locator,
) {
  const { keyboard } = person.page;
  const length = (await box.inputValue()).indexOf(".");
  await person.press(box);
  await keyboard.press("ControlOrMeta+Home");
  await keyboard.down("Shift");
  for (let at = 0; at < length; at += 1)
    await keyboard.press("ArrowRight", { delay: 20 });
  await keyboard.up("Shift");
  await keyboard.type(clinic, { delay: pace.key });
}
