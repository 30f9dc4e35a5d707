// Asks by itself, beside whoever makes the load, how long the process takes to say that it lives, and how long
// a server with nothing to do takes at the same moment: that much is the machine's.
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type Site = { url: string; pid: number };
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

/** Milliseconds: by the clock, those that the process computed, and those that it was ready to while others had the processors. */
export type Health = { took: number; computed: number; waited: number };

async function askSite({ url, pid }: Site): Promise<Health> {
  const before = scheduled(pid);
  const took = await ask(`${url}/healthz`);
  const after = scheduled(pid);
  return {
    took,
    computed: after.computed - before.computed,
    waited: after.waited - before.waited,
  };
}

/** Of the main thread of a process, since it started. Linux only. */
function scheduled(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/schedstat`, "utf8");
    const [computed = 0, waited = 0] = text.split(" ").map(Number);
    return { computed: computed / 1e6, waited: waited / 1e6 };
  } catch {
    // It ended: that shows by its answer.
    return { computed: 0, waited: 0 };
  }
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
