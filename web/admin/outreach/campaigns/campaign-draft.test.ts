import { expect, test } from "vitest";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import {
  bodyOf,
  type CampaignFormDraft,
  toCampaignDraft,
  planProblems,
  campaignProblems,
  reminderAfter,
} from "./campaign-draft.ts";

const invitation = { message_en: "Hello", message_es: "Hola" };
const id = "1".repeat(22);
const newDraft = toCampaignDraft({
  campaign: undefined,
  contacts: [id],
  invitation,
});
const named: CampaignFormDraft = { ...newDraft, name: "Spring" };

test("a new campaign starts with the default texts", () => {
  expect(newDraft).toMatchObject({
    text_en: "Hello",
    text_es: "Hola",
    reminder_en: "Reminder: Hello",
    reminder_es: "Recordatorio: Hola",
  });
  expect(campaignProblems(newDraft)).toEqual({ name: "required" });
  expect(campaignProblems(named)).toEqual({});
});

test("refuses placeholders in texts that will be sent", () => {
  const unwritten = "Placeholder: your clinic.";
  const draft = { ...named, text_en: unwritten, reminder_en: unwritten };
  expect(campaignProblems(draft)).toEqual({ text_en: "placeholder" });
  expect(campaignProblems({ ...draft, reminders: "1" })).toEqual({
    text_en: "placeholder",
    reminder_en: "placeholder",
  });
});

test("a reminder follows the text until staff write their own", () => {
  expect(reminderAfter(named, "en", "Hi")).toBe("Reminder: Hi");
  expect(reminderAfter(named, "es", "Hola")).toBe("Recordatorio: Hola");
  const own = { ...named, reminder_en: "Still time." };
  expect(reminderAfter(own, "en", "Hi")).toBeUndefined();
  const campaign = { ...bodyOf(named), _id: id, filter: null } as never;
  expect(toCampaignDraft({ campaign, contacts: [], invitation })).toMatchObject(
    { reminder_en: "Reminder: Hello", reminder_es: "Recordatorio: Hola" },
  );
});

test("omits options that are switched off", () => {
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

test("converts day and time to an instant in the device's time zone and back", () => {
  const draft = { ...named, isLater: true, day: "2027-01-31", time: "09:30" };
  const body = bodyOf(draft);
  expect(body.start).toBe(new Date("2027-01-31T09:30").toISOString());
  const campaign = { ...body, _id: id, filter: null } as never;
  expect(toCampaignDraft({ campaign, contacts: [], invitation })).toMatchObject(
    {
      day: "2027-01-31",
      time: "09:30",
      isLater: true,
    },
  );
});

test.each<[Partial<CampaignFormDraft>, object]>([
  [{ isLater: true }, { day: "required" }],
  [{ isWaves: true }, { wavesize: "invalid" }],
  [{ isWaves: true, wavesize: "0" }, { wavesize: "invalid" }],
  [{ isWaves: true, wavesize: "30" }, {}],
  [{ reminders: "4" }, { reminderdays: "invalid" }],
  [{ reminders: "3" }, {}],
])("planProblems of %j returns %j", (more, problems) => {
  expect(planProblems({ ...named, ...more })).toEqual(problems);
});

test("sends the second text only in an A/B test, which requires both languages", () => {
  const second = { second_en: "Hey", second_es: "" };
  expect(bodyOf({ ...named, ...second })).toMatchObject({ second_en: "" });
  const abTest = { ...named, ...second, isTrial: true };
  expect(bodyOf(abTest)).toMatchObject({ second_en: "Hey" });
  expect(campaignProblems(abTest)).toEqual({ second_es: "required" });
});

test("sends the selected contacts or the filter; a saved campaign keeps its contacts", () => {
  expect(bodyOf(named)).toMatchObject({ contacts: [id] });
  const filter = { ...everyContact, status: "unsent" as const };
  const filtered = bodyOf({ ...named, who: "filter", filter });
  expect(filtered).toMatchObject({ filter });
  expect(filtered).not.toHaveProperty("contacts");
  const campaign = { ...filtered, _id: id, filter: null } as never;
  const saved = toCampaignDraft({ campaign, contacts: [], invitation });
  expect(saved.who).toBe("selected");
  expect(bodyOf(saved)).not.toHaveProperty("contacts");
  expect(bodyOf(saved)).not.toHaveProperty("filter");
});

test("requires the texts of reminders, and an audience", () => {
  const reminder = { reminder_en: "", reminder_es: "", reminders: "1" };
  expect(campaignProblems({ ...named, ...reminder, who: "nobody" })).toEqual({
    reminder_en: "required",
    reminder_es: "required",
    contacts: "required",
  });
});
