import { staff } from "#server/testing/running-server.ts";
import { callServer } from "./call.ts";
import { median } from "./figures.ts";

export type Headers = Record<string, string>;

/** Signs in; returns the headers for staff calls. */
export async function signIn(url: string): Promise<Headers> {
  const text = await callServer(`${url}/api/auth`, "POST", staff);
  const { token } = JSON.parse(text) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Milliseconds until an answer is complete, median of 15. */
export async function timeOf(url: string, headers: Headers, body?: unknown) {
  const times: number[] = [];
  for (let look = 0; look < 15; look += 1) {
    const began = performance.now();
    await callServer(url, body ? "POST" : "GET", body, headers);
    times.push(performance.now() - began);
  }
  return median(times);
}
