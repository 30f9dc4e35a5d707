import { expect, test } from "vitest";
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
  expect(fresh).toMatchObject({ text_en: "Hello", text_es: "Hola" });
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
  const campaign = { ...body, _id: id } as never;
  expect(draftOf({ campaign, contacts: [id], invitation })).toMatchObject({
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

test("reminders need their text, and a campaign somebody to text", () => {
  expect(problemsOf({ ...named, reminders: "1", contacts: [] })).toEqual({
    reminder_en: "required",
    reminder_es: "required",
    contacts: "required",
  });
});
