import { act } from "react";
import { vi } from "vitest";

type Asked = { method: string; headers: Headers; body: string | null };

function pendingCall(address: string, { method, headers, body }: Asked) {
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
    key: headers.get("idempotency-key"),
    body: body === null ? undefined : JSON.parse(body),
    answer,
    refuse: (status: number, code: string, field?: string) =>
      answer({ errors: [{ code, msg: code, field }] }, status),
    /** No connection. */
    breakOff: () => act(async () => reject(new TypeError("fetch failed"))),
  };
}

/** The calls that a hook makes, in their order; each waits until the test answers it. */
export function pendingCalls() {
  const calls: ReturnType<typeof pendingCall>[] = [];
  vi.stubGlobal("fetch", (address: string, asked: Asked) => {
    const call = pendingCall(address, asked);
    calls.push(call);
    return call.promise;
  });
  return {
    lines: () => calls.map(({ line }) => line),
    all: () => calls,
    last: () => {
      const call = calls[calls.length - 1];
      if (!call) throw new Error("nothing was asked");
      return call;
    },
  };
}
