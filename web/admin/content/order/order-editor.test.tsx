import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import ConcernsScreen from "#web/admin/content/concerns/concerns-screen.tsx";
import QuestionsScreen from "#web/admin/content/questions/questions-screen.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { draftsWords } from "#web/i18n/admin/content/drafts.words.ts";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { orderWords } from "#web/i18n/admin/content/order.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { question } from "#web/testing/question.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const words = orderWords.en;

beforeEach(() => {
  vi.spyOn(toasts, "show").mockReturnValue(0);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

const questionOf = (_id: string, text_es = "") => ({
  ...question,
  _id,
  text: `Question ${_id}?`,
  text_es,
  active: true,
});
const abc = [questionOf("a"), questionOf("b", "¿Está bien?"), questionOf("c")];

/** Opens the questions a, b and c. Each reload shows the questions in `data`. */
async function openQuestions(drafts: object[] = []) {
  const calls = pendingCalls();
  const data = { questions: abc };
  const page = await mount(<QuestionsScreen />, "/", () => ({
    ...data,
    concerns: [],
    drafts,
  }));
  return { ...page, calls, data };
}

const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name });
const up = (id: string) => button(words.sortable.up(`Question ${id}?`));
const down = (id: string) => button(words.sortable.down(`Question ${id}?`));
const saveOrder = () => button(words.saveOrder);
const rows = () => within(screen.getByRole("list")).getAllByRole("listitem");
const shownIds = () => rows().map(({ id }) => id);
const numbers = () =>
  rows().map((row) => row.querySelector("span")?.textContent);
const activeSwitch = (id: string) =>
  screen.getByRole<HTMLInputElement>("switch", {
    name: words.activeOf(`Question ${id}?`),
  });

test("moving a question enables “Save order”, and moving it back disables it", async () => {
  const { user } = await openQuestions();
  expect(saveOrder().disabled).toBe(true);
  await user.click(up("c"));
  expect(shownIds()).toEqual(["a", "c", "b"]);
  expect(document.activeElement).toBe(up("c"));
  expect(screen.getByText(words.notSaved)).toBeDefined();
  expect(saveOrder().disabled).toBe(false);
  await user.click(down("c"));
  expect(saveOrder().disabled).toBe(true);
});

test("saves the order of all questions, and then has nothing to save", async () => {
  const { user, calls, data } = await openQuestions();
  await user.click(up("c"));
  await user.click(up("c"));
  await user.click(saveOrder());
  expect(calls.last()).toMatchObject({
    line: "POST /api/questions/reorder",
    body: ["c", "a", "b"],
  });
  data.questions = ["c", "a", "b"].map((id) => questionOf(id));
  await calls.last().answer([]);
  await waitFor(() => expect(saveOrder().disabled).toBe(true));
  expect(toastTexts()).toEqual([questionsWords.en.reordered]);
  expect(shownIds()).toEqual(["c", "a", "b"]);
});

test("an order that could not be saved stays on the screen and can be saved again", async () => {
  const { user, calls } = await openQuestions();
  await user.click(down("a"));
  await user.click(saveOrder());
  await calls.last().refuse(503, "internal");
  expect(toastTexts()).toEqual([questionsWords.en.reorderFailed]);
  expect(shownIds()).toEqual(["b", "a", "c"]);
  await user.click(saveOrder());
  expect(calls.last().body).toEqual(["b", "a", "c"]);
});

test("a question that was added meanwhile is saved at the end of the new order", async () => {
  const { user, calls, data } = await openQuestions();
  await user.click(up("c"));
  await user.click(saveOrder());
  data.questions = [...abc, questionOf("d")];
  await calls.last().refuse(400, "invalid");
  expect(shownIds()).toEqual(["a", "c", "b", "d"]);
  await user.click(saveOrder());
  expect(calls.last().body).toEqual(["a", "c", "b", "d"]);
});

test("only active questions have a number, and a switch says that it was saved", async () => {
  const { user, calls, data } = await openQuestions();
  expect(rows()[0]?.textContent).toContain(questionsWords.en.noConcern);
  await user.click(activeSwitch("b"));
  expect(numbers()).toEqual(["1", "-", "2"]);
  expect(calls.last()).toMatchObject({
    line: "PUT /api/questions/toggle/b",
    body: { active: true },
  });
  data.questions = abc.map((each) => ({ ...each, active: each._id !== "b" }));
  await calls.last().answer({});
  expect(toastTexts()).toEqual([questionsWords.en.statusSaved]);
  expect(numbers()).toEqual(["1", "-", "2"]);
});

