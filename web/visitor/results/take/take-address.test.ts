import { expect, test } from "vitest";
import { longestQrAddress } from "#web/visitor/visit/brief.ts";
import { readTaken, takeAddress } from "./take-address.ts";

const [concern, other] = ["c".repeat(22), "d".repeat(22)];
const result = {
  _id: "r".repeat(22),
  orderedConcerns: [concern, other].map((_id) => ({
    _id,
    name: "",
    name_es: "",
    count: 1,
  })),
};
const how = {
  origin: "https://quiz.example",
  language: "es",
  names: { parentName: "Ana", childName: "Leo" },
} as const;
const own = (text: string) => ({ text });

test("the address holds own and suggested questions without the family's names", () => {
  const { address, leftOut } = takeAddress(
    result,
    [
      own("¿Le duele a Leo?"),
      { suggestion: `${other}/Is my child safe?`, text: "Is Leo safe?" },
    ],
    how,
  );
  const { pathname, search, hash } = new URL(address);
  expect(pathname + search).toBe(`/results/${result._id}?lang=es`);
  expect(readTaken(hash)).toEqual([
    "¿Le duele a mi hijo o hija?",
    [1, "Is my child safe?"],
  ]);
  expect(leftOut).toBe(0);
});

test("leaves out what does not fit into a code, and says how much", () => {
  const questions = [1, 2, 3, 4, 5].map((at) => own(`${at} `.repeat(100)));
  const { address, leftOut } = takeAddress(result, questions, how);
  expect(address.length).toBeLessThanOrEqual(longestQrAddress);
  expect(readTaken(new URL(address).hash)).toHaveLength(5 - leftOut);
  expect(leftOut).toBeGreaterThan(0);
});

test("without questions the address is the result's own", () => {
  const { address } = takeAddress(result, [], how);
  expect(new URL(address).hash).toBe("");
});

test.each([
  "",
  "#share",
  "#take=",
  "#take=WzEs",
  "#take=WzIsW11d",
  "#take=bnVsbA",
])("reads no questions from %j", (hash) => {
  expect(readTaken(hash)).toEqual([]);
});
