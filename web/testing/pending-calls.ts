import { act } from "react";
import { vi } from "vitest";

type SentRequest = { method: string; headers?: Headers; body?: string | null };

function pendingCall(address: string, { method, headers, body }: SentRequest) {
  let resolve: (response: Response) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Response>(
    (...ends) => ([resolve, reject] = ends),
  );
  const answer = (content: unknown, status = 200) =>
    act(async () => resolve(new Response(JSON.stringify(content), { status })));
  return {
    promise,
    line: `${method} ${address}`,
    key: headers?.get("idempotency-key"),
    body: body ? JSON.parse(body) : undefined,
    answer,
    refuse: (status: number, code: string, field?: string) =>
      answer({ errors: [{ code, msg: code, field }] }, status),
    /** Lets the call fail as if there were no connection. */
    breakOff: () => act(async () => reject(new TypeError("fetch failed"))),
  };
}

/** Collects the calls that a hook makes, in order. Each call waits until the test answers it. */
export function pendingCalls() {
  const calls: ReturnType<typeof pendingCall>[] = [];
  vi.stubGlobal("fetch", (address: string, request: SentRequest) => {
    const call = pendingCall(address, request);
    calls.push(call);
    return call.promise;
  });
  return {
    lines: () => calls.map(({ line }) => line),
    all: () => calls,
    last: () => {
      const call = calls[calls.length - 1];
      if (!call) throw new Error("no call was made");
      return call;
    },
  };
}
