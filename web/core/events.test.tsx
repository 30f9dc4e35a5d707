import { Blob } from "node:buffer";
import { beforeEach, expect, test, vi } from "vitest";
import { writeText } from "#web/core/storage/storage.ts";

const place = "/question/{number}";

/** A page that has just been loaded. Returns the batches of events that it has sent. */
async function openPage(navigator: object = {}) {
  const sent: Promise<unknown>[] = [];
  const sendBeacon = (address: string, body: Blob) =>
    sent.push(body.text().then((text) => [address, JSON.parse(text)]));
  vi.stubGlobal("navigator", { sendBeacon, ...navigator });
  vi.stubGlobal("Blob", Blob);
  vi.resetModules();
  const { track } = await import("./events.ts");
  return { track, batches: () => Promise.all(sent) };
}

const batchOf = (...events: object[]) => [
  "/api/events",
  { language: "en", events },
];

function hide(state: "hidden" | "visible" = "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  return () => vi.useRealTimers();
});

test("sends events together, after a minute without another one", async () => {
  const { track, batches } = await openPage();
  track("question_answered", { place, number: 1, seconds: 7 });
  vi.advanceTimersByTime(59_000);
  track("question_answered", { place, number: 2, seconds: 0 });
  vi.advanceTimersByTime(59_000);
  expect(await batches()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(await batches()).toEqual([
    batchOf(
      { name: "question_answered", place, number: 1, seconds: 7 },
      { name: "question_answered", place, number: 2, seconds: 0 },
    ),
  ]);
});

test("sends events at once when the page is hidden, and those of a hidden page", async () => {
  const { track, batches } = await openPage();
  track("quiz_started", { place: "/quiz" });
  hide();
  track("quiz_abandoned", { place, number: 3 });
  expect(await batches()).toEqual([
    batchOf({ name: "quiz_started", place: "/quiz" }),
    batchOf({ name: "quiz_abandoned", place, number: 3 }),
  ]);
});

test.each([
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["uses Global Privacy Control", { globalPrivacyControl: true }],
  ["is signed in", {}],
])("sends nothing about a visitor who %s", async (who, navigator) => {
  if (who === "is signed in") writeText("token", "mine");
  const { track, batches } = await openPage(navigator);
  track("quiz_started", { place: "/quiz" });
  hide();
  vi.advanceTimersByTime(60_000);
  expect(await batches()).toEqual([]);
});
