import { expect, test } from "vitest";
import { onSignInNeeded, signInAgain } from "./sign-in-again.ts";

const nobodyAnswers = () => new Promise<boolean>(() => undefined);

test("resolves to false when the dialog unmounts, and asks again the next time", async () => {
  const leave = onSignInNeeded("me", nobodyAnswers);
  const waiting = signInAgain("session-ended");
  leave();
  await expect(waiting).resolves.toBe(false);
  const leaveNext = onSignInNeeded("me", () => Promise.resolve(true));
  await expect(signInAgain("session-ended")).resolves.toBe(true);
  leaveNext();
});

test("keeps a dialog that mounts before the old one unmounts", async () => {
  const leaveOld = onSignInNeeded("me", nobodyAnswers);
  const leaveNew = onSignInNeeded("me", () => Promise.resolve(true));
  leaveOld();
  await expect(signInAgain("too-long-ago")).resolves.toBe(true);
  leaveNew();
  await expect(signInAgain("too-long-ago")).resolves.toBe(false);
});
