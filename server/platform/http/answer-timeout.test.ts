import { expect, onTestFinished, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const never = () => new Promise<never>(() => {});

function useFakeTimers() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

async function expectBusy(answer: ReturnType<TestApp["ask"]>) {
  const { statusCode, headers } = await answer;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "2" });
}

test("answers 503 when a call waits for a locked row", async () => {
  const { ask, pool } = await createTestApp();
  const locker = await pool.connect();
  await locker.query("BEGIN; LOCK TABLE contacts");
  onTestFinished(async () => {
    await locker.query("ROLLBACK");
    locker.release();
  });

  useFakeTimers();
  const answer = ask(`GET /api/contacts/${newId()}`);
  await vi.waitUntil(async () => {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return rowCount === 1;
  }, 20_000);
  await vi.advanceTimersByTimeAsync(9000);
  await expectBusy(answer);
});

test("answers a call with 503 after nine seconds", async () => {
  const { ask, limits } = await createTestApp();
  const spend = vi.spyOn(limits, "spend").mockImplementation(never);
  useFakeTimers();
  const feedback = {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: true,
  };
  const answer = ask("POST /api/feedbacks", { body: { feedback } });
  await vi.waitUntil(() => spend.mock.calls.length > 0, 20_000);
  await vi.advanceTimersByTimeAsync(9000);
  await expectBusy(answer);
});

test("answers a page with 503 after nine seconds", async () => {
  const render = vi.fn(never);
  const { ask } = await createTestApp({}, { render });
  useFakeTimers();
  const answer = ask("GET /quiz");
  await vi.waitUntil(() => render.mock.calls.length > 0, 20_000);
  await vi.advanceTimersByTimeAsync(9000);
  await expectBusy(answer);
});
