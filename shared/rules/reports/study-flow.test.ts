import fc from "fast-check";
import { expect, test } from "vitest";
import { type ContactFacts, flowOf } from "./study-flow.ts";

const nothing: ContactFacts = {
  contacts: 1,
  sent: false,
  text: null,
  opened: false,
  answered: false,
  finished: "no",
  optedOut: false,
};

/** Where a contact with these facts is lost. */
function lossOf(facts: Partial<ContactFacts>, isOpenedKnown = true) {
  return flowOf([{ ...nothing, ...facts }], isOpenedKnown).flatMap(
    ({ step, lost }) => lost.map(({ reason }) => `${step} ${reason}`),
  );
}

test.each([
  [null, "no_text"],
  ["queued", "waiting"],
  ["sending", "waiting"],
  ["kept", "stored"],
  ["opted_out", "opted_out"],
  ["blocked", "opted_out"],
  ["bad_number", "phone"],
  ["not_served", "phone"],
  ["unreachable", "phone"],
  ["gave_up", "not_sent"],
  ["failed", "not_sent"],
])("a text with the state %s is lost as %s", (text, reason) => {
  expect(lossOf({ text })).toEqual([`invited ${reason}`]);
  expect(lossOf({ text, optedOut: true })).toEqual(["invited opted_out"]);
});

test("a later step proves the earlier ones", () => {
  expect(lossOf({ text: "failed", opened: true })).toEqual([
    "opened unfinished",
  ]);
  expect(lossOf({ text: "failed", answered: true })).toEqual([
    "opened unranked",
  ]);
  expect(lossOf({ text: "failed", finished: "after" })).toEqual([]);
  expect(lossOf({ finished: "after", optedOut: true })).toEqual([]);
});

test("a contact who had finished before the first text does not count as sent", () => {
  expect(lossOf({ sent: true, opened: true, finished: "before" })).toEqual([
    "invited finished_before",
  ]);
});

test("without a step for opened links, its losses belong to the step before", () => {
  const sent = { ...nothing, sent: true };
  const facts = [
    { ...sent, contacts: 3 },
    { ...sent, opened: true, contacts: 2 },
    { ...sent, opened: true, optedOut: true },
    { ...sent, answered: true },
    { ...sent, finished: "after" as const, contacts: 4 },
  ];
  expect(flowOf(facts, false)).toEqual([
    { step: "invited", contacts: 11, lost: [] },
    {
      step: "sent",
      contacts: 11,
      lost: [
        { reason: "opted_out", contacts: 1 },
        { reason: "unopened", contacts: 3 },
        { reason: "unfinished", contacts: 2 },
        { reason: "unranked", contacts: 1 },
      ],
    },
    { step: "finished", contacts: 4, lost: [] },
  ]);
  expect(flowOf(facts, true).map(({ contacts }) => contacts)).toEqual([
    11, 11, 8, 4,
  ]);
});

const facts = fc.array(
  fc.record<ContactFacts>({
    contacts: fc.integer({ min: 1, max: 50 }),
    sent: fc.boolean(),
    text: fc.constantFrom(null, "queued", "kept", "sent", "blocked", "refused"),
    opened: fc.boolean(),
    answered: fc.boolean(),
    finished: fc.constantFrom("no", "before", "after"),
    optedOut: fc.boolean(),
  }),
);

const sum = (each: { contacts: number }[]) =>
  each.reduce((total, { contacts }) => total + contacts, 0);

test("each step without its losses is the next step", () => {
  fc.assert(
    fc.property(facts, fc.boolean(), (all, isOpenedKnown) => {
      const flow = flowOf(all, isOpenedKnown);
      expect(flow[0]?.contacts).toBe(sum(all));
      for (const [at, { contacts, lost }] of flow.entries()) {
        const next = flow[at + 1]?.contacts ?? contacts;
        expect(contacts - sum(lost)).toBe(next);
      }
      expect(flow.at(-1)?.lost).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
