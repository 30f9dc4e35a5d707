import { vi } from "vitest";
import { write } from "#web/core/storage/storage.ts";
import { forgetFamily } from "#web/visitor/kiosk/forget-family.ts";
import { sendOutbox } from "#web/visitor/kiosk/outbox.ts";
import type { SavedQuiz, Visitor } from "#web/visitor/quiz/model.ts";
import type { Browser } from "#seams/support/browser.ts";

type Asked = { method: string; headers: Headers; body: string | null };

/** Forgets the family on a clinic tablet, which then sends what is left in its outbox. Returns the id of the result. */
export async function sendFromTablet(
  browser: Browser,
  user: Visitor,
  quiz: SavedQuiz,
): Promise<string | undefined> {
  const sent: string[] = [];
  vi.stubGlobal("localStorage", createStorage());
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "en" } });
  vi.stubGlobal("navigator", { doNotTrack: "1" });
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, headers, body }: Asked) => {
      const reply = await browser.send(
        `${method} ${path}`,
        body === null ? undefined : (JSON.parse(body) as object),
        Object.fromEntries(headers),
      );
      if (method === "POST") sent.push(reply.json());
      return new Response(reply.body, { status: reply.statusCode });
    },
  );
  write("user", user);
  write("quiz", quiz);
  await forgetFamily();
  await sendOutbox();
  vi.unstubAllGlobals();
  return sent.at(-1);
}

/** Its keys are the object's own, as in a browser. */
function createStorage() {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as object;
}
