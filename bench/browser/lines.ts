import type { Page } from "@playwright/test";

type Line = {
  /** Milliseconds that a request waits: the round trips until it is answered. */
  latency: number;
  kilobits: number;
};

/**
 * Connecting takes round trips that the protocol of the browser does not slow down: so on slow 4G each request
 * waits 3.75 of 150 ms, as Lighthouse has it, and a first page on the worst line 4 of 400 ms.
 */
export const slow4G: Line = {
  latency: 150 * 3.75,
  kilobits: 1638.4 * 0.9,
};
export const oneBar: Line = { latency: 1600, kilobits: 280 };

/** What makes the line of a page slow, on a processor of a quarter the speed. */
export async function slowedDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return ({ latency, kilobits }: Line) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: (kilobits * 1024) / 8,
      uploadThroughput: (kilobits * 1024) / 16,
    });
}
