import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { showSite } from "#web/core/frame/site.ts";
import { write } from "#web/core/storage/storage.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { someSettings } from "#web/testing/settings.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { changeQuiz, readQuiz, readVisitor } from "#web/visitor/quiz/store.ts";
import StartScreen from "./start-screen.tsx";

const contact = { _id: "mine", name: "Rosa", childname: "Sofía" };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  // Nothing is prefetched.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  showSite(someSettings);
});

async function openStart(address = "/quiz") {
  const calls = pendingCalls();
  const mounted = await mount(
    <Routes>
      <Route path="/quiz/:id?" element={<StartScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    address,
  );
  const { screen, user } = mounted;
  const answer = (line: string, content: unknown) =>
    calls
      .all()
      .find((each) => each.line.startsWith(line))
      ?.answer(content);
  return {
    ...mounted,
    calls,
    name: () => screen.getByLabelText(/^Your name/) as HTMLInputElement,
    press: (name: RegExp) => user.click(screen.getByRole("button", { name })),
    /** The contact of the link arrives, invited this many days ago. */
    arrive: async (daysAgo: number) => {
      const date = new Date(Date.now() - daysAgo * day).toISOString();
      await answer("GET /api/contacts/mine", { ...contact, date });
      await answer("GET /api/results/user/mine", {});
    },
  };
}

test("asks for the name before the quiz begins", async () => {
  const { screen, press, name, user, router } = await openStart();
  await press(/^Get started/);
  expect(screen.getByText("Please type your name")).toBeDefined();
  expect(document.activeElement).toBe(name());
  await user.type(name(), "Maria");
  await press(/^Get started/);
  expect(router.state.location.pathname).toBe("/question/1");
  expect(readVisitor().parentName).toBe("Maria");
});

test("a personal link fills in the names", async () => {
  const { screen, name, arrive } = await openStart("/quiz/mine");
  await arrive(2);
  expect(name().value).toBe("Rosa");
  expect(screen.getByDisplayValue("Sofía")).toBeDefined();
});

test("an expired link fills in no names", async () => {
  const { screen, name, arrive } = await openStart("/quiz/mine");
  await arrive(20);
  expect(screen.getByRole("button", { name: /^Get started/ })).toBeDefined();
  expect(name().value).toBe("");
  expect(screen.queryByDisplayValue("Sofía")).toBeNull();
});

test("a name typed while a personal link loads stays", async () => {
  const { screen, name, arrive, user, press, router } =
    await openStart("/quiz/mine");
  await user.type(name(), "Typed");
  await press(/One moment/);
  expect(router.state.location.pathname).toBe("/quiz/mine");
  await arrive(2);
  expect(name().value).toBe("Typed");
  expect(screen.getByDisplayValue("Sofía")).toBeDefined();
  await press(/^Get started/);
  expect(router.state.location.pathname).toBe("/question/1");
  expect(readVisitor().parentName).toBe("Typed");
});

test("starting over empties the fields, also a name just typed", async () => {
  write("user", { parentName: "Luz" });
  changeQuiz(() => ({ ...newQuiz, answers: { q: "A" } }));
  const { name, user, press } = await openStart();
  await user.type(name(), " Typed");
  expect(name().value).toBe("Luz Typed");
  await press(/^Start over/);
  expect(name().value).toBe("");
});

test("another family's link forgets the quiz and the names of the first family", async () => {
  write("user", { parentName: "Luz", contactId: "other" });
  changeQuiz(() => ({
    ...newQuiz,
    asked: { 1: question },
    answers: { q: "A" },
  }));
  const { name, arrive } = await openStart("/quiz/mine");
  await arrive(2);
  expect(name().value).toBe("Rosa");
  expect(readQuiz().answers).toEqual({});
});

test("says that the browser stores nothing, and starts the quiz", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { screen, name, user, press, router } = await openStart();
  await user.type(name(), "Maria");
  expect(screen.getByText(/Can't save your data/)).toBeDefined();
  expect(screen.getByText(/not saving your answers/)).toBeDefined();
  await press(/^Get started/);
  expect(router.state.location.pathname).toBe("/question/1");
});
