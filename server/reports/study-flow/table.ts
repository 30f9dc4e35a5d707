import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import { flowWords } from "#shared/rules/reports/study-flow-words.ts";
import type { Flow } from "#shared/rules/reports/study-flow.ts";
import { linesTable } from "#server/reports/exports/lines-table.ts";
import type { ExportTable } from "#server/reports/exports/queries.ts";

const columns = [
  "group",
  "language",
  "campaign_id",
  "campaign",
  "kind",
  "step",
  "reason",
  "contacts",
  "meaning",
  "meaning_es",
] as const;
const { en, es } = flowWords;
type Line = Partial<Record<(typeof columns)[number], string>>;

/** One line per step and per reason of each group, then notes. A group that is too small has one line. */
export function studyFlowTable(flow: StudyFlow): ExportTable {
  const lines = [
    ...linesOf({ group: "all" }, flow.all),
    ...flow.languages.flatMap(({ language, flow: own }) =>
      linesOf({ group: "language", language }, own),
    ),
    ...flow.campaigns.flatMap(({ _id, name, flow: own }) =>
      linesOf({ group: "campaign", campaign_id: _id, campaign: name }, own),
    ),
    ...en.notes.map((note, at) => ({
      kind: "note",
      ...texts(note, es.notes[at]),
    })),
  ];
  return linesTable(
    [...columns],
    lines.map((line: Line) => columns.map((name) => line[name] ?? "")),
  );
}

function linesOf(group: Line, flow: Flow | null): Line[] {
  if (!flow)
    return [{ ...group, kind: "hidden", ...texts(en.hidden, es.hidden) }];
  return flow.flatMap(({ step, contacts, lost }) => [
    {
      ...group,
      kind: "reached",
      step,
      contacts: String(contacts),
      ...texts(en.steps[step], es.steps[step]),
    },
    ...lost.map(({ reason, contacts: number }) => ({
      ...group,
      kind: "lost",
      step,
      reason,
      contacts: String(number),
      ...texts(en.reasons[reason], es.reasons[reason]),
    })),
  ]);
}

function texts(meaning: string, meaning_es = ""): Line {
  return { meaning, meaning_es };
}
