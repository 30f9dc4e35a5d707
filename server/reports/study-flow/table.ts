import type { StudyFlow } from "#shared/contract/reports/study-flow.ts";
import type { Flow } from "#shared/rules/reports/study-flow.ts";
import { linesTable } from "#server/reports/exports/lines-table.ts";
import type { ExportTable } from "#server/reports/exports/queries.ts";
import { hidden, type Meaning, notes, reasons, steps } from "./meanings.ts";

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
    ...notes.map((note) => ({ kind: "note", ...texts(note) })),
  ];
  return linesTable(
    [...columns],
    lines.map((line: Line) => columns.map((name) => line[name] ?? "")),
  );
}

function linesOf(group: Line, flow: Flow | null): Line[] {
  if (!flow) return [{ ...group, kind: "hidden", ...texts(hidden) }];
  return flow.flatMap(({ step, contacts, lost }) => [
    {
      ...group,
      kind: "reached",
      step,
      contacts: String(contacts),
      ...texts(steps[step]),
    },
    ...lost.map(({ reason, contacts: number }) => ({
      ...group,
      kind: "lost",
      step,
      reason,
      contacts: String(number),
      ...texts(reasons[reason]),
    })),
  ]);
}

function texts({ en, es }: Meaning): Line {
  return { meaning: en, meaning_es: es };
}
