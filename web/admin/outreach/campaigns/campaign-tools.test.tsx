// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import { campaignWith } from "#web/testing/campaigns.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { CampaignTools } from "./campaign-tools.tsx";

async function openTools(given: Partial<Campaign> = {}) {
  const calls = pendingCalls();
  const campaign = campaignWith(given);
  const page = await mount(<CampaignTools campaign={campaign} />);
  const press = (name: string) =>
    page.user.click(page.screen.getByRole("button", { name }));
  return { ...page, calls, press };
}

test("starting asks first, and counts only contacts who can get texts", async () => {
  const { screen, calls, press } = await openTools();
  await press("Start");
  expect(screen.getByText(/^1 contact will be texted\./)).toBeDefined();
  expect(calls.all()).toEqual([]);
  await press("Yes, start");
  expect(calls.last()).toMatchObject({
    line: "PUT /api/campaigns/spring/state",
    body: { state: "running", version: 1 },
  });
});

test.each([
  ["running", "Pause", "Yes, pause", "paused"],
  ["paused", "Resume", "Yes, resume", "running"],
  ["running", "Stop", "Yes, stop", "stopped"],
] as const)("%s: %s asks first", async (state, act, yes, next) => {
  const { calls, press } = await openTools({ state });
  await press(act);
  expect(calls.all()).toEqual([]);
  await press(yes);
  expect(calls.last().body).toEqual({ state: next, version: 1 });
});
