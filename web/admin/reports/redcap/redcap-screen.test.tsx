import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { forget } from "#web/core/storage/storage.ts";
import { redcapWords } from "#web/i18n/admin/reports/redcap.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import RedcapScreen from "./redcap-screen.tsx";

const words = redcapWords.en;
const none = { problem: 0, walkIn: 0, noId: 0, unusableId: 0, sharedId: 0 };
const noneShared = { total: 0, first: [] as string[] };

beforeEach(() => forget("redcapProject"));

async function openFiles({
  ready = 0,
  leftOut = none,
  sharedIds = noneShared,
}) {
  const calls = pendingCalls();
  const counts = { ready, leftOut, sharedIds };
  const page = await mount(<RedcapScreen />, "/", { counts });
  const { screen } = page;
  const isEnabled = (name: string) =>
    !screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  function type(label: string, value: string) {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(box, { target: { value } });
    fireEvent.blur(box);
  }
  return { ...page, calls, isEnabled, type };
}

test("the names and the language of the project go into the files and are remembered", async () => {
  const { screen, user, press, calls, type, unmount } = await openFiles({
    ready: 2,
  });
  await user.click(screen.getByRole("radio", { name: "Español" }));
  type(words.record, " Study_ID");
  type(words.event, "baseline_arm_1");
  for (const [button, address] of [
    [words.zip, "instrument?labels=es"],
    [words.dictionary, "dictionary?labels=es&record=study_id"],
    [words.csv, "csv?record=study_id&event=baseline_arm_1"],
  ] as const) {
    await press(button);
    expect(calls.last().line).toBe(`GET /api/results/redcap/${address}`);
  }
  unmount();
  await openFiles({});
  expect(screen.getByDisplayValue("study_id")).toBeDefined();
  expect(screen.getByDisplayValue("baseline_arm_1")).toBeDefined();
  expect(screen.getByRole("radio", { name: "Español" })).toHaveProperty(
    "checked",
    true,
  );
});

test("a wrong name is explained, and blocks only the files that contain it", async () => {
  const { screen, isEnabled, type } = await openFiles({ ready: 1 });
  type(words.event, "Baseline");
  expect(screen.getByText(words.eventError)).toBeDefined();
  expect([isEnabled(words.csv), isEnabled(words.dictionary)]).toEqual([
    false,
    true,
  ]);
  type(words.record, "record id");
  expect(screen.getByText(words.recordError)).toBeDefined();
  expect([isEnabled(words.dictionary), isEnabled(words.zip)]).toEqual([
    false,
    true,
  ]);
  type(words.record, "record_id");
  type(words.event, "baseline_arm_1");
  expect(isEnabled(words.csv)).toBe(true);
});

test("without results there is only the form, and the screen says why", async () => {
  const { screen, isEnabled } = await openFiles({});
  expect(screen.getByText(words.noneReady)).toBeDefined();
  expect(screen.queryByRole("button", { name: words.csv })).toBeNull();
  expect(isEnabled(words.zip)).toBe(true);
});

test("the screen says how many results are left out and why, and names shared IDs", async () => {
  const leftOut = { ...none, walkIn: 1, noId: 1, sharedId: 2 };
  const sharedIds = { total: 3, first: ["S-1", "s-1"] };
  const { screen } = await openFiles({ ready: 2, leftOut, sharedIds });
  for (const text of [
    words.ready(2),
    words.leftOut(4),
    words.reasons.walkIn(1),
    words.reasons.noId(1),
    words.reasons.sharedId(2),
    words.shared(["S-1", "s-1"], 1),
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(words.reasons.problem(0))).toBeNull();
});
