import { expect, test } from "vitest";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import {
  bodyOf,
  type Draft,
  draftOf,
  planProblems,
  problemsOf,
} from "./campaign-draft.ts";

const invitation = { message_en: "Hello", message_es: "Hola" };
const id = "1".repeat(22);
const fresh = draftOf({ campaign: undefined, contacts: [id], invitation });
const named: Draft = { ...fresh, name: "Spring" };

test("a new campaign begins with the default text", () => {
  expect(fresh).toMatchObject({
    text_en: "Hello",
    text_es: "Hola",
    reminder_en: "Reminder: Hello",
    reminder_es: "Recordatorio: Hola",
  });
  expect(problemsOf(fresh)).toEqual({ name: "required" });
  expect(problemsOf(named)).toEqual({});
});

test("what is switched off is not sent", () => {
  const draft = {
    ...named,
    wavesize: "5",
    day: "2027-01-31",
    reminder_en: "x",
  };
  expect(bodyOf(draft)).toMatchObject({
    wavesize: null,
    start: null,
    reminder_en: "",
  });
});

test("a day and a time are a moment of this device, and come back as they were", () => {
  const draft = { ...named, isLater: true, day: "2027-01-31", time: "09:30" };
  const body = bodyOf(draft);
  expect(body.start).toBe(new Date("2027-01-31T09:30").toISOString());
  const campaign = { ...body, _id: id, filter: null } as never;
  expect(draftOf({ campaign, contacts: [], invitation })).toMatchObject({
    day: "2027-01-31",
    time: "09:30",
    isLater: true,
  });
});

test.each<[Partial<Draft>, object]>([
  [{ isLater: true }, { day: "required" }],
  [{ isWaves: true }, { wavesize: "invalid" }],
  [{ isWaves: true, wavesize: "0" }, { wavesize: "invalid" }],
  [{ isWaves: true, wavesize: "30" }, {}],
  [{ reminders: "4" }, { reminderdays: "invalid" }],
  [{ reminders: "3" }, {}],
])("the plan %j has %j", (more, problems) => {
  expect(planProblems({ ...named, ...more })).toEqual(problems);
});

test("a second wording is sent while two are tried, and needs both languages", () => {
  const second = { second_en: "Hey", second_es: "" };
  expect(bodyOf({ ...named, ...second })).toMatchObject({ second_en: "" });
  const tried = { ...named, ...second, isTrial: true };
  expect(bodyOf(tried)).toMatchObject({ second_en: "Hey" });
  expect(problemsOf(tried)).toEqual({ second_es: "required" });
});

test("who is meant are the selected, or whomever a filter finds; of a saved campaign they stay", () => {
  expect(bodyOf(named)).toMatchObject({ contacts: [id] });
  const filter = { ...everyContact, status: "unsent" as const };
  const found = bodyOf({ ...named, who: "filter", filter });
  expect(found).toMatchObject({ filter });
  expect(found).not.toHaveProperty("contacts");
  const campaign = { ...found, _id: id, filter: null } as never;
  const saved = draftOf({ campaign, contacts: [], invitation });
  expect(saved.who).toBe("selected");
  expect(bodyOf(saved)).not.toHaveProperty("contacts");
  expect(bodyOf(saved)).not.toHaveProperty("filter");
});

test("reminders need their text, and a campaign somebody to text", () => {
  const written = { reminder_en: "", reminder_es: "", reminders: "1" };
  expect(problemsOf({ ...named, ...written, who: "nobody" })).toEqual({
    reminder_en: "required",
    reminder_es: "required",
    contacts: "required",
  });
});
