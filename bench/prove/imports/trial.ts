import type pg from "pg";
import type {
  ContactImport,
  ImportedRow,
  PlannedRow,
} from "#shared/contract/imports.ts";
import type { Random } from "#bench/prove/mishaps/random.ts";
import type { createImporter } from "./importer.ts";

const counted = ["added", "changed", "unchanged", "refused"] as const;
export type Counts = Pick<ContactImport, (typeof counted)[number]>;

type Trial = {
  importer: Awaited<ReturnType<typeof createImporter>>;
  client: pg.Client;
  name: string;
  rows: ImportedRow[];
  /** Answers what is asked; without it, nothing is answered. */
  random?: Random;
};

/** Looks at a list, answers, imports it, and compares what came of it with what was said. */
export async function tryList({ importer, client, name, rows, random }: Trial) {
  const preview = await importer.preview(rows);
  const decided = rows.map((row, at) => {
    const planned = preview.rows[at];
    const decision = random && planned && answer(random, planned);
    return decision === undefined ? row : { ...row, decision };
  });
  const before = await countContacts(client);
  const { fingerprint } = preview;
  const saved = await importer.save({ name, rows: decided, fingerprint });
  if (!saved) throw new Error(`${name}: the list has changed by itself`);
  const growth = (await countContacts(client)) - before;
  const { added, changed, unchanged, refused } = saved;
  const counts = { added, changed, unchanged, refused };
  return {
    counts,
    /** The rows of which something is new, and those that stay out as nobody said who they are. */
    isNew: preview.rows.map(({ kind }) => kind === "new" || kind === "changed"),
    isLeftOut: decided.map(
      ({ decision = "skip" }, at) =>
        preview.rows[at]?.kind === "asked" && decision === "skip",
    ),
    problems: [
      ...(growth === added ? [] : [`${added} added, ${growth} more contacts`]),
      ...unlikeSaid(counts, preview.rows, decided),
    ],
  };
}

function answer(random: Random, { kind, like }: PlannedRow) {
  if (kind !== "asked") return undefined;
  const decision = random.pick(["add", "skip", like?.contact ?? "add", ""]);
  return decision === "" ? undefined : decision;
}

/** Every row came to something, and those that nobody was asked about to what was said. */
function unlikeSaid(
  counts: Counts,
  planned: PlannedRow[],
  decided: ImportedRow[],
): string[] {
  const said = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  let answered = 0;
  planned.forEach(({ kind }, at) => {
    const decision = decided[at]?.decision ?? "skip";
    if (kind === "asked" && decision !== "skip") answered += 1;
    else said[becomes[kind]] += 1;
  });
  const more = counted.map((each) => counts[each] - said[each]);
  const isAsSaid =
    more.every((amount) => amount >= 0) &&
    more.reduce((sum, amount) => sum + amount, 0) === answered;
  return isAsSaid
    ? []
    : [
        `said ${JSON.stringify(said)} and ${answered} answered, became ${JSON.stringify(counts)}`,
      ];
}

const becomes = {
  new: "added",
  changed: "changed",
  known: "unchanged",
  repeated: "unchanged",
  asked: "refused",
  refused: "refused",
} as const;

async function countContacts(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::integer AS count FROM contacts",
  );
  return rows[0]?.count ?? 0;
}
