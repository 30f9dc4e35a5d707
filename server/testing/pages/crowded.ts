import { setTimeout as wait } from "node:timers/promises";
import { fillContent } from "#server/testing/database/default-content.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { telling } from "./telling-pages.ts";

/** An app with the default content. The test sets the number of concurrent requests. */
export async function createCrowded(env: NodeJS.ProcessEnv = {}) {
  let count = 0;
  const test = await createTestApp(
    { RATE_LIMIT_SCALE: "1000", ...env },
    telling(),
    undefined,
    () => count,
  );
  await fillContent(test);
  /** Sets the number of requests in progress, and waits until the server has noticed. */
  async function setInProgress(inProgress: number) {
    count = inProgress;
    const isFull = inProgress > 32;
    while (test.app.isUnderPressure() !== isFull) await wait(20);
  }
  return { ...test, setInProgress };
}
