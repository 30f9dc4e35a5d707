import type { Page } from "@playwright/test";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { type StaffApi, test as base } from "./staff-test.ts";

type Fixtures = {
  /** The site's texts before the test. They are restored afterwards. */
  before: EditedSettings;
};

export const readSite = ({ call }: StaffApi) =>
  call<EditedSettings>("GET /api/settings/edit");

export const test = base.extend<Fixtures>({
  before: [
    async ({ staffApi }, use) => {
      const before = await readSite(staffApi);
      await use(before);
      await staffApi.call("PUT /api/settings", before);
    },
    { auto: true },
  ],
});

export const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();

export const saved = (page: Page) =>
  page.getByText("Settings saved succesfully!");
