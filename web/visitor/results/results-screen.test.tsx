import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import * as routeModules from "#web/core/runtime/route-modules.ts";
import { readText, writeText } from "#web/core/storage/storage.ts";
import { choicesWords } from "#web/i18n/visitor/results/choices.words.ts";
import { childWords } from "#web/i18n/visitor/results/child.words.ts";
import { restartWords } from "#web/i18n/visitor/results/restart.words.ts";
import { laterWords } from "#web/i18n/visitor/results/later.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import {
  openResults,
  refused,
  resultId,
  topicIds,
} from "#web/testing/open-results.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { changeQuiz, saveVisitor } from "#web/visitor/quiz/store.ts";

const words = resultsWords.en;

describe("the topics", () => {
  test("come in the family's order, the first three with a number and a short answer", async () => {
    const { page, panel, container } = await openResults();
    expect(page().getByText("Hello, Ana")).toBeDefined();
    expect(container.querySelector("h1")?.textContent).toBe("thankyoutitle_en");
    const titleOf = (place: number) =>
      panel(place).querySelector("summary")?.textContent;
    expect(titleOf(1)).toBe("1CostIn short: Cost.");
    expect(titleOf(3)).toBe("3BoysIn short: Boys.");
    expect(titleOf(4)).toBe("Needles");
    const others = page().getByText(words.others(2)).closest("details");
    expect(others?.contains(panel(4))).toBe(true);
    expect(others?.contains(panel(3))).toBe(false);
  });

  test("say in one sentence which answers put them there", async () => {
    const { panel } = await openResults();
    expect(panel(1).textContent).toContain(
      "Why is this my number 1?Because you answered “Very hard” to “What about Cost?”",
    );
    expect(panel(3).textContent).toContain(
      "Because this is the order you chose. In the quiz you answered “Yes, definitely” to “What about Boys?”",
    );
  });

  test("below the first three load when they are opened", async () => {
    const { panel } = await openResults();
    expect(panel(4).textContent).not.toContain("All about Needles.");
    act(() => {
      panel(4).open = true;
    });
    await waitFor(() =>
      expect(panel(4).textContent).toContain("All about Needles."),
    );
  });

  test("lead to the next one and back to the list", async () => {
    const { panel, user, page } = await openResults();
    await user.click(within(panel(1)).getByText("Next: Side effects"));
    expect(panel(2).open).toBe(true);
    expect(document.activeElement).toBe(panel(2).querySelector("summary"));
    await user.click(within(panel(2)).getByText(words.backToTopics));
    expect(document.activeElement?.ariaLabel).toBe(words.topics);
    expect(within(panel(3)).queryByText(/^Next:/)).toBeNull();
    expect(page().getAllByText(words.backToTopics)).toHaveLength(5);
  });

  test("say so if staff switched them off after the quiz", async () => {
    const { panel } = await openResults({
      replies: {
        [`GET /api/concerns/${topicIds[0]}`]: () => refused(404, "not_found"),
      },
    });
    expect(panel(1).textContent).toContain(words.concernGone);
    expect(panel(2).textContent).toContain("All about Side effects.");
  });

  test("each have the same three choices", async () => {
    const { page } = await openResults();
    expect(page().getAllByText(choicesWords.en.title)).toHaveLength(3);
    expect(page().getAllByText("laterbad_en")).toHaveLength(3);
  });
});

test("the child's age and doses are shown, with the notes for them", async () => {
  const { page } = await openResults({ language: "es" });
  const card = page().getByText(childWords.es.title).closest("section");
  expect(card?.textContent).toBe(
    "Para su hijo o hijaEdad: 13 o 14 añosDosis contra el VPH: Unaage13_esdoseone_es",
  );
});

test("the last sections and the printed sheet explain the doses and what to do after the shot", async () => {
  const { page, container } = await openResults();
  for (const text of ["schedule_en", "safety_en"])
    expect(page().getByText(text).closest("details")).not.toBeNull();
  const sheet = container.lastElementChild?.textContent;
  expect(sheet).toContain(words.sheetTitle);
  for (const text of ["schedule_en", "safety_en", "age13_en doseone_en"])
    expect(sheet).toContain(text);
});

test("a family with few worries reads a calm title, and no reasons", async () => {
  const orderedConcerns = topicIds.map((_id) => ({
    _id,
    name: "Cost",
    name_es: "",
    count: 3,
  }));
  const { page, container } = await openResults({
    result: { orderedConcerns },
  });
  expect(container.querySelector("h1")?.textContent).toBe("calmtitle_en");
  expect(page().getByText("calmtext_en")).toBeDefined();
  expect(container.textContent).not.toContain("my number");
  expect(container.textContent).not.toContain(words.sheetTop);
});

