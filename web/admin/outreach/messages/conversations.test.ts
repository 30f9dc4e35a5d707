import { expect, test } from "vitest";
import { textTo } from "#web/testing/messages.ts";
import {
  conversationsOf,
  type Message,
  recipientName,
  needsDecision,
  piecesOf,
} from "./conversations.tsx";

test("conversationsOf groups by phone, oldest message first, latest phone first", () => {
  const newestFirst: Message[] = [
    textTo("+1b", "3"),
    textTo("staff@clinic.example", "mail", { kind: "mail" }),
    textTo("+1a", "2"),
    textTo("+1b", "1"),
  ];
  expect(
    conversationsOf(newestFirst).map(({ to, names, messages }) => [
      to,
      ...names,
      ...messages.map(({ _id }) => _id),
    ]),
  ).toEqual([
    ["+1b", "parent of +1b", "1", "3"],
    ["+1a", "parent of +1a", "2"],
  ]);
});

test("piecesOf separates web addresses from other text", () => {
  expect(piecesOf("Hi!\nhttps://quiz.example/abc?lang=es Reply STOP")).toEqual([
    { text: "Hi!\n", isLink: false },
    { text: "https://quiz.example/abc?lang=es", isLink: true },
    { text: " Reply STOP", isLink: false },
  ]);
  expect(piecesOf("javascript:alert(1)")).toEqual([
    { text: "javascript:alert(1)", isLink: false },
  ]);
  expect(piecesOf("")).toEqual([]);
});

const plain = textTo("+12025550144");
const unclear: Message = { ...plain, understood: "unclear" };
const help: Message = { ...plain, understood: "help" };
const stop: Message = { ...plain, understood: "stop" };
const invitation: Message = { ...plain, invitation: true };

test.each([
  ["no reply was unclear", [invitation, plain, stop], false],
  ["the last reply is unclear", [stop, unclear], true],
  ["other replies followed", [unclear, plain], true],
  ["the family asked for help after it", [unclear, help], true],
  ["the family texted STOP after it", [unclear, plain, stop], false],
  ["a reminder was sent after it", [unclear, invitation], true],
  ["it is unclear again after STOP", [unclear, stop, unclear], true],
  ["staff decided", [{ ...unclear, decision: "keep" } as const], false],
])("when %s, needsDecision returns %s", (_when, messages, needs) => {
  expect(needsDecision(messages)).toBe(needs);
});

test.each([
  ["+12025550144", "+12******144"],
  ["whatsapp:+12025550144", "12******144"],
  ["55555", "55555"],
  ["CLINIC", "CLINIC"],
])("nameOf turns %s into %s", (to, name) => {
  expect(recipientName(to)).toBe(name);
});
