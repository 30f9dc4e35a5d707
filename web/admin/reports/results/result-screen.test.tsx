import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Contract } from "#shared/contract/index.ts";
import type { FamilyResult } from "#shared/contract/quiz/results.ts";
import { resultWords } from "#web/i18n/admin/reports/result.words.ts";
import { asStaff } from "#web/testing/as-staff.tsx";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import ResultScreen from "./result-screen.tsx";

const words = resultWords.en;
const id = "a".repeat(22);
const concern = { _id: "c1", name: "Cost", name_es: "El costo" };
const family: FamilyResult = {
  _id: id,
  language: "en",
  ranked: true,
  child: { age: null, doses: null },
  date: "2026-11-20T12:00:00.000Z",
  parentname: "Ana",
  childname: "",
  problem: null,
  demo: false,
  publication: null,
  publications: null,
  contact: null,
  answers: [
    {
      number: 1,
      question: "How old is your child?",
      question_es: "¿Qué edad tiene?",
      concern: null,
      answer: "B",
      label: "11 or 12",
      label_es: "11 o 12",
    },
    {
      number: 2,
      question: "Are you worried about the cost?",
      question_es: "¿Le preocupa el costo?",
      concern,
      answer: "D",
      label: "Very",
      label_es: "Mucho",
    },
  ],
  concerns: [
    { ...concern, score: 2, proposed: 2 },
    { _id: "c2", name: "Trust", name_es: "", score: 5, proposed: 1 },
  ],
};
const contact = {
  _id: "9".repeat(22),
  name: "Rosa",
  childname: "",
  phone: "+12015550177",
  redcapid: "R-7",
};

const all: (keyof Contract)[] = [
  "DELETE /api/results/:id/family",
  "GET /api/contacts",
];

async function openResult(
  given: Partial<FamilyResult> = {},
  may = all,
  neighbors: Record<"previous" | "next", string | null> = {
    previous: null,
    next: "b".repeat(22),
  },
) {
  const calls = pendingCalls();
  const toastTexts = collectToasts();
  const data = { family: { ...family, ...given }, neighbors, topics: [] };
  const page = await mount(asStaff(<ResultScreen />, may), "/", data);
  const rowsOf = (name: string) =>
    within(page.screen.getByRole("region", { name }))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  return { ...page, calls, toastTexts, rowsOf };
}

test("a result shows both orders, the answers with their points, and the family's page", async () => {
  const { screen, rowsOf } = await openResult();
  expect(rowsOf(words.order)).toEqual(["1Cost22 (up 1)", "2Trust51 (down 1)"]);
  expect(rowsOf(words.answers(2))).toEqual([
    "1. How old is your child?11 or 12–None",
    "2. Are you worried about the cost?Very2Cost",
  ]);
  expect(screen.getByText(words.noContact)).toBeDefined();
  const page = screen.getByRole("link", { name: new RegExp(words.publicPage) });
  expect(page).toHaveProperty("pathname", `/results/${id}`);
});

test("a result leads to its neighbors, and to none if it is the only one found", async () => {
  const { screen } = await openResult();
  expect(screen.getByRole("link", { name: words.next })).toHaveProperty(
    "pathname",
    `/dashboard/results/${"b".repeat(22)}`,
  );
  expect(screen.getByRole("button", { name: words.previous })).toHaveProperty(
    "disabled",
    true,
  );
  const none = { previous: null, next: null };
  const alone = await openResult({ _id: "x" }, all, none);
  expect(
    within(alone.container).queryByRole("navigation", {
      name: words.neighbors,
    }),
  ).toBeNull();
});

test("the result of an invited family links to its contact, and masks the phone", async () => {
  const { screen, user, router } = await openResult({ contact });
  const card = screen.getByRole("region", { name: words.contact });
  expect(card.textContent).toContain("Rosa");
  expect(card.textContent).not.toContain(contact.phone);
  await user.click(within(card).getByRole("link"));
  expect(router.state.location).toMatchObject({
    pathname: "/dashboard/links",
    search: "",
    state: { query: contact.phone },
  });
});

test("without the right to it, there is no link to the contact and no button to erase", async () => {
  const { screen } = await openResult({ contact }, []);
  const card = screen.getByRole("region", { name: words.contact });
  expect(within(card).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button", { name: words.erase })).toBeNull();
});

test("erasing a family asks first, reports a failure and can be repeated", async () => {
  const { screen, press, calls, toastTexts, router } = await openResult();
  await press(words.erase);
  const title = words.eraseTitle("Ana", "11/20/2026");
  expect(screen.getByRole("alertdialog", { name: title })).toBeDefined();
  await press(words.cancel);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(calls.all()).toEqual([]);
  await press(words.erase);
  await press(words.eraseYes);
  expect(calls.last().line).toBe(`DELETE /api/results/${id}/family`);
  await calls.last().refuse(503, "busy");
  expect(toastTexts()).toEqual([words.eraseFailed]);
  expect(router.state.location.pathname).toBe("/");
  await press(words.erase);
  await press(words.eraseYes);
  await calls.last().answer({});
  expect(toastTexts()).toEqual([words.eraseFailed, words.erased]);
  await vi.waitFor(() =>
    expect(router.state.location.pathname).toBe("/dashboard/results"),
  );
});

test("a family that a colleague has already erased counts as erased", async () => {
  const { press, calls, toastTexts } = await openResult();
  await press(words.erase);
  await press(words.eraseYes);
  await calls.last().refuse(404, "not_found");
  expect(toastTexts()).toEqual([words.erased]);
});
