// Saves, publishes and restores at random. After a restore, visitors must read the same words as at that publication.
import fc from "fast-check";
import { sql } from "kysely";
import {
  type ItemFields,
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import type { PublicationKind } from "#shared/contract/content/publications.ts";
import { saveDraft } from "#server/content/drafts/drafts.ts";
import { publishDrafts } from "#server/content/drafts/publish.ts";
import { findDrafts } from "#server/content/drafts/queries.ts";
import { writeItems } from "#server/content/drafts/write-items.ts";
import { restoreItems } from "#server/content/history/restore.ts";
import {
  findLatest,
  findPublication,
} from "#server/content/publications/queries.ts";
import {
  publish,
  recordOutsideChanges,
} from "#server/content/publications/record-publication.ts";
import {
  findContentRows,
  type ContentRows,
} from "#server/content/publications/site-content.ts";
import { createPageCache } from "#server/content/live/page-cache.ts";
import { contentRoutes, replyFrom } from "#server/content/live/routes.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { Refusal } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import type { PublishingSite } from "./site.ts";
import { notWords } from "./words.ts";

/** Few items, so that the acts are quick and often meet the same item. */
const itemsAtFirst = 4;
const mostItems = 10;

const acts = 10_000;
/** No new act begins after these milliseconds. */
const longest = 60_000;

const randomItem = fc.record({
  list: fc.constantFrom(
    "settings" as const,
    "concerns" as const,
    "questions" as const,
  ),
  change: fc.constantFrom("text", "text", "text", "active", "order", "new"),
  place: fc.nat(),
  text: fc.string({ minLength: 1, maxLength: 40 }),
});
const randomAct = fc.record({
  kind: fc.constantFrom("save", "save", "draft", "publish", "restore"),
  items: fc.array(randomItem, { minLength: 1, maxLength: 3 }),
  place: fc.nat(),
});
type RandomItem = typeof randomItem extends fc.Arbitrary<infer T> ? T : never;
type RandomAct = typeof randomAct extends fc.Arbitrary<infer T> ? T : never;

const staff = { _id: "staff", name: "Staff" };

export async function proveRestores(
  { db }: PublishingSite,
  scale: number,
): Promise<ReportRow> {
  await keepFewItems(db);
  const numRuns = Math.max(20, Math.round(acts * scale));
  const end = performance.now() + longest * scale;
  const known = new Map<number, string>();
  await remember(db, known);
  const done = new Map<string, number>();
  const problems: string[] = [];
  const seed = Date.now() % 2 ** 31;
  for (const act of fc.sample(randomAct, { numRuns, seed })) {
    if (performance.now() > end) break;
    const target = [...known.keys()][act.place % known.size] ?? 0;
    const refusal = await run(db, act, target).catch(refusalOf);
    const name = refusal === undefined ? act.kind : `${act.kind} refused`;
    done.set(name, (done.get(name) ?? 0) + 1);
    // Drafts that cannot be published would also refuse all later publications.
    if (name === "publish refused") await db.deleteFrom("drafts").execute();
    const replies = await remember(db, known);
    const isWrong = refusal !== undefined || replies !== known.get(target);
    if (act.kind === "restore" && isWrong)
      problems.push(`restore of ${target}: ${refusal ?? "other words"}`);
  }
  for (const problem of problems.slice(0, 5)) console.log(problem);
  const counts = [...done].map(([name, count]) => `${count} × ${name}`);
  return {
    what: "random acts; after a restore the public replies have the same bytes",
    times: [...done.values()].reduce((sum, count) => sum + count, 0),
    remarks: `${numRuns} wanted; seed ${seed}; ${known.size} publications; ${counts.join(", ")}`,
    failed: problems.length,
  };
}

function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return error.errors[0]?.code ?? "refused";
  throw error;
}

async function keepFewItems(db: Database) {
  await db.deleteFrom("drafts").execute();
  for (const list of ["questions", "concerns"] as const)
    await db.deleteFrom(list).where("position", ">", itemsAtFirst).execute();
  await recordOutsideChanges(db);
}

/** Returns the current public replies, and remembers them for the current publication if it is new. */
async function remember(db: Database, known: Map<number, string>) {
  const tables = await findContentRows(db);
  const content = {
    ...tables,
    publication: undefined,
    once: createPageCache(),
  };
  const routes = contentRoutes.filter(({ endpoint }) => !endpoint.params);
  const call = { params: undefined, hasPlaceholder: true };
  const parts = routes.map((route) => replyFrom(route, content, call));
  const replies = JSON.stringify(await Promise.all(parts));
  const { number = 0 } = (await findLatest(db)) ?? {};
  if (!known.has(number)) known.set(number, replies);
  return replies;
}

async function run(db: Database, act: RandomAct, target: number) {
  const change = (
    kind: PublicationKind,
    work: (trx: Database) => Promise<unknown>,
  ) => inTransaction(db, (trx) => publish(trx, { kind, author: staff }, work));
  switch (act.kind) {
    case "draft":
      return inTransaction(db, async (trx) => {
        for (const item of itemsOf(await findContentRows(trx), act.items))
          await saveDraft(trx, staff, item);
      });
    case "publish":
      return change("published", async (trx) =>
        publishDrafts(trx, await findDrafts(trx), true),
      );
    case "restore":
      return change("restored", async (trx) => {
        const publication = await findPublication(trx, target);
        if (publication) await restoreItems(trx, publication.content);
      });
    default:
      return change("saved", async (trx) => {
        const tables = await findContentRows(trx);
        await writeItems(trx, itemsOf(tables, act.items), tables);
      });
  }
}

/** Commits without waiting for the disk, to run faster. */
function inTransaction(
  db: Database,
  work: (trx: Database) => Promise<unknown>,
) {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(trx);
    await work(trx);
  });
}

/** Different items of the site, each with one random change. */
function itemsOf(tables: ContentRows, random: RandomItem[]): ItemFields[] {
  const content = siteContentOf(tables);
  const items = random.map((each) => itemOf(content, each));
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function itemOf(content: SiteContent, random: RandomItem): ItemFields {
  const { list, change, place, text } = random;
  const ids = Object.keys(content[list]);
  const id = ids[place % ids.length] ?? "";
  const fields = content[list][id] ?? {};
  if (list !== "settings" && change === "order") {
    const order = content.order[list];
    const at = place % order.length;
    const moved = [...order.slice(at), ...order.slice(0, at)];
    return { list: "order", id: list, fields: { order: moved } };
  }
  if (list !== "settings" && change === "active")
    return { list, id, fields: { active: !fields["active"] } };
  if (list !== "settings" && change === "new" && ids.length < mostItems) {
    const title = list === "concerns" ? "name" : "text";
    const names = { [title]: text, [`${title}_es`]: text };
    return { list, id: newId(), fields: { ...names, active: true } };
  }
  const texts = Object.keys(fields).filter(
    (name) => typeof fields[name] === "string" && !notWords.test(name),
  );
  const name = texts[place % texts.length] ?? "";
  return { list, id, fields: { [name]: text } };
}
