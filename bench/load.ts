import { spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import autocannon from "autocannon";

const headers = { "accept-encoding": "br", "accept-language": "en" };

async function requestsPerSecond(
  url: string,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url,
    headers,
    connections: 16,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} did not answer every request`);
  return result.requests.average;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The answer as it is on the wire, still compressed. */
async function bytesOf(url: string): Promise<Buffer> {
  const [response] = (await once(get(url, { headers }), "response")) as [
    IncomingMessage,
  ];
  return Buffer.concat(await response.toArray());
}

/** Ours and the bare one by turns, so that both meet the same machine. */
export async function compare(url: string, rounds = 3, seconds = 4) {
  const bytes = await bytesOf(url);
  const bare = spawn(process.execPath, [join(import.meta.dirname, "bare.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  bare.stdin.end(bytes);
  const [address] = (await once(bare.stdout, "data")) as [Buffer];
  const bareUrl = address.toString().trim();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await requestsPerSecond(bareUrl, seconds));
    ours.push(await requestsPerSecond(url, seconds));
  }
  bare.kill("SIGTERM");
  return { ours: median(ours), bare: median(theirs) };
}
