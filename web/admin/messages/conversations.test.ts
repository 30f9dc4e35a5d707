import { expect, test } from "vitest";
import {
  conversationsOf,
  type Message,
  nameOf,
  piecesOf,
  understoodIn,
} from "./conversations.ts";

const message = (
  _id: string,
  to: string,
  kind: "sms" | "mail" = "sms",
): Message => ({
  _id,
  kind,
  to,
  names: [`parent of ${to}`],
  body: _id,
  state: "kept",
  problem: null,
  date: "2026-11-20T12:00:00Z",
});

test("messages stand on their phone, the oldest on top, the last phone first", () => {
  const newestFirst: Message[] = [
    message("3", "+1b"),
    message("mail", "staff@clinic.example", "mail"),
    message("2", "+1a"),
    message("1", "+1b"),
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

test("a web address can be pressed, and nothing around it", () => {
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

test.each([
  ["STOP", "stop"],
  ["please stop texting me", "stop"],
  ["Ya no quiero mensajes", "stop"],
  ["I can't stop thinking about it", "unclear"],
  ["no quiero la vacuna", "unclear"],
  ["Thanks, we will come", undefined],
  ["START", undefined],
])("of the answer %j staff are told: %s", (body, understood) => {
  const from = message("1", "+12025550144");
  const answer: Message = { ...from, body, state: "received" };
  expect(understoodIn(answer)).toBe(understood);
  expect(understoodIn({ ...answer, state: "sent" })).toBeUndefined();
  const isAboutStopping = understood !== undefined;
  expect(understoodIn({ ...answer, to: "whatsapp:+12025550144" })).toBe(
    isAboutStopping ? "unclear" : undefined,
  );
});

test.each([
  ["+12025550144", "+12******144"],
  ["whatsapp:+12025550144", "12******144"],
  ["55555", "55555"],
  ["CLINIC", "CLINIC"],
])("who wrote from %s is called %s", (to, name) => {
  expect(nameOf(to)).toBe(name);
});
