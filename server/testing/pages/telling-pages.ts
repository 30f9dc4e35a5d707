import { vi } from "vitest";
import { idShape } from "#shared/rules/ids.ts";
import type { InProcess } from "#server/site/pages/in-process-calls.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import { seedContent } from "#server/content/seed/seed.ts";
import { createTestApp } from "#server/testing/test-app.ts";

function linkOf(call: InProcess, id: string) {
  return call("GET /api/contacts/:id", { params: { id } }).then(
    () => ({ status: 200, name: "known" }),
    ({ status }: { status: number }) => ({ status, name: "" }),
  );
}

function topicOf(call: InProcess, id: string) {
  return call("GET /api/results/:id", { params: { id } }).then(
    ({ orderedConcerns }) => ({ status: 200, name: orderedConcerns[0]?.name }),
    ({ status }: { status: number }) => ({ status, name: "" }),
  );
}

/** The text of the question on this page. */
async function questionAt(call: InProcess, pathname: string) {
  const number = /^\/question\/(\d+)$/.exec(pathname)?.[1];
  if (number === undefined) return "";
  const params = { number };
  const reply = call("GET /api/questions/pos/:number", { params, query: {} });
  return reply.then(
    ({ text }) => text,
    () => "",
  );
}

/**
 * Fake pages that show what they were given: language, path, site name, question, whether the contact is known, and
 * first topic.
 */
export function telling() {
  const render = vi.fn<Pages["render"]>(async (request, { language, call }) => {
    const { main } = await call("GET /api/settings", {});
    const { pathname } = new URL(request.url);
    const isMissing = pathname === "/nothing" || pathname.endsWith("zzz");
    const id = idShape.test(pathname.slice(1)) ? pathname.slice(1) : undefined;
    const result = /^\/results\/(\w{22})$/.exec(pathname)?.[1];
    const found =
      (id && (await linkOf(call, id))) ||
      (result && (await topicOf(call, result)));
    const { status, name } = found || {
      status: isMissing ? 404 : 200,
      name: "",
    };
    const question = await questionAt(call, pathname);
    return new Response(
      `<html lang="${language}">${pathname} ${main.sitename} ${question}${name}</html>`,
      { status },
    );
  });
  return { render, folder: import.meta.dirname };
}

export async function site(env: NodeJS.ProcessEnv = {}) {
  const pages = telling();
  const test = await createTestApp({ RATE_LIMIT_SCALE: "1000", ...env }, pages);
  await seedContent(test.db);
  return { ...test, pages };
}
