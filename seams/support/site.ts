import { fillContent } from "#server/testing/database/default-content.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { openTestApp } from "#server/testing/test-app.ts";
import { pages } from "./pages.ts";

export type StaffedSite = Awaited<ReturnType<typeof openStaffedSite>>;

type Item = { list: string; id: string; version: number };

/** A site with content, and staff who publish drafts. The caller closes it. */
export async function openStaffedSite() {
  const env = { RATE_LIMIT_SCALE: "1000", PUBLIC_URL: "https://quiz.example" };
  const test = await openTestApp(env, pages);
  await fillContent(test);
  const app = await withStaff(test);
  const { call } = app;

  const publication = async (): Promise<number> =>
    (await call("GET /api/publications")).json().latest;

  /** Publishes drafts at once. Returns the number of the publication. */
  async function publishDrafts(isWanted: (item: Item) => boolean) {
    const { drafts } = (await call("GET /api/drafts")).json();
    const items = (drafts as Item[])
      .filter(isWanted)
      .map(({ list, id, version }) => ({ list, id, version }));
    await call("POST /api/publications", { items, anyway: true });
    return publication();
  }
  return { ...app, publication, publishDrafts };
}
