import { expect, test } from "vitest";
import {
  type Brief,
  briefCode,
  longestQrAddress,
  qrAddress,
  readBrief,
  worriesOf,
} from "./brief.ts";

const ids = ["1", "2"].map((digit) => digit.repeat(22));
const brief: Brief = {
  language: "es",
  day: "2026-11-28",
  worries: ids,
  questions: [
    { text: "Is it safe?", isOwn: false },
    { text: "¿Y si mi hija le tiene miedo a las agujas? 👩🏽‍⚕️", isOwn: true },
  ],
  age: "11 to 12",
  doses: null,
};

test("a brief is read as it was made, with accents and emoji", () => {
  const code = briefCode(brief);
  expect(code).toMatch(/^[\w-]+$/);
  expect(readBrief(code)).toEqual(brief);
});

test("every cut code is recognized as broken", () => {
  const code = briefCode(brief);
  for (let length = 0; length < code.length; length += 1)
    expect([length, readBrief(code.slice(0, length))]).toEqual([
      length,
      "broken",
    ]);
});

test.each([".", ")", "%20", ").", "…"])(
  "a code is read although a mail program added %s to the link",
  (end) => expect(readBrief(briefCode(brief) + end)).toEqual(brief),
);

test("the worries are at most two topics with a high score, in the family's order", () => {
  const ranked = (...counts: number[]) =>
    counts.map((count, at) => ({ _id: `${at}`, count }));
  const shown = (...counts: number[]) =>
    worriesOf(ranked(...counts)).map(({ _id }) => _id);
  expect(shown(1, 4, 3, 5, 4)).toEqual(["1", "3"]);
  expect(shown(3, 5, 1)).toEqual(["1"]);
  expect(shown(1, 1, 1)).toEqual([]);
});

test("a code that is not a brief is broken", () => {
  const broken = ["", "sample", "%%%", "eA", "W10", "bnVsbA", "WzFd"];
  for (const code of broken) expect(readBrief(code)).toBe("broken");
  expect(readBrief("A".repeat(500_000))).toBe("broken");
});

const codeOf = (value: unknown) => {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");
  return readBrief(text);
};

test("a code of a newer release is recognized", () => {
  expect(codeOf([2, { anything: true }])).toBe("newer");
});

test("hostile values are dropped", () => {
  const read = codeOf([
    1,
    "en",
    "2026-11-28",
    ["<script>", ids[0], ids[0], 7, ...ids, "3".repeat(22)],
    ["a\u0000b\n\u202Ec", ["x".repeat(900)], 7, null, [], [[1]], " "],
    99,
    "toString",
  ]);
  expect(read).toEqual({
    language: "en",
    day: "2026-11-28",
    worries: ids,
    questions: [
      { text: "a b c", isOwn: true },
      { text: "x".repeat(500), isOwn: false },
    ],
    age: null,
    doses: null,
  });
});

test.each([
  [[1, "fr", "2026-11-28", [], [], -1, -1]],
  [[1, "en", "2026-99-99", [], [], -1, -1]],
  [[1, "en", "2026-02-31", [], [], -1, -1]],
  [[1, "en", "2099-01-01", [], [], -1, -1]],
  [[1, "en", "2026-11-28", "x", [], -1, -1]],
  [[0, "en", "2026-11-28", [], [], -1, -1]],
])("%j is broken", (value) => expect(codeOf(value)).toBe("broken"));

test("200 questions of 500 letters are read", () => {
  const questions = Array.from({ length: 200 }, (_, at) => ({
    text: `${at} ${"ñ".repeat(496)}`,
    isOwn: true,
  }));
  expect(readBrief(briefCode({ ...brief, questions }))).toMatchObject({
    questions,
  });
});

test("an address for a QR code leaves out questions that do not fit", () => {
  const origin = "https://quiz.example.org";
  const usual = Array.from({ length: 3 }, () => ({
    text: "x".repeat(75),
    isOwn: true,
  }));
  const fits = qrAddress({ ...brief, questions: usual }, origin);
  expect(fits.leftOut).toBe(0);
  expect(fits.address.length).toBeLessThan(600);
  const many = Array.from({ length: 50 }, (_, at) => ({
    text: `${at} ${"ñ".repeat(290)}`,
    isOwn: true,
  }));
  const dense = qrAddress({ ...brief, questions: many }, origin);
  expect(dense.address.length).toBeLessThanOrEqual(longestQrAddress);
  expect(dense.leftOut).toBeGreaterThan(40);
  const [, code = ""] = dense.address.split("#");
  expect(readBrief(code)).toMatchObject({
    questions: many.slice(0, 50 - dense.leftOut),
  });
});
