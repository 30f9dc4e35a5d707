import { once } from "node:events";

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  message?: string;
};

export type Bidi = Awaited<ReturnType<typeof connectBidi>>;

/** WebDriver BiDi, the W3C protocol: commands and events over one WebSocket. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: never) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result, message, method, params } = JSON.parse(
      String(data),
    ) as Message;
    if (method !== undefined) listeners.get(method)?.(params as never);
    if (id === undefined) return;
    if (message === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values())
      reject(new Error("The browser is gone."));
  });
  return {
    ask<Result>(method: string, params: object = {}): Promise<Result> {
      const id = (sent += 1);
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise as Promise<Result>;
    },
    listen<Params>(method: string, listener: (params: Params) => void) {
      listeners.set(method, listener);
    },
    close: () => socket.close(),
  };
}
