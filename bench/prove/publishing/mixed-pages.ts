// Publishes all words many times while visitors read. Each page must show only one publication, and soon the new one.
import { setTimeout as wait } from "node:timers/promises";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { findLatest } from "#server/content/publications/queries.ts";
import { connectTo } from "#bench/load/connection.ts";
import { textOf } from "#bench/load/quiz.ts";
import { requestOf } from "#bench/load/request.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { addContact, askJson, type PublishingSite } from "./site.ts";
import {
  draftWords,
  postPublication,
  readSiteContent,
  withWord,
} from "./words.ts";

const publications = 200;
const readsWanted = 100_000;
/** The last instance asks the database for every page. */
const readers = [4, 4, 1];
/** Old words may be shown this long after the new ones were stored. */
const target = 1000;

type Reads = {
  amount: number;
  /** Reads that the server refused because it was overloaded. */
  busy: number;
  problems: string[];
  /** When the last read began that showed this word. */
  last: Map<string, number>;
};

export async function proveMixedPages(
  site: PublishingSite,
  scale: number,
): Promise<ReportRow> {
  const milliseconds = 120_000 * scale;
  const content = await readSiteContent(site.db);
  const lines = linesOf(content, await addContact(site.db));
  const reads: Reads = { amount: 0, busy: 0, problems: [], last: new Map() };
  const end = performance.now() + milliseconds;
  let isOver = false;
  const reading = site.urls.flatMap((url, at) =>
    Array.from({ length: readers[at] ?? 1 }, () =>
      read(url, lines, reads, () => isOver),
    ),
  );
  const amount = Math.max(2, Math.round(publications * scale));
  const replaced = new Map<string, number>();
  try {
    for (let round = 1; round <= amount; round += 1) {
      const due = end - (milliseconds * (amount - round)) / amount;
      await publishRound(site, content, round, replaced);
      await wait(Math.max(0, due - performance.now()));
    }
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  const slowest = await slowestChange(site, reads, replaced);
  for (const problem of reads.problems.slice(0, 5)) console.log(problem);
  return {
    what: `${amount} publications of all words, half as drafts and half as a live save`,
    times: reads.amount,
    remarks: `reads of 3 instances, ${readsWanted} wanted; ${reads.busy} answered 503; old words shown for ${(slowest / 1000).toFixed(2)} s at most`,
    failed: reads.problems.length,
    missed: slowest > target ? "old words gone after 1 s" : "",
  };
}

/** Pages that the server caches, one page that it renders for each visitor, and calls. */
function linesOf({ concerns }: SiteContent, contact: string) {
  const [concern = ""] = Object.keys(concerns);
  const paths = `/ /quiz /concerns /concerns/${concern} /aboutus /contact /information /sources /feedback /${contact}`;
  const pages = paths
    .split(" ")
    .flatMap((path) => [`GET ${path}?lang=en`, `GET ${path}?lang=es`]);
  const calls = ["settings", "concerns", "questions", "questions/pos/1"];
  return [...pages, ...calls.map((path) => `GET /api/${path}`)];
}

async function read(
  url: string,
  lines: string[],
  reads: Reads,
  isOver: () => boolean,
) {
  const connection = await connectTo(url);
  while (!isOver()) {
    const line = lines[Math.floor(Math.random() * lines.length)] ?? "";
    const began = Date.now();
    const { status, body } = await connection.ask(requestOf(line));
    if (status === 503) {
      reads.busy += 1;
      continue;
    }
    reads.amount += 1;
    const words = new Set(textOf(body).match(/Mark\d+[si]/g));
    for (const word of words)
      reads.last.set(word, Math.max(began, reads.last.get(word) ?? 0));
    if (status !== 200 || !isOneState(words))
      reads.problems.push(`${line}: ${status} ${[...words].join(" ")}`);
  }
  connection.close();
}

/**
 * Odd rounds publish drafts of all texts, even rounds save only the settings. So the words of the settings (s) must come
 * from the same round as those of the items (i), or from the next round if that one is even.
 */
function isOneState(words: Set<string>): boolean {
  const roundsOf = (kind: string) =>
    [...words]
      .filter((word) => word.endsWith(kind))
      .map((word) => Number.parseInt(word.slice("Mark".length)));
  const [settings, ...otherSettings] = roundsOf("s");
  const [items, ...otherItems] = roundsOf("i");
  if (otherSettings.length > 0 || otherItems.length > 0) return false;
  if (settings === undefined || items === undefined) return true;
  return settings === items || (settings % 2 === 0 && settings === items + 1);
}

/** Publishes the words of this round, and records which publication replaced the words of the earlier round. */
async function publishRound(
  { urls, db, staff: [headers] }: PublishingSite,
  content: SiteContent,
  round: number,
  replaced: Map<string, number>,
) {
  const url = urls[round % urls.length] ?? "";
  if (round % 2 === 1) {
    const wordOf = (list: string) =>
      `Mark${round}${list === "settings" ? "s" : "i"}`;
    const items = await draftWords(db, content, wordOf);
    await insist(() => postPublication(url, headers, items));
  } else {
    const body = withWord(content.settings, `Mark${round}s`);
    await insist(() => askJson(url, "PUT /api/settings", { body, headers }));
  }
  const number = (await findLatest(db))?.number ?? 0;
  replaced.set(`Mark${round - 1}s`, number);
  if (round % 2 === 1) replaced.set(`Mark${round - 2}i`, number);
}

/** Repeats a call that took too long. It may have succeeded, and its drafts are then gone. */
async function insist(send: () => Promise<{ status: number; body: string }>) {
  for (let isRepeated = false; ; isRepeated = true) {
    const { status, body } = await send();
    if (status < 300 || (isRepeated && status === 409)) return;
    if (status !== 503) throw new Error(`Publishing: ${status} ${body}`);
  }
}

/** The longest time from a publication to the last read of words that it replaced. */
async function slowestChange(
  { db }: PublishingSite,
  { last }: Reads,
  replaced: Map<string, number>,
): Promise<number> {
  const rows = await db
    .selectFrom("publications")
    .select(["number", "date"])
    .execute();
  const dates = new Map(
    rows.map(({ number, date }) => [number, Date.parse(String(date))]),
  );
  const times = [...replaced].map(
    ([word, number]) => (last.get(word) ?? 0) - (dates.get(number) ?? 0),
  );
  return Math.max(0, ...times);
}
