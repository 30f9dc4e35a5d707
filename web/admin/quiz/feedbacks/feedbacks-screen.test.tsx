import { fireEvent, within } from "@testing-library/react";
import type { InitialEntry } from "react-router";
import { expect, test } from "vitest";
import type { Feedback } from "#shared/contract/quiz/feedbacks.ts";
import { adminFeedbacksWords } from "#web/i18n/admin/quiz/feedbacks.words.ts";
import { mount } from "#web/testing/mount.tsx";
import FeedbacksScreen from "./feedbacks-screen.tsx";

const words = adminFeedbacksWords.en;
const ofSite: Feedback = {
  _id: "site",
  date: "2026-03-07T18:00:00.000Z",
  type: "website",
  score: 3,
  useful: true,
  findinformation: true,
  wouldrecommend: false,
  addorimprove: "Más videos, por favor",
  concern: null,
  meetexpectations: null,
  additionalinformation: null,
  howhelpful: null,
};
const ofConcern: Feedback = {
  ...ofSite,
  _id: "concern",
  date: "2026-03-05T18:00:00.000Z",
  type: "concern",
  score: 5,
  useful: null,
  findinformation: null,
  wouldrecommend: null,
  addorimprove: null,
  concern: "cost",
  meetexpectations: true,
  additionalinformation: "Who pays for it?",
};
const concerns = [{ _id: "cost", name: "What it costs", name_es: "El costo" }];

async function openFeedback(...feedbacks: Feedback[]) {
  return openAt("/", feedbacks);
}

async function openAt(address: InitialEntry, feedbacks: Feedback[]) {
  const page = await mount(<FeedbacksScreen />, address, {
    feedbacks,
    concerns,
  });
  const { screen } = page;
  const entries = () =>
    within(screen.getByRole("list", { name: words.title }))
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { ...page, entries };
}

test("each feedback entry shows its date, score and answers", async () => {
  const { screen, entries } = await openFeedback(ofSite, ofConcern);
  expect(entries()).toEqual([
    "Website3 of 5 starsMarch 7, 2026UsefulYesFound the informationYesWould recommend itNoWhat to add or improveMás videos, por favor",
    "What it costs5 of 5 starsMarch 5, 2026Met expectationsYesWhat else they would like to knowWho pays for it?",
  ]);
  expect(screen.getByText(/4\.0 of 5 on average/)).toBeDefined();
});

test("unanswered questions are not shown as No and do not affect the score", async () => {
  const { screen, entries } = await openFeedback(ofSite, {
    ...ofSite,
    _id: "wish",
    score: null,
    useful: null,
    findinformation: null,
    wouldrecommend: null,
    addorimprove: "Only a wish",
  });
  expect(entries()[1]).toBe(
    "WebsiteNo scoreMarch 7, 2026What to add or improveOnly a wish",
  );
  expect(screen.getByText(/3\.0 of 5 on average/)).toBeDefined();
});

test("the list is filtered by type, dates and text, and counts the matches", async () => {
  const { screen, user, press, entries } = await openFeedback(
    ofSite,
    ofConcern,
    { ...ofSite, _id: "map", date: "2026-02-01T18:00:00.000Z" },
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.selectOptions(screen.getByLabelText(words.type), "concern");
  expect(entries()).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText(words.type), "any");
  type("From", "2026-03-01");
  expect(entries()).toHaveLength(2);
  type("To", "2026-03-06");
  expect(entries()).toHaveLength(1);
  expect(screen.getByText(/^1 feedback$/)).toBeDefined();
  type("Search", "no such words");
  expect(screen.getByText(words.nothingFound)).toBeDefined();
  await press(words.showAll);
  expect(entries()).toHaveLength(3);
});

test("going back to the list restores its search and its filters", async () => {
  const { screen, entries } = await openAt(
    { search: "?from=2026-03-06", state: { query: "videos" } },
    [ofSite, ofConcern, { ...ofSite, _id: "b", addorimprove: "Maps" }],
  );
  expect(entries()).toEqual([expect.stringContaining("videos")]);
  expect(screen.getByLabelText("Search")).toHaveProperty("value", "videos");
  expect(screen.getByLabelText("From")).toHaveProperty("value", "2026-03-06");
});

test("a long list has pages", async () => {
  const { screen, press, entries } = await openFeedback(
    ...Array.from({ length: 45 }, (_, at) => ({
      ...ofSite,
      _id: `wish ${at}`,
      addorimprove: `Wish ${at}.`,
    })),
  );
  expect(entries()).toHaveLength(20);
  await press("Next page");
  expect(screen.getByText("21–40 of 45")).toBeDefined();
  expect(entries()[0]).toContain("Wish 20.");
  await press("Next page");
  expect(entries()).toHaveLength(5);
});

test("an empty list says what will appear there", async () => {
  const { screen } = await mount(<FeedbacksScreen />, "/", {
    feedbacks: [],
    concerns,
  });
  expect(screen.getByText(words.none)).toBeDefined();
  expect(screen.queryByRole("searchbox")).toBeNull();
});
