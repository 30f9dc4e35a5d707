import {
  changeProblems,
  type Finding,
} from "#shared/rules/content/check-changed-texts.ts";
import { withRowFields } from "#shared/rules/content/language-rows.ts";
import {
  type Fields,
  isSameContent,
} from "#shared/rules/content/site-content.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { findStates } from "#server/content/publications/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { DraftRow } from "./queries.ts";

const isOfChange = ({ problem }: Finding) =>
  changeProblems.some((kind) => kind === problem);

/** The field that holds the text: `profiles` of `profiles.0.bio_es`. */
const columnOf = (field: string) => field.split(".", 1).join("");

/**
 * Leaves out problems of changes that bring back texts that were on the site together, as undoing does, and of changes
 * of one language that follow an earlier change of the other, as translations do.
 */
export async function withoutTranslations(
  db: Database,
  draft: DraftRow,
  item: Fields,
  findings: Finding[],
): Promise<Finding[]> {
  const fields = new Set(findings.filter(isOfChange).map(({ field }) => field));
  const drafted = withRowFields(item);
  const pairs = languagePairsOf(drafted).filter(
    ({ en, es }) => fields.has(en) || fields.has(es),
  );
  if (pairs.length === 0) return findings;
  const names = pairs.flatMap(({ en, es }) => [columnOf(en), columnOf(es)]);
  const found = await findStates(db, draft, [...new Set(names)]);
  const states = found.map(withRowFields);
  const isSame = (one: Fields | undefined, other: Fields, field: string) =>
    isSameContent(one?.[field], other[field]);
  const lastChange = (field: string) =>
    states.findLastIndex((state, at) => !isSame(states[at - 1], state, field));
  const isFitting = ({ en, es }: { en: string; es: string }) => {
    const wasOnSite = states.some(
      (state) => isSame(state, drafted, en) && isSame(state, drafted, es),
    );
    const follows = (one: string, other: string) =>
      isSame(states.at(-1), drafted, other) &&
      lastChange(other) > lastChange(one);
    return wasOnSite || follows(en, es) || follows(es, en);
  };
  const fitting = new Set(
    pairs.filter(isFitting).flatMap(({ en, es }) => [en, es]),
  );
  return findings.filter(
    (finding) => !isOfChange(finding) || !fitting.has(finding.field),
  );
}
