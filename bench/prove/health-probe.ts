// Asks by itself, beside whoever makes the load, how long the process takes to say that it lives.
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const urls = workerData as string[];
const agent = new Agent({ keepAlive: true });

function ask(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    get(`${url}/healthz`, { agent }, (response) =>
      response.resume().on("end", () => resolve(performance.now() - began)),
    ).on("error", () => resolve(Infinity));
  });
}

let asked: number[] = [];
parentPort?.on("message", () => {
  parentPort?.postMessage(asked);
  asked = [];
});
for (;;) {
  for (const url of urls) asked.push(await ask(url));
  await wait(20);
}
