import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createContentCache } from "#server/replies/content-cache.ts";
import { type Carried, carry, endingFor } from "./carried.ts";
import { countStart, findCarriedPage } from "./carried-page.ts";

function pages() {
  const cache = createContentCache();
  const make = vi.fn(async (carried: Carried) => {
    const text = carried.read() ?? "";
    return {
      status: 200,
      html: `<html><body>Made of ${text}${endingFor(text)}`,
      headers: { "cache-control": "no-store" },
    };
  });
  const call = vi.fn(async () => ({ _id: "third" }));
  async function show(
    visit: object,
    { path = "/question/3", field = "", language = "en" as "en" | "es" } = {},
  ) {
    const text = JSON.stringify(visit);
    const reply = await findCarriedPage(
      cache,
      {
        pathname: path,
        language,
        call: call as never,
        carried: carry(text, field || undefined),
      },
      make,
    );
    if (!reply) return undefined;
    const plain = String(await reply.encoded("identity"));
    const compressed = Buffer.from(await reply.encoded("br"));
    expect(String(brotliDecompressSync(compressed))).toBe(plain);
    expect(reply).toMatchObject({ etag: undefined, sent: undefined });
    expect(reply.headers["cache-control"]).toBe("no-store");
    return plain;
  }
  return { cache, make, call, show };
}

const visit = (parentName: string, answers: object, more: object = {}) => ({
  user: { parentName, childName: `child of ${parentName}` },
  quiz: { asked: {}, answers, draft: `draft of ${parentName}` },
  key: `key of ${parentName}`,
  isCounted: true,
  ...more,
});

const madeOf = (page = "") => page.split("<script")[0];

describe("the page of a question", () => {
  test("is made once for all who chose the same, and each takes along what is its own", async () => {
    const { make, show } = pages();
    const first = await show(
      visit("María </script>", { third: "B", one: "A" }),
    );
    const second = await show(visit("Luz", { third: "B" }));
    expect(make).toHaveBeenCalledTimes(1);
    expect(first).toContain('"parentName":"María \\u003c/script>"');
    expect(first).toContain('"one":"A"');
    expect(second).toContain('"parentName":"Luz"');
    expect(madeOf(second)).toBe(madeOf(first));
  });

  test("never holds anything of another visit, whatever stands in either", async () => {
    const { show } = pages();
    const text = fc.string({ unit: "grapheme", minLength: 3, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(text, { minLength: 4, maxLength: 4 }),
        fc.constantFrom("A", "B", "C", "D", "E", undefined),
        async ([one = "", other = "", secret = "", key = ""], answer) => {
          const answers = answer ? { third: answer } : {};
          const marked = `secret ${secret}`;
          await show(
            visit(`${marked} ${one}`, { ...answers, [marked]: "A" }, { key }),
          );
          const page = await show(visit(other, answers));
          expect(page).not.toContain("secret ");
          expect(madeOf(page)).toBe(
            `<html><body>Made of ${JSON.stringify({ user: { parentName: "-" }, quiz: { asked: {}, answers } })}`,
          );
          expect(
            page?.endsWith(endingFor(JSON.stringify(visit(other, answers)))),
          ).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ["another answer", visit("Luz", { third: "C" }), {}],
    ["no answer", visit("Luz", {}), {}],
    [
      "another language",
      visit("Luz", { third: "B" }),
      { language: "es" as const },
    ],
    ["another question", visit("Luz", { third: "B" }), { path: "/question/4" }],
  ])("with %s is cached by itself", async (_, other, options) => {
    const { make, show } = pages();
    await show(visit("Luz", { third: "B" }));
    await show(other, options);
    await show(other, options);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("is made anew when content changed", async () => {
    const { cache, make, show } = pages();
    await show(visit("Luz", {}));
    cache.drop();
    await show(visit("Luz", {}));
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("that failed is cached for nobody", async () => {
    const { make, show } = pages();
    make.mockResolvedValueOnce({
      status: 500,
      html: "",
      headers: { "cache-control": "no-store" },
    });
    await show(visit("Luz", {}));
    expect(await show(visit("Luz", {}))).toContain("Made of");
  });

  test.each([
    ["without a name", visit("", { third: "B" }), {}],
    ["of another shape", { user: "Luz" }, {}],
    ["in a hidden field", visit("Luz", {}), { field: "sealed" }],
    ["to another page", visit("Luz", {}), { path: "/quiz" }],
    ["to what is no number", visit("Luz", {}), { path: "/question/x" }],
  ])("is not this one for what is carried %s", async (_, other, options) => {
    const { make, show } = pages();
    expect(await show(other, options)).toBeUndefined();
    expect(make).not.toHaveBeenCalled();
  });

  test("that is not there is left to the screens", async () => {
    const { call, show } = pages();
    call.mockRejectedValueOnce(new Error("unknown"));
    expect(await show(visit("Luz", {}))).toBeUndefined();
  });
});

describe("the start", () => {
  function counted(visit: object, pathname = "/question/1") {
    const count = vi.fn();
    const carried = carry(JSON.stringify(visit));
    const given = { language: "en" as const, call: vi.fn(), count };
    countStart({ ...given, pathname, carried });
    countStart({ ...given, pathname, carried });
    return { count, carried };
  }

  test("is counted with the first question that is shown, and once", () => {
    const { count, carried } = counted(visit("Luz", {}, { isCounted: false }));
    const start = { name: "quiz_started", place: "/quiz" };
    expect(count.mock.calls).toEqual([[start, "key of Luz started"]]);
    expect(JSON.parse(carried.read() ?? "")).toEqual(visit("Luz", {}));
  });

  test.each([
    ["on another page", visit("Luz", {}, { isCounted: false }), "/quiz"],
    ["before a name is said", visit("", {}, { isCounted: false }), undefined],
    ["a second time", visit("Luz", {}), undefined],
  ])("is not counted %s", (_, other, path) => {
    const { count, carried } = counted(other, path);
    expect(count).not.toHaveBeenCalled();
    expect(carried.isChanged()).toBe(false);
  });
});
