import { beforeEach, describe, expect, test, vi } from "vitest";
import { carryProgress, forgetCarried, isWiped } from "./progress.ts";
import { forget, writeText } from "./storage.ts";

type Asked = { method: string; keepalive?: boolean; body?: string };

const fetched = vi.fn<(address: string, asked: Asked) => Promise<Response>>();
const document = { visibilityState: "hidden", cookie: "" };
const user = JSON.stringify({ parentName: "Ana" });
const quiz = { asked: { 1: { text: "How old?" } }, answers: { q: "B" } };

beforeEach(() => {
  for (const key of ["user", "quiz", "userResultsId", "readResults"] as const)
    forget(key);
  document.visibilityState = "hidden";
  document.cookie = "";
  vi.stubGlobal("document", document);
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
});

/** What the server was told, in its order. */
const told = () =>
  fetched.mock.calls.map(([address, { method, body }]) => [
    `${method} ${address}`,
    ...(body === undefined ? [] : [JSON.parse(body) as object]),
  ]);
const put = "PUT /api/progress";

/** What was sent, and what came of it, is over. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("when the page is left", () => {
  test("the server is told what is stored, without the questions, in a request that outlives the page", async () => {
    writeText("user", user);
    writeText("quiz", JSON.stringify(quiz));
    carryProgress();
    const { answers } = quiz;
    const carried = JSON.stringify({ asked: {}, answers });
    expect(told()).toEqual([[put, { user, quiz: carried }]]);
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
  });

  test("nobody is troubled by what the server did not hear", async () => {
    writeText("user", user);
    fetched.mockRejectedValueOnce(new TypeError("no connection"));
    carryProgress();
    await settled();
    carryProgress();
    expect(told()).toHaveLength(2);
  });

  test.each([undefined, "{}"])(
    "nothing is said where nobody has begun: %s",
    (nobody) => {
      if (nobody !== undefined) writeText("user", nobody);
      writeText("readResults", "[]");
      carryProgress();
      expect(told()).toEqual([]);
    },
  );

  test("nothing is said before it is", () => {
    document.visibilityState = "visible";
    writeText("user", user);
    carryProgress();
    expect(told()).toEqual([]);
  });
});

describe("who starts over", () => {
  const deleted = ["DELETE /api/results/questions"];

  test("loses the mark at once, and the server hears of it after what was sent before", async () => {
    writeText("user", user);
    let heard: () => void = () => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          heard = () => resolve(new Response(null, { status: 204 }));
        }),
    );
    carryProgress();
    document.cookie = "carried=Ab-_1";
    const forgetting = forgetCarried();
    expect(document.cookie).toMatch(/^carried=;.*Max-Age=0/);
    await settled();
    expect(told()).toHaveLength(1);
    heard();
    await forgetting;
    expect(told()[1]).toEqual(deleted);
  });

  test("loses the mark where the server cannot be told", async () => {
    document.cookie = "carried=Ab-_1";
    fetched.mockRejectedValueOnce(new TypeError("no connection"));
    await forgetCarried();
    expect(told()).toEqual([deleted]);
    expect(document.cookie).not.toContain("Ab");
  });
});

test("what is carried is asked for where nothing is stored, and its mark says that there is something", () => {
  document.cookie = "lang=es; carried=Ab-_1";
  expect(isWiped()).toBe(true);
  writeText("user", "{}");
  expect(isWiped()).toBe(false);
  forget("user");
  document.cookie = "lang=es";
  expect(isWiped()).toBe(false);
});
