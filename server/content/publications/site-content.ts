import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { findItems } from "#server/content/tables/item-queries.ts";
import { findSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The rows that staff edit, with their versions. */
export async function findTables(db: Database) {
  return {
    settings: await findSettings(db),
    concerns: await findItems(db, "concerns"),
    questions: await findItems(db, "questions"),
  };
}

export type Tables = Awaited<ReturnType<typeof findTables>>;

/** The tables as one value. Leaves out ids inside items, and versions, because they only count saves. */
export function siteContentOf({
  settings: { information, ...sections },
  concerns,
  questions,
}: Tables): SiteContent {
  const { version: _version, ...texts } = information;
  return {
    settings: { ...sections, information: texts },
    concerns: byId(concerns),
    questions: byId(questions),
    order: { concerns: idsOf(concerns), questions: idsOf(questions) },
  };
}

type Item = { _id: string; version: number };

const byId = (items: Item[]) =>
  Object.fromEntries(
    items.map(({ _id, version: _version, ...fields }) => [_id, fields]),
  );

const idsOf = (items: Item[]) => items.map(({ _id }) => _id);

/** The content before the first publication. */
export const noContent: SiteContent = {
  settings: {},
  concerns: {},
  questions: {},
  order: { concerns: [], questions: [] },
};
