import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { startBytes } from "#bench/bare/start.ts";
import type { Health, Site } from "./health-probe.ts";

type Asked = { site: Health[]; bare: number[] };

/** What comes of a crowd, while /healthz is asked again and again, and a server that has nothing to do beside it. */
export async function withProbe(servers: Site[], come: () => Promise<number>) {
  const sites = servers.map(({ url, pid }) => ({ url, pid }));
  const bare = await startBytes(Buffer.from("{}"));
  const probe = new Worker(new URL("health-probe.ts", import.meta.url), {
    workerData: { sites, bare: bare.url },
  });
  try {
    const finished = await come();
    probe.postMessage("tell");
    const [asked] = (await once(probe, "message")) as [Asked];
    return { finished, asked };
  } finally {
    await probe.terminate();
    await bare.stop();
  }
}
