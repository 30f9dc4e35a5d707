// Asks by itself, beside whoever makes the load, how long the process takes to say that it lives, and how long
// a server with nothing to do takes at the same moment: that much is the machine's.
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

type Site = { url: string; pid: number };
const { sites, bare } = workerData as { sites: Site[]; bare: string };
const agent = new Agent({ keepAlive: true });

function ask(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    get(url, { agent }, (response) =>
      response.resume().on("end", () => resolve(performance.now() - began)),
    ).on("error", () => resolve(Infinity));
  });
}

/** Milliseconds, and how many of them the process was ready to compute while others had the processors. */
export type Health = { took: number; waited: number };

async function askSite({ url, pid }: Site): Promise<Health> {
  const before = waitedBy(pid);
  const took = await ask(`${url}/healthz`);
  return { took, waited: waitedBy(pid) - before };
}

/** Of its main thread, since it started: the second figure of schedstat. Linux only. */
function waitedBy(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(
    " ",
  );
  return Number(nanoseconds) / 1e6;
}

let asked = { site: [] as Health[], bare: [] as number[] };
parentPort?.on("message", () => {
  parentPort?.postMessage(asked);
  asked = { site: [], bare: [] };
});
for (;;) {
  for (const site of sites) {
    const [ours, idle] = await Promise.all([askSite(site), ask(bare)]);
    asked.site.push(ours);
    asked.bare.push(idle);
  }
  await wait(20);
}
