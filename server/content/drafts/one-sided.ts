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
  if (!findings.some(isOfChange)) return findings;
  const states = (await findStates(db, draft)).map(withRowFields);
  const drafted = withRowFields(item);
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
    languagePairsOf(drafted)
      .filter(isFitting)
      .flatMap(({ en, es }) => [en, es]),
  );
  return findings.filter(
    (finding) => !isOfChange(finding) || !fitting.has(finding.field),
  );
}
