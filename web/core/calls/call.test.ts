import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.ts";

const fetched = vi.fn(
  async (_address: string, _options: { headers: Headers }) =>
    new Response(JSON.stringify({ token: "t" })),
);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  return () => void vi.unstubAllGlobals();
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
