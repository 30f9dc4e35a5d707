import { expect, test } from "vitest";
import { onSignInNeeded, signInAgain } from "./sign-in-again.ts";

const nobodyAnswers = () => new Promise<boolean>(() => undefined);

test("a question whose window goes away is answered with no, and the next one is asked anew", async () => {
  const leave = onSignInNeeded(nobodyAnswers);
  const waiting = signInAgain("session-ended");
  leave();
  await expect(waiting).resolves.toBe(false);
  const leaveNext = onSignInNeeded(() => Promise.resolve(true));
  await expect(signInAgain("session-ended")).resolves.toBe(true);
  leaveNext();
});

test("a window that opens before the old one went away is not taken along", async () => {
  const leaveOld = onSignInNeeded(nobodyAnswers);
  const leaveNew = onSignInNeeded(() => Promise.resolve(true));
  leaveOld();
  await expect(signInAgain("too-long-ago")).resolves.toBe(true);
  leaveNew();
  await expect(signInAgain("too-long-ago")).resolves.toBe(false);
});
