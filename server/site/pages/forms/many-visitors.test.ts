import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { Pages } from "#server/site/pages/make-page.ts";
import { sealedIn } from "#server/testing/pages/plain-site.ts";
import { fillContent } from "#server/testing/database/default-content.ts";
import { askQuestions } from "#server/testing/visitor/quiz.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Fake pages that show their visit. A form saves its fields as the visit. */
function telling() {
  const render = vi.fn<Pages["render"]>(async (request, { visit }) => {
    const form = new URLSearchParams(await request.text());
    if (request.method === "GET")
      return new Response(`<html><body>${visit.read()}</body></html>`);
    visit.write(form.get("visit") ?? undefined);
    return new Response(null, {
      status: 303,
      headers: { location: "/question/1" },
    });
  });
  return { render, folder: import.meta.dirname };
}

const readers = {
  br: (bytes: Buffer) => String(brotliDecompressSync(bytes)),
  gzip: (bytes: Buffer) => String(gunzipSync(bytes)),
  identity: String,
};

async function crowd(size: number) {
  const pages = telling();
  const app = await createTestApp({ RATE_LIMIT_SCALE: "1000" }, pages);
  await fillContent(app);
  const questions = await askQuestions(app);
  const visitors = await Promise.all(
    Array.from({ length: size }, async (_, at) => {
      const answered = questions.filter(
        (_question, place) => place % 3 < at % 3,
      );
      const answers = answered.map(({ _id }) => [_id, "ABCDE".charAt(at % 5)]);
      const visit = {
        user: { parentName: `Parent${at}.`, childName: `Child${at}.` },
        quiz: { asked: {}, answers: Object.fromEntries(answers) as object },
        key: `key${at}.`,
      };
      const sent = await app.ask("POST /quiz", {
        body: new URLSearchParams({
          visit: JSON.stringify(visit),
        }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      return { at, cookie: sealedIn(sent) };
    }),
  );
  return { ...app, visitors, amount: questions.length };
}

test("concurrent visitors each get only their own visit", async () => {
  const { ask, visitors, amount } = await crowd(30);
  const asking = visitors.flatMap(({ at, cookie }) =>
    Array.from({ length: amount }, async (_, place) => {
      const form = (["br", "gzip", "identity"] as const)[(at + place) % 3];
      const reply = await ask(`GET /question/${place + 1}`, {
        headers: { cookie, "accept-encoding": form },
      });
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers).not.toHaveProperty("etag");
      const page = readers[form ?? "br"](reply.rawPayload);
      const names = page.match(/(Parent|Child|key)\d+\./g);
      expect(new Set(names)).toEqual(
        new Set([`Parent${at}.`, `Child${at}.`, `key${at}.`]),
      );
      expect(reply.headers).not.toHaveProperty("set-cookie");
    }),
  );
  await Promise.all(asking);
});

test("a visitor without a cookie gets no visit afterwards", async () => {
  const { ask, visitors } = await crowd(3);
  for (const { cookie } of visitors)
    await ask("GET /question/1", { headers: { cookie } });
  expect((await ask("GET /question/1")).body).toContain("undefined");
});
