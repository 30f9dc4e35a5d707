import type { LoaderFunction } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { mountOnSite } from "#web/testing/mount-on-site.tsx";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { namedSettings } from "#web/testing/settings.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz } from "#web/visitor/quiz/store.ts";
import RankScreen, { clientLoader } from "./rank-screen.tsx";

const answered = {
  ...newQuiz,
  asked: {
    1: { ...question, amount: 2 },
    2: { ...question, _id: "p", number: 2, amount: 2 },
  },
  answers: { q: "A", p: "B" },
} as const;

beforeEach(() => localStorage.clear());

/** Starts to open the ranking of the draft. Returns its call, and where it leads: an address, or its data. */
function openRanking(draft = "d") {
  const calls = pendingCalls();
  const args = { params: { id: draft } } as Parameters<typeof clientLoader>[0];
  const opening = clientLoader(args).catch((thrown: Response) =>
    thrown.headers.get("location"),
  );
  return { call: calls.last(), opening };
}

test("the address of a ranking leads to the results once it is saved", async () => {
  const { call, opening } = openRanking();
  await call.answer({ _id: "r", ranked: true, orderedConcerns: [] });
  expect(await opening).toBe("/results/r");
});

test("a draft that the server has deleted leads to the last question, to be submitted again", async () => {
  changeQuiz(() => ({ ...answered, draft: "d", handInKey: "used" }));
  const { call, opening } = openRanking();
  await call.refuse(404, "not_found");
  expect(await opening).toBe("/question/2");
  expect(readQuiz()).toEqual(answered);
});

test.each([
  ["another family's deleted draft", 404, "not_found"],
  ["a server that fails", 500, "unexpected"],
])("%s changes nothing", async (_what, status, code) => {
  const quiz = { ...answered, draft: "mine" };
  changeQuiz(() => quiz);
  const { call, opening } = openRanking(status === 404 ? "other" : "mine");
  await call.refuse(status, code);
  expect(await opening).toBeNull();
  expect(readQuiz()).toEqual(quiz);
});

test("a ranking that could not be loaded offers to try again", async () => {
  const { screen } = await mount(<RankScreen />, "/rank/d", null);
  expect(screen.getByText(/Can't load your data/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

test.each([
  [3, "calmranking_en"],
  [5, "topparentconcernstext_en"],
])("the text for a highest score of %i is %s", async (count, text) => {
  const orderedConcerns = [{ _id: "1", name: "Cost", name_es: "", count }];
  const draft = { _id: "d", ranked: false, answers: [], orderedConcerns };
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address === "/api/settings" ? namedSettings : draft),
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const loader = clientLoader as unknown as LoaderFunction;
  const route = { path: "/rank/:id", Component: RankScreen, loader };
  const { screen } = await mountOnSite([route], "/rank/d");
  expect(await screen.findByText(text)).toBeDefined();
});
