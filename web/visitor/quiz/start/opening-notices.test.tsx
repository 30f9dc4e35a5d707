import { beforeEach, expect, test } from "vitest";
import { write } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { newQuiz, type SavedQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz, readVisitor } from "#web/visitor/quiz/store.ts";
import { OpeningNotices } from "./opening-notices.tsx";

const answers = { q: "A" } as const;
const resultsDeleted = /deleted what you entered here/;
const linkRemoved = /Your personal link no longer works/;

beforeEach(() => localStorage.clear());

/** Opens the site again on the phone of an invited family with this quiz. */
async function openAgain(quiz: Partial<SavedQuiz>) {
  write("user", { parentName: "Rosa", contactId: "c" });
  changeQuiz(() => ({ ...newQuiz, answers, ...quiz }));
  const calls = pendingCalls();
  const { screen } = await mount(<OpeningNotices />);
  const find = (line: string) => calls.all().find((each) => each.line === line);
  return { screen, calls, find };
}

const ofResult = "GET /api/results/f";
const ofLink = "GET /api/contacts/c";

test("says that staff deleted the family's results, and forgets them", async () => {
  const { screen, find } = await openAgain({ final: "f" });
  await find(ofLink)?.answer({});
  await find(ofResult)?.refuse(404, "not_found");
  expect(screen.getByText(resultsDeleted)).toBeDefined();
  expect(readQuiz()).toEqual(newQuiz);
  expect(readVisitor()).toEqual({ contactId: "c" });
});

test("says that the personal link no longer works, and keeps the answers", async () => {
  const { screen, find } = await openAgain({});
  await find(ofLink)?.refuse(404, "not_found");
  expect(screen.getByText(linkRemoved)).toBeDefined();
  expect(readVisitor()).toEqual({ parentName: "Rosa" });
  expect(readQuiz().answers).toEqual(answers);
});

test("a 404 that is not from this server deletes nothing", async () => {
  const { screen, find } = await openAgain({ final: "f" });
  for (const line of [ofResult, ofLink])
    await find(line)?.answer("<h1>404 Not Found</h1>", 404);
  expect(screen.queryByText(resultsDeleted)).toBeNull();
  expect(screen.queryByText(linkRemoved)).toBeNull();
  expect(readQuiz()).toMatchObject({ final: "f", answers });
  expect(readVisitor().contactId).toBe("c");
});

test("does not ask about answers that were never ranked, and keeps them", async () => {
  const { calls } = await openAgain({ draft: "d", handInKey: "key" });
  expect(calls.lines()).toEqual([ofLink]);
  expect(readQuiz()).toMatchObject({ draft: "d", answers });
});

test.each([
  ["answers", { handInKey: "key" }, "Put your topics in order", "/rank/id"],
  [
    "order of topics",
    { draft: "d", rankKey: "key", order: ["x"] },
    "See your results",
    "/results/id",
  ],
] as const)(
  "sends the unsent %s, and then leads on",
  async (_what, quiz, name, path) => {
    const { screen, find } = await openAgain({ ...quiz, order: ["x"] });
    expect(screen.getByText(/saved on this device/)).toBeDefined();
    await find("POST /api/results")?.answer("id");
    await find("DELETE /api/results/d")?.answer({});
    const link = await screen.findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(path);
  },
);
