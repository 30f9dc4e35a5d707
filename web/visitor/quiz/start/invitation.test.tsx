import { expect, test, vi } from "vitest";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { type InvitationState, useInvitation } from "./invitation.ts";

test("shows loading for another link until its contact is loaded", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });
  const calls = pendingCalls();
  const { now, change } = await renderHook<string, InvitationState>(
    (id) => useInvitation(id, false),
    "one",
  );
  await calls
    .all()[0]
    ?.answer({ _id: "one", name: "Ana", childname: "", date: null });
  await expect.poll(now).toBe("known");
  await change("other");
  expect(now()).toBe("loading");
});
