import { expect, type Page } from "@playwright/test";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { type StaffApi, test as base } from "./staff-test.ts";

type Fixtures = {
  /** The site's texts before the test. They are restored afterwards, and drafts are discarded. */
  before: EditedSettings;
};

type Draft = { list: string; id: string; version: number };

async function discardDrafts({ call }: StaffApi) {
  const { drafts } = await call<{ drafts: Draft[] }>("GET /api/drafts");
  for (const { list, id, version } of drafts)
    await call(`DELETE /api/drafts/${list}/${id}`, { version });
}

const readSite = ({ call }: StaffApi) =>
  call<EditedSettings>("GET /api/settings/edit");

export const test = base.extend<Fixtures>({
  before: [
    async ({ staffApi }, use) => {
      const before = await readSite(staffApi);
      await use(before);
      await staffApi.call("PUT /api/settings", before);
      await discardDrafts(staffApi);
    },
    { auto: true },
  ],
});

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();

export const saved = (page: Page) =>
  page.getByText("Settings saved succesfully!");

/** Opens the home page as a visitor and expects this title. */
export async function expectTitle(visitor: Page, title: string | RegExp) {
  await visitor.goto("/");
  await expect(
    visitor.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
}
