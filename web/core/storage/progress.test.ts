import { beforeEach, describe, expect, test, vi } from "vitest";

type Asked = {
  method: string;
  keepalive?: boolean;
  body?: string;
  signal?: AbortSignal;
};

const fetched = vi.fn<(address: string, asked: Asked) => Promise<Response>>();
const document = { visibilityState: "hidden", cookie: "" };
const user = JSON.stringify({ parentName: "Ana" });
const quiz = { asked: { 1: { text: "How old?" } }, answers: { q: "B" } };

const entries = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: entries.set.bind(entries),
  removeItem: entries.delete.bind(entries),
};

type Modules = typeof import("./progress.ts") & typeof import("./storage.ts");
let carryProgress: Modules["carryProgress"];
let forgetCarried: Modules["forgetCarried"];
let isWiped: Modules["isWiped"];
let writeText: Modules["writeText"];
let forget: Modules["forget"];

/** Whether a browser stores anything is found out once: modules of their own for each test. */
async function load() {
  vi.resetModules();
  ({ writeText, forget } = await import("./storage.ts"));
  ({ carryProgress, forgetCarried, isWiped } = await import("./progress.ts"));
}

beforeEach(async () => {
  entries.clear();
  vi.stubGlobal("localStorage", localStorage);
  await load();
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

  test("what is under way is told without its key, for its questions are not there when it comes back", () => {
    writeText("user", user);
    writeText(
      "quiz",
      JSON.stringify({ ...quiz, handInKey: "k", rankKey: "r" }),
    );
    carryProgress();
    expect(JSON.stringify(told())).not.toMatch(/handInKey|rankKey/);
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

  test("nothing is sent while the page is visible", () => {
    document.visibilityState = "visible";
    writeText("user", user);
    carryProgress();
    expect(told()).toEqual([]);
  });
});

describe("who starts over", () => {
  const deleted = ["DELETE /api/results/questions"];

  test("loses the mark at once, and what is still being told is not answered any more", () => {
    writeText("user", user);
    fetched.mockReturnValue(new Promise(() => {}));
    carryProgress();
    const signal = fetched.mock.calls[0]?.[1].signal;
    expect(signal?.aborted).toBe(false);
    forgetCarried();
    expect(signal?.aborted).toBe(true);
    expect(told()[1]).toEqual(deleted);
    expect(document.cookie).toMatch(/^__Host-carried=;.*Max-Age=0; Secure$/);
  });

  test("forgets also what another tab had sealed meanwhile, when the page is left", () => {
    writeText("user", "{}");
    document.cookie = "carried=Ab-_1";
    carryProgress();
    expect(told()).toEqual([deleted]);
  });

  test("is heard although somebody else begins before the server has answered", () => {
    fetched.mockReturnValue(new Promise(() => {}));
    forgetCarried();
    writeText("user", user);
    carryProgress();
    carryProgress();
    const signals = fetched.mock.calls.map(([, { signal }]) => signal?.aborted);
    expect(signals).toEqual([undefined, true, false]);
  });

  test("is not troubled where the server cannot be told", async () => {
    fetched.mockRejectedValueOnce(new TypeError("no connection"));
    forgetCarried();
    await settled();
    expect(told()).toEqual([deleted]);
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

test("a browser that cannot store it is not made to carry it", async () => {
  vi.stubGlobal("localStorage", undefined);
  await load();
  writeText("user", user);
  carryProgress();
  expect(told()).toEqual([]);
});
