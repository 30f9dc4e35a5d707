// @vitest-environment jsdom
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Outcome } from "#shared/contract/outreach/campaigns.ts";
import { campaignWith } from "#web/testing/campaigns.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import CampaignScreen from "./campaign-screen.tsx";

const none: Outcome = { all: null, languages: [], waves: [] };
const text = {
  at: "2026-11-21T14:00:00.000Z",
  isReminder: false,
  language: "es" as const,
  count: 1,
  segments: 1,
};
const ofGroup = (phones: number, count: number) => {
  const share = { count, share: count / phones, low: 0, high: 1 };
  const [delivered, opened, completed, optedout] = Array(4).fill(share);
  return { phones, delivered, opened, completed, optedout };
};

/** Opens a running campaign that tries two wordings. */
async function openCampaign(outcome = none) {
  const calls = pendingCalls();
  const texts = [1 as const, 2 as const].map((wording) => ({
    ...text,
    wording,
  }));
  const campaign = campaignWith({
    state: "running",
    started: "2026-11-20T12:00:00.000Z",
    texted: 2,
    second_en: "Two minutes. STOP to end.",
    forecast: { texts, contacts: 2, completed: 0, optedout: 0 },
  });
  const carmen = {
    contact: "c",
    name: "Carmen",
    childname: "",
    language: "es" as const,
    wave: 0,
    texts: 0,
    due: text.at,
    ended: null,
  };
  const members = { rows: [carmen], page: 1, total: 1 };
  const loaded = { campaign, members, outcome, hasEnded: false, isTest: false };
  const page = await mount(
    <CampaignScreen />,
    "/dashboard/campaigns/c",
    loaded,
  );
  return { ...page, calls };
}

test("a running campaign shows the time, contacts and wordings of its next texts", async () => {
  const { screen } = await openCampaign();
  expect(screen.getByText(/^Each text waits for the texting/)).toBeDefined();
  expect(screen.getByRole("row", { name: /Carmen/ })).toBeDefined();
  for (const wording of ["Wording 1", "Wording 2"])
    expect(screen.getByText(new RegExp(`^${wording}: 1 text,`))).toBeDefined();
});

test("two wordings are compared, and a difference that could be chance is called so", async () => {
  const difference = { difference: 0.02, low: -0.1, high: 0.14 };
  const wordings = {
    first: ofGroup(16, 4),
    second: ofGroup(15, 4),
    completed: difference,
    optedout: difference,
  };
  const { screen } = await openCampaign({ ...none, wordings });
  const row = screen.getByRole("row", { name: /^Wording 2/ });
  expect(row.textContent).toContain("15");
  expect(screen.getAllByText(/the difference could be chance/)).toHaveLength(2);
});

test("a poll that fails keeps the campaign on the screen", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { screen, calls } = await openCampaign();
  for (const polls of [1, 2]) {
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const last = calls.all().slice(-4);
    expect(calls.all().length).toBeGreaterThanOrEqual(4 * polls);
    for (const call of last) await call.refuse(500, "broken");
  }
  expect(screen.getByRole("row", { name: /Carmen/ })).toBeDefined();
});
