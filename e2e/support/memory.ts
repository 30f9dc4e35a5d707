import type { Page } from "@playwright/test";

/** Whether the memory of the page contains a text. */
export async function isInMemory(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) =>
    parts.push(chunk),
  );
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot");
  await session.detach();
  return parts.join("").includes(text);
}
