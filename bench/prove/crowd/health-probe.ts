// Asks by itself, beside whoever makes the load, how long the process takes to say that it lives, and how long
// a server with nothing to do takes at the same moment: that much is the machine's.
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { urls, bare } = workerData as { urls: string[]; bare: string };
const agent = new Agent({ keepAlive: true });

function ask(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    get(url, { agent }, (response) =>
      response.resume().on("end", () => resolve(performance.now() - began)),
    ).on("error", () => resolve(Infinity));
  });
}

let asked = { site: [] as number[], bare: [] as number[] };
parentPort?.on("message", () => {
  parentPort?.postMessage(asked);
  asked = { site: [], bare: [] };
});
for (;;) {
  for (const url of urls) {
    const [ours, idle] = await Promise.all([ask(`${url}/healthz`), ask(bare)]);
    asked.site.push(ours);
    asked.bare.push(idle);
  }
  await wait(20);
}
