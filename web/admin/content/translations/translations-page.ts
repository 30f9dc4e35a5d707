import { siteContentOf } from "#shared/rules/content/site-content.ts";
import { loadDrafts } from "#web/admin/content/drafts/item-draft.ts";
import { load } from "#web/core/calls/load.ts";

/** The texts on the site, their drafts and earlier versions. */
export const translationsPage = load(async ({ call }) => {
  const [settings, concerns, questions, drafts, history] = await Promise.all([
    call("GET /api/settings/edit", {}),
    call("GET /api/concerns/all", {}),
    call("GET /api/questions/all", {}),
    loadDrafts(),
    call("GET /api/publications", { query: {} }),
  ]);
  const site = siteContentOf({ settings, concerns, questions });
  return { site, ...drafts, history };
});
export type TranslationsPage = Awaited<
  ReturnType<typeof translationsPage.browser>
>;
