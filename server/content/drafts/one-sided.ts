import type { Finding } from "#shared/rules/content/check-changed-texts.ts";
import { withRowFields } from "#shared/rules/content/language-rows.ts";
import {
  type Fields,
  isSameContent,
} from "#shared/rules/content/site-content.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { findStates } from "#server/content/publications/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { DraftRow } from "./queries.ts";

const isOneSided = ({ problem }: Finding) =>
  problem === "only_english_changed" || problem === "only_spanish_changed";

/**
 * Leaves out changes of one language that bring back texts that were on the site together, as undoing does, and those
 * that follow an earlier change of the other language, as translations do.
 */
export async function withoutTranslations(
  db: Database,
  draft: DraftRow,
  item: Fields,
  findings: Finding[],
): Promise<Finding[]> {
  if (!findings.some(isOneSided)) return findings;
  const states = (await findStates(db, draft)).map(withRowFields);
  const drafted = withRowFields(item);
  const isSame = (one: Fields | undefined, other: Fields, field: string) =>
    isSameContent(one?.[field], other[field]);
  const lastChange = (field: string) =>
    states.findLastIndex((state, at) => !isSame(states[at - 1], state, field));
  const pairs = languagePairsOf(drafted);
  return findings.filter((finding) => {
    // The finding names the language that is to be checked.
    const { field } = finding;
    const pair = pairs.find(({ en, es }) => en === field || es === field);
    if (!isOneSided(finding) || !pair) return true;
    const { en, es } = pair;
    const wasOnSite = states.some(
      (state) => isSame(state, drafted, en) && isSame(state, drafted, es),
    );
    const changed = en === field ? es : en;
    return !wasOnSite && lastChange(field) <= lastChange(changed);
  });
}