describe("a shared page", () => {
  test("shows three topics, without forms, names or answers", async () => {
    const { page, panel, container } = await openResults({ at: "#share" });
    expect(page().getByText(words.sharedTitle)).toBeDefined();
    expect(panel(3).textContent).toContain("All about Boys.");
    expect(panel(4)).toBeNull();
    expect(container.querySelector("form, input, textarea")).toBeNull();
    expect(container.textContent).not.toMatch(/Ana|Leo|you answered|age13/);
    expect(page().queryByText(choicesWords.en.title)).toBeNull();
    expect(page().getByText(words.takeQuiz).closest("a")?.pathname).toBe(
      "/quiz",
    );
  });

  test("leads to the full results on the family's own phone only", async () => {
    const own = await openResults({ at: "#share" });
    const link = own.page().getByText(words.openMine).closest("a");
    expect(link?.pathname).toBe(`/results/${resultId}`);
    const other = await openResults({ at: "#share", isOwn: false });
    expect(other.page().queryByText(words.openMine)).toBeNull();
  });
});

describe("starting over", () => {
  const { again, cannotRestart, stay } = restartWords.en;

  test("asks first, and then forgets names, answers and questions", async () => {
    const { page, press, screen, router, bodiesOf } = await openResults();
    act(() => writeText("visitAnswers", "{}"));
    await press(again.button);
    await screen.findByRole("alertdialog");
    await press(stay);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(page().getByText("Hello, Ana")).toBeDefined();
    await press(again.button);
    const dialog = within(await screen.findByRole("alertdialog"));
    await act(async () => dialog.getByText(again.yes).click());
    expect(router.state.location.pathname).toBe("/quiz");
    expect(readText("user")).toBe("{}");
    expect(readText("userResultsId")).toBeUndefined();
    expect(readText("visitAnswers")).toBeUndefined();
    expect(bodiesOf("DELETE /api/results/questions")).toHaveLength(1);
  });

  test("deletes nothing without a connection", async () => {
    vi.spyOn(routeModules, "loadRoute").mockRejectedValue(new TypeError());
    const { press, screen, bodiesOf } = await openResults();
    await press(again.button);
    const dialog = within(await screen.findByRole("alertdialog"));
    await act(async () => dialog.getByText(again.yes).click());
    expect(toasts.shown()).toMatchObject([{ text: cannotRestart }]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByText("Hello, Ana")).toBeDefined();
    expect(bodiesOf("DELETE /api/results/questions")).toHaveLength(0);
  });
});

test("an unranked result leads to its ranking", async () => {
  const { router } = await openResults({ result: { ranked: false } });
  expect(router.state.location.pathname).toBe(`/rank/${resultId}`);
});

describe("results that cannot be shown", () => {
  const line = `GET /api/results/${resultId}`;

  test("can be loaded again after a failure", async () => {
    const { screen, press, replies } = await openResults({
      replies: { [line]: () => new Response(null, { status: 500 }) },
    });
    expect(screen.getByText(words.cannotLoad)).toBeDefined();
    delete replies[line];
    await press(words.tryAgain);
    expect(await screen.findByText("Hello, Ana")).toBeDefined();
  });

  test("are unknown: the page offers the topics", async () => {
    const { screen } = await openResults({
      replies: { [line]: () => refused(404, "not_found") },
    });
    expect(screen.getByText(words.goneTitle)).toBeDefined();
    const topics = screen.getByText(words.toConcerns).closest("a");
    expect(topics?.pathname).toBe("/concerns");
  });

  const { forgotten } = laterWords.en;

  test("were deleted by staff: the family's phone forgets them, and says so", async () => {
    const { screen } = await openResults({
      replies: { [line]: () => refused(404, "not_found") },
    });
    expect(screen.getByText(forgotten.results)).toBeDefined();
    expect(readText("user")).toBe("{}");
    expect(readText("quiz")).toBeUndefined();
    expect(readText("userResultsId")).toBeUndefined();
  });

  test.each([
    ["are another family's", refused(404, "not_found"), false],
    ["cannot be found by a proxy", new Response("", { status: 404 }), true],
  ])("%s: this phone keeps what it has stored", async (_, reply, isOwn) => {
    const stored = () => [readText("user"), readText("quiz")];
    let before: unknown;
    const { screen } = await openResults({
      isOwn,
      replies: {
        [line]() {
          saveVisitor({ parentName: "Luz" });
          changeQuiz((quiz) => ({
            ...quiz,
            answers: { [resultId]: "A" },
            draft: resultId,
          }));
          before = stored();
          return reply;
        },
      },
    });
    expect(screen.getByText(words.goneText)).toBeDefined();
    expect(stored()).toEqual(before);
  });
});

test("a topic whose text cannot be loaded says so in the page's language, and is loaded on the next try", async () => {
  const line = `GET /api/concerns/${topicIds[0]}`;
  const { panel, replies, press } = await openResults({
    language: "es",
    replies: { [line]: () => refused(503, "busy") },
  });
  const { concernFailed, tryAgain } = resultsWords.es;
  expect(panel(1).textContent).toContain(concernFailed);
  expect(panel(2).textContent).not.toContain(concernFailed);
  delete replies[line];
  await press(tryAgain);
  await waitFor(() =>
    expect(panel(1).textContent).toContain("Todo sobre Cost."),
  );
  expect(panel(1).textContent).not.toContain(concernFailed);
});
