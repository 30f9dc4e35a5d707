import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { call } from "./call.ts";
import { onSignInNeeded } from "./sign-in-again.ts";

const fetched = vi.fn(
  async (_address: string, _options: { headers: Headers }) =>
    new Response(JSON.stringify({ token: "t" })),
);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  return () => {
    vi.unstubAllGlobals();
    forget("token");
  };
});

const keys = () =>
  fetched.mock.calls.map(([, { headers }]) => headers.get("idempotency-key"));

test("gives every POST its own idempotency key", async () => {
  const body = { name: "Ana", email: "ana@clinic.example", password: "secret" };
  await call("POST /api/users", { body });
  await call("POST /api/users", { body });
  const [first, second] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

test("keeps an idempotency key that the caller passes", async () => {
  const body = { name: "Ana", email: "ana@clinic.example", password: "secret" };
  await call("POST /api/users", { body }, { idempotencyKey: "mine" });
  expect(keys()).toEqual(["mine"]);
});

test("sends no idempotency key with sign-in and GET calls", async () => {
  const body = { email: "ana@clinic.example", password: "secret" };
  await call("POST /api/auth", { body });
  await call("GET /api/settings", {});
  expect(keys()).toEqual([null, null]);
});

describe("a page whose user is Ana", () => {
  const refuse = async () =>
    new Response(JSON.stringify({ errors: [{ code: "sign_in_needed" }] }), {
      status: 401,
    });
  const sent = () =>
    fetched.mock.calls.map(([, { headers }]) => [
      headers.get("authorization"),
      headers.get("x-page-user"),
    ]);
  const body = { name: "Eva", email: "eva@clinic.example", password: "secret" };

  test("names her with a session that was opened in another tab, and asks again while it is someone else's", async () => {
    const passwords = ["token of Bo", "token of Ana"];
    const ask = vi.fn(async () => {
      writeText("token", passwords.shift() ?? "");
      return true;
    });
    const leave = onSignInNeeded("ana", ask);
    writeText("token", "ended");
    fetched.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    await call("POST /api/users", { body });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(sent()).toEqual([
      ["Bearer ended", "ana"],
      ["Bearer token of Bo", "ana"],
      ["Bearer token of Ana", "ana"],
    ]);
    leave();
  });

  test("uses a newer session of hers without asking", async () => {
    const ask = vi.fn(async () => false);
    const leave = onSignInNeeded("ana", ask);
    writeText("token", "ended");
    fetched.mockImplementationOnce(() => {
      writeText("token", "newer");
      return refuse();
    });
    await call("POST /api/users", { body });
    expect(ask).not.toHaveBeenCalled();
    expect(sent()[1]).toEqual(["Bearer newer", "ana"]);
    leave();
  });
});
