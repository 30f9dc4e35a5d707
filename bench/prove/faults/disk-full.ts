// What happens when the disk of DATA_DIR fills up: on a small file system, where one can be made.
import { spawnSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { embeddedTarget, startProduct } from "#bench/prove/product.ts";
import { signIn } from "#bench/staff.ts";
import { type Fault, leftOut, prove, type Row, siteOf } from "./fault.ts";
import { countMissing, sendPicture } from "./pictures.ts";

const size = "400m";
const fullFor = 15_000;
/** Megabytes: more than the files that PostgreSQL has made for its log. */
const mostLog = 200;
const what = `disk of DATA_DIR full for ${fullFor / 1000} s`;

export async function proveDisk(
  times: (rounds: number) => number,
): Promise<Row[]> {
  const folder = await mountSmall();
  if (folder === undefined)
    return [leftOut(what, "no small file system can be made here")];
  try {
    const product = await startProduct({ DATA_DIR: join(folder, "data") });
    const site = siteOf(product, () => embeddedTarget(product.dataDir));
    try {
      const headers = await signIn(product.url);
      const on = { folder, url: product.url, headers };
      const rows: Row[] = [];
      const rounds = times(3);
      for (const fault of [
        diskFault(on, what),
        diskFault(on, `${what}, and PostgreSQL ends of it`, () =>
          fillLog(product.dataDir),
        ),
      ])
        rows.push(await prove(site, { ...fault, rounds }));
      return rows;
    } finally {
      await product.stop();
    }
  } finally {
    spawnSync("umount", [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function mountSmall(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-small-"));
  const options = `size=${size},mode=0755`;
  const args = ["-t", "tmpfs", "-o", options, "tmpfs", folder];
  if (spawnSync("mount", args).status === 0) return folder;
  await rm(folder, { recursive: true });
  return undefined;
}

type Disk = { folder: string; url: string; headers: Record<string, string> };

function diskFault(
  { folder, url, headers }: Disk,
  what: string,
  harm = async () => {},
): Omit<Fault, "rounds"> {
  const ballast = join(folder, "ballast");
  const pictures: string[] = [];
  const missed: string[] = [];
  const send = async () => {
    const { status, place } = await sendPicture(url, headers);
    if (place !== undefined) pictures.push(place);
    return status;
  };
  const readHome = async () => {
    const page = await fetch(`${url}/`).catch(() => undefined);
    if (!page?.ok) missed.push("the home page could not be read");
  };
  return {
    what,
    // A database that could not even start is tried again every half minute at last.
    target: 40,
    async strike() {
      await send();
      await readHome();
      await fill(ballast);
      await harm();
      const status = await send();
      if (![503, 507].includes(status))
        missed.push(`a picture on a full disk was answered ${status}`);
      await wait(fullFor);
      await readHome();
      await rm(ballast);
    },
    examine: async () => ({
      acknowledged: pictures.length,
      lost: await countMissing(pictures),
      missed: [...new Set(missed)],
    }),
  };
}

/** Writes to the log of PostgreSQL until it needs a new file, for which there is no room. */
async function fillLog(dataDir: string) {
  const client = new pg.Client(await embeddedTarget(dataDir));
  client.on("error", () => {});
  await client.connect();
  const write =
    "SELECT pg_logical_emit_message(false, 'prove', repeat('x', 1000000))";
  let isRunning = true;
  for (let megabyte = 0; isRunning && megabyte < mostLog; megabyte += 1)
    isRunning = await client.query(write).then(
      () => true,
      () => false,
    );
  await client.end().catch(() => {});
  if (isRunning) throw new Error("PostgreSQL has not ended");
}

/** Writes until nothing more fits. */
async function fill(path: string) {
  const file = await open(path, "a");
  try {
    for (let piece = Buffer.alloc(1_000_000); piece.length > 0;)
      piece = await file.write(piece).then(
        () => piece,
        () => piece.subarray(0, piece.length >> 1),
      );
  } finally {
    await file.close();
  }
}
