import type { Browser } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { rolesWords } from "#web/i18n/admin/users/roles.ts";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { accountWords } from "#web/i18n/admin/account.ts";
import { deskWords } from "#web/i18n/admin/desk.ts";
import { loginWords } from "#web/i18n/admin/login/login.ts";
import { passkeysWords } from "#web/i18n/admin/passkeys.ts";
import { secondStepWords } from "#web/i18n/admin/second-step.ts";
import { invitedWords } from "#web/i18n/admin/users/invited.ts";
import { staffLinkWords } from "#web/i18n/admin/login/staff-links.ts";
import { addPhone } from "#e2e/support/staff/virtual-phone.ts";
import { fieldOf, type Person, sitDown } from "./person.ts";

/** The first of a new site: made up, like everybody here. */
export const first = {
  name: "Placeholder Admin",
  email: "admin@clinic.example",
  password: "quiet harbors before noon",
};
const second = {
  name: "Placeholder Editor",
  email: "editor@clinic.example",
  password: "seven maps of old rivers",
};

/** From the link that the server printed until the second person has a passkey and is back at an editor's desk. */
export async function join(
  browser: Browser,
  language: Language,
  setUpLink: string,
) {
  const admin = await sitDown(browser, language);
  const began = performance.now();
  await setUp(admin, language, setUpLink);
  const link = await invite(admin, language);
  const editor = await sitDown(browser, language);
  await addPhone(editor.page);
  await accept(editor, language, link);
  await addPasskey(editor, language);
  await seeDesk(editor, language);
  const seconds = (performance.now() - began) / 1000;
  const steps = admin.screens() + editor.screens();
  await admin.leave();
  await editor.leave();
  return { seconds, steps };
}

async function setUp(person: Person, language: Language, link: string) {
  const words = loginWords[language];
  await person.page.goto(link);
  await person.read(words.setUpTitle);
  await person.type(words.setUpName, first.name);
  await person.type(words.email, first.email);
  await person.type(words.password, first.password);
  await person.pressButton(words.setUp);
  await person.read(dashboardWords[language].title(first.name));
}

/** The link, which the first person copies and passes on. */
async function invite({ page, menu, ...person }: Person, language: Language) {
  const words = invitedWords[language];
  await person.follow(deskWords[language].users, menu);
  await person.read(usersWords[language].title);
  await person.pressButton(words.invite);
  const asking = page.getByRole("dialog", { name: words.inviteTitle });
  await person.read(words.inviteTitle, asking);
  await person.type(usersWords[language].name, second.name, asking);
  await person.type(usersWords[language].email, second.email, asking);
  await person.press(fieldOf(asking, rolesWords[language].names.editor));
  await person.pressButton(words.make, asking);
  const title = words.linkTitle(second.name);
  const shown = page.getByRole("dialog", { name: title });
  await person.read(title, shown);
  const link = await shown.getByLabel(words.link, { exact: true }).inputValue();
  await person.pressButton(words.copy, shown);
  await person.pressButton(words.done, shown);
  return link;
}

async function accept(person: Person, language: Language, link: string) {
  const words = staffLinkWords[language];
  await person.page.goto(link);
  await person.read(words.joinTitle(second.name));
  await person.type(words.password, second.password);
  await person.pressButton(words.join);
  await person.read(dashboardWords[language].title(second.name));
}

async function addPasskey(
  { page, menu, ...person }: Person,
  language: Language,
) {
  const words = passkeysWords[language];
  await person.follow(deskWords[language].account, menu);
  await person.read(accountWords[language].title);
  await person.pressButton(words.add);
  // The name that is proposed will do.
  await fieldOf(page, words.name).waitFor();
  await person.pressButton(words.next);
  await person.read(secondStepWords[language].codesTitle);
  await person.pressButton(secondStepWords[language].download);
  await person.pressButton(secondStepWords[language].saved);
  await page.getByText(words.alone).waitFor();
}

/** What an editor has to do, and nothing that only others may. */
async function seeDesk({ menu, ...person }: Person, language: Language) {
  const words = deskWords[language];
  await person.follow(words.dashboard, menu);
  await person.read(dashboardWords[language].title(second.name));
  const has = (name: string) =>
    menu.getByRole("link", { name, exact: true }).count();
  if ((await has(words.questions)) === 0 || (await has(words.users)) > 0)
    throw new Error("That is not an editor's desk.");
}
