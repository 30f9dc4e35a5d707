import { fillContent } from "#server/testing/database/default-content.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { telling } from "./telling-pages.ts";

/** The app with its content, where so many wait as a test says. */
export async function createCrowded(env: NodeJS.ProcessEnv = {}) {
  const crowd = { waiting: 0 };
  const test = await createTestApp(
    { RATE_LIMIT_SCALE: "1000", ...env },
    telling(),
    undefined,
    () => crowd.waiting,
  );
  await fillContent(test);
  return { ...test, crowd };
}
