import type { Pages } from "#server/site/pages/make-page.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Fake pages that store the answers of plain forms in the visit and redirect, like the real ones. */
const noting: Pages = {
  folder: import.meta.dirname,
  async render(request, { visit, language }) {
    const { pathname } = new URL(request.url);
    const text = visit.read();
    if (request.method === "GET")
      return new Response(
        `<html lang="${language}">${pathname} ${text ?? "nothing"}</html>`,
      );
    const form = new URLSearchParams(await request.text());
    const answer = form.get("answer") ?? "";
    if (answer === "none") return new Response("Choose one", { status: 422 });
    if (["forget", "over"].includes(answer)) visit.write(undefined);
    else visit.write((text ?? "") + answer);
    const next = `${new URL(request.url).origin}/question/2`;
    if (answer !== "over") return Response.redirect(next, 303);
    const headers = { location: next, "clear-site-data": '"storage"' };
    return new Response(null, { status: 303, headers });
  },
};

const form = { "content-type": "application/x-www-form-urlencoded" };

/** An app with these pages. `send` submits a form, `open` opens a page with a cookie. */
export async function plainSite(env: NodeJS.ProcessEnv = {}) {
  const test = await createTestApp(
    { RATE_LIMIT_SCALE: "1000", ...env },
    noting,
  );
  const send = (path: string, body: string, headers: object = {}) =>
    test.ask(`POST ${path}`, { body, headers: { ...form, ...headers } });
  const open = (path: string, cookie: string) =>
    test.ask(`GET ${path}`, { headers: { cookie } });
  return { ...test, send, open };
}

export const cookieIn = ({ headers }: { headers: object }) =>
  String((headers as { "set-cookie"?: unknown })["set-cookie"]);
export const sealedIn = (reply: { headers: object }) =>
  cookieIn(reply).split(";")[0] ?? "";
