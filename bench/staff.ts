import { staff } from "#server/testing/running-server.ts";
import { call } from "./call.ts";
import { median } from "./load/measure.ts";

export type Headers = Record<string, string>;

/** What the calls of staff carry. */
export async function signIn(url: string): Promise<Headers> {
  const text = await call(`${url}/api/auth`, "POST", staff);
  const { token } = JSON.parse(text) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const looks = 15;

/** Milliseconds until an answer is wholly there, the first time and the median of some looks, and its text. */
export async function timeOf(url: string, headers: Headers, body?: unknown) {
  const times: number[] = [];
  let text = "";
  for (let look = 0; look < looks; look += 1) {
    const began = performance.now();
    text = await call(url, body ? "POST" : "GET", body, headers);
    times.push(performance.now() - began);
  }
  return { ms: median(times), first: times[0] ?? 0, text };
}
