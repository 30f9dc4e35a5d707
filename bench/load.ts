import { spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import autocannon from "autocannon";

type Posting = { method: "POST"; body: string };

const headers = { "accept-encoding": "br", "accept-language": "en" };

async function requestsPerSecond(
  url: string,
  posting: Posting | undefined,
  duration: number,
): Promise<number> {
  const json = posting && { "content-type": "application/json" };
  const result = await autocannon({
    url,
    headers: { ...headers, ...json },
    connections: 16,
    duration,
    ...posting,
  });
  if (result.non2xx + result.errors > 0) {
    const { errors, timeouts, statusCodeStats } = result;
    const answers = JSON.stringify({ errors, timeouts, ...statusCodeStats });
    throw new Error(`${url} did not answer every request: ${answers}`);
  }
  return result.requests.average;
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The answer as it is on the wire, still compressed. */
async function bytesOf(url: string): Promise<Buffer> {
  const [response] = (await once(get(url, { headers }), "response")) as [
    IncomingMessage,
  ];
  return Buffer.concat(await response.toArray());
}

async function startBare(script: string, input: Buffer | string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  const [address] = (await once(child.stdout, "data")) as [Buffer];
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { url: address.toString().trim(), stop };
}

/** Ours and the bare one by turns, so that both meet the same machine. */
async function byTurns(
  url: string,
  bare: { url: string; stop: () => Promise<void> },
  posting?: Posting,
) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    theirs.push(await requestsPerSecond(bare.url, posting, 3));
    ours.push(await requestsPerSecond(url, posting, 3));
  }
  await bare.stop();
  return { ours: median(ours), bare: median(theirs) };
}

/** Against handing out the same bytes. */
export async function compareReading(url: string) {
  return byTurns(url, await startBare("bare.ts", await bytesOf(url)));
}

/** Against one insert of the same body. */
export async function compareWriting(url: string, body: object) {
  const posting = { method: "POST", body: JSON.stringify(body) } as const;
  return byTurns(url, await startBare("bare-insert.ts", ""), posting);
}
