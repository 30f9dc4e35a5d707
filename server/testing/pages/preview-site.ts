import { previewHeader } from "#shared/rules/site/previews.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import { fillContent } from "#server/testing/database/default-content.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createTestApp } from "#server/testing/test-app.ts";

/** Pages with the site's name and the first topic; forms store the answer in the visit. */
const pages: Pages = {
  folder: import.meta.dirname,
  async render(request, { language, call, visit }) {
    const { main } = await call("GET /api/settings", {});
    const [topic] = await call("GET /api/concerns", { query: {} });
    if (request.method === "POST") visit.write(await request.text());
    return new Response(
      `<html lang="${language}"><head></head><body class="x">${main.sitename}, ${topic?.name}, ${visit.read()}</body></html>`,
    );
  },
};

export const form = { "content-type": "application/x-www-form-urlencoded" };

/** An app whose staff can save drafts and make previews. */
export async function createPreviewSite() {
  const app = await withStaff(
    await createTestApp({ RATE_LIMIT_SCALE: "1000" }, pages),
  );
  await fillContent(app);
  const { call, ask } = app;
  const [concern] = (await call("GET /api/concerns/all")).json();
  const draft = (fields: object) =>
    call(`PUT /api/drafts/concerns/${concern._id}`, { fields });
  const make = async (body: object = {}) =>
    (await call("POST /api/previews", body)).json();
  /** Opens the link like a browser. Returns calls with the browser's cookies. */
  async function open(address: string, query = "") {
    const { pathname } = new URL(address);
    const reply = await ask(`GET ${pathname}${query}`);
    const set = reply.cookies.find(({ name }) => name === "preview");
    const cookie = `preview=${set?.value}`;
    const get = (path: string, headers: object = {}) =>
      ask(`GET ${path}`, { headers: { cookie, ...headers } });
    const send = (line: string, body: object, headers: object = {}) =>
      ask(line, {
        body,
        headers: { cookie, [previewHeader]: "1", ...headers },
      });
    return { reply, set, cookie, get, send };
  }
  const count = async (table: string) =>
    (await app.pool.query(`SELECT FROM ${table}`)).rowCount;
  return { ...app, concern, draft, make, open, count };
}

/** An app with a draft and an open preview of it. */
export async function withPreview(body: object = {}) {
  const site = await createPreviewSite();
  await site.draft({ name: "Drafted", name_es: "Borrador" });
  const preview = await site.make(body);
  return { ...site, preview, ...(await site.open(preview.address)) };
}
