// How long a list of ten thousand contacts takes: to look at, to import, and to take back.
import {
  type RunningServer,
  startServer,
} from "#server/testing/running-server.ts";
import { call } from "#bench/call.ts";
import type { Figure } from "#bench/figures.ts";
import { memoryOf, peakMemoryOf } from "#bench/memory.ts";
import { type Headers, signIn } from "#bench/staff.ts";

const amount = 10_000;
const path = "/api/contacts/imports";

const rows = Array.from({ length: amount }, (_, at) => ({
  name: `María González ${at}`,
  childname: "Ana",
  phone: `(201) ${555 + Math.floor(at / 5000)}-${String(at % 5000).padStart(4, "0")}`,
  redcapid: `R-${at}`,
  language: "es",
  consentsource: "Clinic form",
}));

/** The three steps on a new server, one after the other, and how much its memory grows in each. */
export async function measureImports(): Promise<Figure[]> {
  const server = await startServer();
  try {
    return await measure(server, await signIn(server.url));
  } finally {
    await server.stop();
  }
}

async function measure(
  { url, pid }: RunningServer,
  headers: Headers,
): Promise<Figure[]> {
  const step = (what: string, most: number, work: () => Promise<string>) =>
    timed(pid, { what, most }, work);
  const preview = await step(`preview of ${amount} rows`, 3, () =>
    call(`${url}${path}/preview`, "POST", { rows }, headers),
  );
  const { fingerprint } = JSON.parse(preview.text) as { fingerprint: string };
  const file = { name: "list.csv", hash: "0".repeat(64) };
  const saved = await step("import", 5, () =>
    call(`${url}${path}`, "POST", { rows, fingerprint, file }, headers),
  );
  const { _id } = JSON.parse(saved.text) as { _id: string };
  const undone = await step("undo", 5, () =>
    call(`${url}${path}/${_id}`, "DELETE", undefined, headers),
  );
  return [...preview.figures, ...saved.figures, ...undone.figures];
}

async function timed(
  pid: number,
  { what, most }: { what: string; most: number },
  work: () => Promise<string>,
) {
  const before = await memoryOf(pid);
  const began = performance.now();
  const text = await work();
  const today = (performance.now() - began) / 1000;
  const growth = (await peakMemoryOf(pid)) - before;
  const figures: Figure[] = [
    { what, today, unit: "s", most },
    { what: `${what}, memory`, today: growth, unit: "MB", most: 100 },
  ];
  return { text, figures };
}
