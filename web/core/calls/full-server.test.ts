import { beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "./call.ts";
import { callWithRetry, callWhenNotBusy } from "./call-with-retry.ts";

const fetched =
  vi.fn<(address: string, request: object) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers();
  // An event target of Node can stand in for the window, where the code listens for the connection.
  const connection = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, connection[name].bind(connection));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const busy = (seconds?: number, status = 503) =>
  Promise.resolve(
    new Response(
      JSON.stringify({
        errors: [
          {
            code: "busy",
            ...(seconds !== undefined && { values: { seconds } }),
          },
        ],
      }),
      { status },
    ),
  );
const succeed = () => Promise.resolve(new Response('"done"'));

const { signal } = new AbortController();
const result = { body: { language: "en" as const, answers: [] } };
const send = (onWaiting = () => {}) =>
  callWithRetry("POST /api/results", result, {
    key: "mine",
    onWaiting,
    signal,
  });

describe("a submission to a full server", () => {
  test.each([503, 429])(
    "is retried after the pause that the server names (%i)",
    async (status) => {
      fetched.mockImplementationOnce(() => busy(4, status));
      fetched.mockImplementationOnce(succeed);
      const onWaiting = vi.fn();
      const sent = send(onWaiting);
      await vi.advanceTimersByTimeAsync(3999);
      expect(onWaiting).toHaveBeenCalledOnce();
      expect(fetched).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(await sent).toBe("done");
    },
  );

  test("is retried after a minute at most", async () => {
    fetched.mockImplementationOnce(() => busy(3600, 429));
    fetched.mockImplementationOnce(succeed);
    const sent = send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await sent).toBe("done");
  });

  test("is retried after 15 seconds if the server names no pause", async () => {
    fetched.mockImplementationOnce(() => busy());
    fetched.mockImplementationOnce(succeed);
    const sent = send();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe("done");
  });
});

describe("a read from a full server", () => {
  const read = () => callWhenNotBusy("GET /api/settings", {});

  test("is retried until the server has room, without an error", async () => {
    fetched.mockImplementationOnce(() => busy(3));
    fetched.mockImplementationOnce(() => busy(3));
    fetched.mockImplementationOnce(succeed);
    const answer = read();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await answer).toBe("done");
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("fails when retries would take more than 15 seconds", async () => {
    fetched.mockImplementation(() => busy(4));
    const answer = read();
    const failed = expect(answer).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(12_000);
    await failed;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test("fails at once when the server gives no retry time, or a long one", async () => {
    for (const seconds of [undefined, 600]) {
      fetched.mockImplementationOnce(() => busy(seconds));
      await expect(read()).rejects.toMatchObject({ status: 503 });
    }
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test("does not retry a write automatically", async () => {
  fetched.mockImplementation(() => busy(3));
  const saving = call("POST /api/results", result);
  await expect(saving).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledOnce();
});
