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

/** What a server holds that has answered for a while: engines give young objects more room then, and keep it. */
async function visit(url: string) {
  for (let round = 0; round < 200; round += 1)
    await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const reply = await fetch(`${url}/question/${at + 1}?round=${round}`);
        await reply.text();
      }),
    );
}

/** The three steps on a new server, one after the other; its memory until all is imported. */
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
  await visit(url);
  const before = await memoryOf(pid);
  const preview = await timed(`preview of ${amount} rows`, 3, () =>
    call(`${url}${path}/preview`, "POST", { rows }, headers),
  );
  const { fingerprint } = JSON.parse(preview.text) as { fingerprint: string };
  const file = { name: "list.csv", hash: "0".repeat(64) };
  const saved = await timed("import", 5, () =>
    call(`${url}${path}`, "POST", { rows, fingerprint, file }, headers),
  );
  const memory: Figure = {
    what: "memory for both, of a server at work",
    today: (await peakMemoryOf(pid)) - before,
    unit: "MB",
    most: 100,
  };
  const { _id } = JSON.parse(saved.text) as { _id: string };
  const undone = await timed("undo", 5, () =>
    call(`${url}${path}/${_id}`, "DELETE", undefined, headers),
  );
  return [preview.figure, saved.figure, memory, undone.figure];
}

async function timed(what: string, most: number, work: () => Promise<string>) {
  const began = performance.now();
  const text = await work();
  const today = (performance.now() - began) / 1000;
  return { text, figure: { what, today, unit: "s", most } satisfies Figure };
}