test.each([
  [503, "internal", formWords.en.saveFailed],
  [409, "purpose_taken", refusalWords.en.purpose_taken],
])(
  "a switch is reset if it is refused with %i %s",
  async (status, code, text) => {
    const { user, calls } = await openQuestions();
    await user.click(activeSwitch("b"));
    expect(activeSwitch("b").checked).toBe(false);
    await calls.last().refuse(status, code);
    expect(toastTexts()).toEqual([text]);
    expect(activeSwitch("b").checked).toBe(true);
  },
);

test("a search covers both languages, and questions cannot be dragged meanwhile", async () => {
  const { user } = await openQuestions();
  await user.type(screen.getByRole("searchbox"), "esta");
  await waitFor(() => expect(shownIds()).toEqual(["b"]));
  expect(screen.getByText(/1 of 3\./).textContent).toContain(words.orderLater);
  expect(up("b").ariaDisabled).toBe("true");
  await user.type(screen.getByRole("searchbox"), " not");
  expect(await screen.findByText(words.nothingFound("esta not"))).toBeDefined();
});

const askPlace = (id: string) => button(words.toPlaceOf(`Question ${id}?`));

test("a question moves to a typed place, which must be in the list", async () => {
  const { user } = await openQuestions();
  await user.click(askPlace("c"));
  const dialog = screen.getByRole("dialog", {
    name: words.placeTitle("Question c?"),
  });
  const place = within(dialog).getByLabelText<HTMLInputElement>(words.place(3));
  expect(place.value).toBe("3");
  expect(document.activeElement).toBe(place);
  for (const wrong of ["{Delete}", "0", "x", "1.5", "4"]) {
    await user.clear(place);
    await user.type(place, `${wrong}{Enter}`);
    expect(within(dialog).getByText(words.noPlace(3))).toBeDefined();
  }
  await user.clear(place);
  await user.type(place, "2");
  expect(
    within(dialog).getByText(words.wouldFollow("Question a?")),
  ).toBeDefined();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(askPlace("c")));
  expect(shownIds()).toEqual(["a", "c", "b"]);
  expect(
    screen.getByText(words.sortable.moved("Question c?", 2, 3)),
  ).toBeDefined();
});

test.each([
  [words.toTop, ["b", "a", "c"]],
  [words.toBottom, ["a", "c", "b"]],
])("a question found by search moves with “%s”", async (end, order) => {
  const { user, calls } = await openQuestions();
  await user.type(screen.getByRole("searchbox"), "esta");
  await waitFor(() => expect(shownIds()).toEqual(["b"]));
  await user.click(askPlace("b"));
  await user.click(button(end));
  await user.click(saveOrder());
  expect(calls.last().body).toEqual(order);
});

test("closing the dialog for a place moves nothing", async () => {
  const { user } = await openQuestions();
  await user.click(askPlace("b"));
  await user.click(button(words.close));
  expect(saveOrder().disabled).toBe(true);
});

test("leaving with a new order asks first", async () => {
  const { user, router } = await openQuestions();
  await user.click(up("c"));
  await act(() => router.navigate("/dashboard/messages"));
  expect(screen.getByRole("alertdialog")).toBeDefined();
});

test("says how many drafts are not on the site, and marks their questions", async () => {
  await openQuestions([{ list: "questions", id: "b" }]);
  expect(
    screen.getByText(draftsWords.en.notOnSite(1), { exact: false }),
  ).toBeDefined();
  expect(within(rows()[1]!).getByText(words.draft)).toBeDefined();
});

test("concerns have a link to their page for children, and their own words for a failed save", async () => {
  const calls = pendingCalls();
  const concerns = ["Cost", "Safety"].map((name) => ({
    _id: name,
    name,
    name_es: "",
    active: true,
  }));
  const { user } = await mount(<ConcernsScreen />, "/", {
    concerns,
    questions: [questionOf("a")],
    drafts: [],
  });
  const link = screen.getByRole("link", {
    name: adminConcernsWords.en.childrenPageOf("Safety"),
  });
  expect(link.getAttribute("href")).toBe("/dashboard/concerns/children/Safety");
  await user.click(button(words.sortable.up("Safety")));
  await user.click(saveOrder());
  expect(calls.last().line).toBe("POST /api/concerns/reorder");
  await calls.last().refuse(503, "internal");
  expect(toastTexts()).toEqual([adminConcernsWords.en.reorderFailed]);
});
