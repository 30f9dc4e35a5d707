import type { Page } from "@playwright/test";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { type Desk, test as base } from "./desk.ts";

type Fixtures = {
  /** The texts of the site before this journey, and again behind it. */
  before: EditedSettings;
};

export const readSite = ({ ask }: Desk) =>
  ask<EditedSettings>("GET /api/settings/edit");

export const test = base.extend<Fixtures>({
  before: [
    async ({ desk }, use) => {
      const before = await readSite(desk);
      await use(before);
      await desk.ask("PUT /api/settings", before);
    },
    { auto: true },
  ],
});

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save" }).click();

export const saved = (page: Page) =>
  page.getByText("Settings saved succesfully!");
