import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Result } from "#shared/contract/quiz/results.ts";
import * as events from "#web/core/events.ts";
import * as routeModules from "#web/core/runtime/route-modules.ts";
import { write } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { endSubmissions } from "#web/visitor/quiz/submit.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/store.ts";
import { Ranking } from "./ranking.tsx";

const concerns = ["Cost", "Safety", "Age"].map((name) => ({
  _id: name.toLowerCase(),
  name,
  name_es: "",
  count: 4,
}));
const draft = {
  _id: "d",
  ranked: false,
  answers: [],
  orderedConcerns: concerns,
} as unknown as Result;

beforeEach(() => {
  localStorage.clear();
  write("user", { parentName: "Ana" });
  changeQuiz(() => ({ ...newQuiz, answers: { q: "A" }, draft: "d" }));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  return () => act(endSubmissions);
});

/** The next screen is not loaded yet. The test lets its files arrive, or loading them fail. */
function nextScreen() {
  let ends: [arrive: () => void, fail: (error: Error) => void];
  const loading = new Promise<void>((...both) => (ends = both));
  vi.spyOn(routeModules, "isRouteLoaded").mockReturnValue(false);
  vi.spyOn(routeModules, "loadRoute").mockReturnValue(loading);
  return {
    arrive: () => act(async () => ends[0]()),
    fail: () => act(async () => ends[1](new TypeError("no connection"))),
  };
}

async function open() {
  const next = nextScreen();
  const calls = pendingCalls();
  const { screen, user, router } = await mount(
    <Ranking draft={draft} calm={undefined} />,
    "/rank/d",
  );
  const button = (name: string | RegExp) =>
    screen.getByRole("button", { name });
  return {
    screen,
    next,
    button,
    press: (name: string | RegExp) => user.click(button(name)),
    follow: () => act(async () => void router.navigate("/concerns")),
    sent: (line: string) => calls.all().filter((each) => each.line === line),
    last: calls.last,
    path: () => router.state.location.pathname,
    names: () =>
      screen
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent.replace(/\d|Top$/g, "")),
  };
}

const submission = "POST /api/results";

test("buttons move a concern by one place or to the top, announce it, and the order is kept", async () => {
  const { screen, button, press, names } = await open();
  await press("Move Age up");
  expect(names()).toEqual(["Cost", "Age", "Safety"]);
  expect(screen.getByText("Age, place 2 of 3.")).toBeDefined();
  await press("Move Cost down");
  expect(names()).toEqual(["Age", "Cost", "Safety"]);

  await press("To the top: Safety");
  expect(names()).toEqual(["Safety", "Age", "Cost"]);
  expect(screen.getByText("Safety, place 1 of 3.")).toBeDefined();
  expect(document.activeElement).toBe(button("Move Safety"));
  expect(screen.queryByRole("button", { name: /top: Safety/ })).toBeNull();
  expect(readQuiz().order).toEqual(["safety", "age", "cost"]);
});

test("an order that the server refuses stays, is explained in view, and is saved on the next try", async () => {
  const { screen, press, names, last, sent } = await open();
  await press("Move Age up");
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await press(/See results/);
  await last().refuse(500, "unexpected");
  const failure = screen.getByText(/Can't set results/);
  expect(scrolled.mock.contexts[0]).toContain(failure.closest("div"));
  expect(names()).toEqual(["Cost", "Age", "Safety"]);

  await press(/See results/);
  expect(screen.queryByText(/Can't set results/)).toBeNull();
  const ids = ["cost", "age", "safety"].map((_id) => ({ _id }));
  expect(sent(submission)[1]?.body.orderedConcerns).toEqual(ids);
});

test("pressing again while the order is sent, or the results load, saves and counts it once", async () => {
  const counted = vi.spyOn(events, "track").mockReturnValue();
  const { button, press, last, sent, path, next } = await open();
  await press(/See results/);
  await press(/See results/);
  await last().answer("r");
  await last().answer({});
  const saving = button(/Saving/);
  expect(saving.getAttribute("aria-disabled")).toBe("true");
  await press(/Saving/);
  expect(sent(submission)).toHaveLength(1);
  expect(counted.mock.calls).toEqual([
    ["concerns_ranked", { place: "/rank/{id}" }],
  ]);
  await next.arrive();
  expect(path()).toBe("/results/r");
});

test.each(["arrive", "fail"] as const)(
  "leaving asks first; if the visitor stays, it does not matter whether the next page's files %s",
  async (end) => {
    const shown = vi.spyOn(toasts, "show");
    const { screen, press, follow, next, path } = await open();
    await follow();
    expect(await screen.findByText(/without submitting/)).toBeDefined();
    await press("Leave the page");
    expect(screen.getByText("One moment…")).toBeDefined();
    await press("Stay and finish");
    await next[end]();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(shown).not.toHaveBeenCalled();
    expect(path()).toBe("/rank/d");
  },
);

test("a visitor who wants to leave can leave", async () => {
  const { screen, press, follow, next, path } = await open();
  await follow();
  await screen.findByText(/without submitting/);
  await next.arrive();
  expect(path()).toBe("/rank/d");
  await press("Leave the page");
  expect(path()).toBe("/concerns");
});

test("without a connection, leaving says so and stays on the ranking", async () => {
  const shown = vi.spyOn(toasts, "show");
  const { press, follow, screen, next, path, names } = await open();
  await follow();
  await screen.findByText(/without submitting/);
  await press("Leave the page");
  await next.fail();
  expect(shown.mock.calls[0]?.[0].text).toMatch(/Can't load the page/);
  expect(path()).toBe("/rank/d");
  expect(names()).toHaveLength(3);
});
