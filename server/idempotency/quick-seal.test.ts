import { describe, expect, test } from "vitest";
import { quickSealOf } from "./quick-seal.ts";

const seal = (key = "one", input: unknown = { parentname: "María" }) =>
  quickSealOf("POST /api/results 192.0.2.1", key, input);

describe("a reply", () => {
  test("that says no more than what it is about is not stored a second time", () => {
    const { close, open } = seal();
    const reply = close('"abc"', "abc");
    expect(reply).toHaveLength(0);
    expect(open({ reply, about: "abc" })).toBe('"abc"');
  });

  test.each([
    ["abc", '"another"'],
    ["abc", "abc"],
    [null, '{"token":"secret"}'],
  ])("about %j that says %s is sealed", (about, words) => {
    const { close, open } = seal();
    const reply = close(words, about);
    expect(reply.includes(words)).toBe(false);
    expect(open({ reply, about })).toBe(words);
    expect(() => seal("two").open({ reply, about })).toThrow();
  });
});

test("a call is found by its own key alone, and told from another one with the same key", () => {
  expect(seal()).toMatchObject({
    key: seal().key,
    fingerprint: seal().fingerprint,
  });
  const elsewhere = quickSealOf("POST /api/results 192.0.2.2", "one", {});
  for (const other of [seal("two"), elsewhere])
    expect(other.key).not.toEqual(seal().key);
  expect(seal("one", {}).key).toEqual(seal().key);
  expect(seal("one", {}).fingerprint).not.toEqual(seal().fingerprint);
  expect(seal("two").fingerprint).not.toEqual(seal().fingerprint);
});
