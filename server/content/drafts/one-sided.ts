import type { Finding } from "#shared/rules/content/check-changed-texts.ts";
import { withRowFields } from "#shared/rules/content/language-rows.ts";
import type { Fields } from "#shared/rules/content/site-content.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { findLastChanges } from "#server/content/publications/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { DraftRow } from "./queries.ts";

const isOneSided = ({ problem }: Finding) =>
  problem === "only_english_changed" || problem === "only_spanish_changed";

/** Leaves out changes of one language that follow an earlier change of the other, as translations do. */
export async function withoutTranslations(
  db: Database,
  draft: DraftRow,
  item: Fields,
  findings: Finding[],
): Promise<Finding[]> {
  if (!findings.some(isOneSided)) return findings;
  const changes = await findLastChanges(db, draft);
  const lastChange = (field: string) => changes.get(field) ?? 0;
  const pairs = languagePairsOf(withRowFields(item));
  return findings.filter((finding) => {
    // The finding names the language that is to be checked.
    const { field } = finding;
    const pair = pairs.find(({ en, es }) => en === field || es === field);
    if (!isOneSided(finding) || !pair) return true;
    const changed = pair.en === field ? pair.es : pair.en;
    return lastChange(field) <= lastChange(changed);
  });
}
