import { describe, expect, test } from "vitest";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { previewHeader } from "#shared/rules/site/previews.ts";
import { createPreviewSite } from "#server/testing/pages/preview-site.ts";

const asking = `?${new URLSearchParams(withPlaceholder).toString()}`;

/** A site, and public calls whose texts contain the placeholder. */
async function createSite() {
  const site = await createPreviewSite();
  const questions = (await site.call("GET /api/questions/all")).json();
  const at = questions.findIndex(({ text }: { text: string }) =>
    text.includes("{child"),
  );
  const { _id } = site.concern;
  const edited: object = (
    await site.call(`GET /api/concerns/edit/${_id}`)
  ).json();
  await site.call(`PUT /api/concerns/${_id}`, {
    ...edited,
    suggestedquestions: ["Is {child|my child} ready?"],
  });
  const paths = [
    "/api/questions",
    `/api/questions/pos/${at + 1}`,
    "/api/concerns",
    `/api/concerns/${_id}`,
  ];
  return { ...site, paths };
}

describe("a text with the child's name", () => {
  test("has the words that stand without a name, for clients that do not know the placeholder", async () => {
    const site = await createSite();
    const { paths } = site;
    for (const path of paths) {
      const { body, statusCode } = await site.ask(`GET ${path}`);
      expect(statusCode, path).toBe(200);
      expect(body, path).not.toContain("{child");
    }
    const concern = await site.ask(`GET ${paths[3]}`);
    expect(concern.json().suggestedquestions).toEqual(["Is my child ready?"]);
  });

  test("has the placeholder for pages that ask for it, and for staff, who edit it", async () => {
    const site = await createSite();
    const { paths } = site;
    for (const path of paths) {
      const asked = await site.ask(`GET ${path}${asking}`);
      const staff = await site.call(`GET ${path}`);
      expect(asked.body, path).toContain("{child");
      expect(staff.body, path).toBe(asked.body);
    }
  });

  test("has the placeholder in a preview, too, only if the page asks for it", async () => {
    const site = await createSite();
    const { paths } = site;
    const { get } = await site.open((await site.make()).address);
    const preview = { [previewHeader]: "1" };
    for (const path of paths) {
      expect((await get(path, preview)).body, path).not.toContain("{child");
      const { body } = await get(path + asking, preview);
      expect(body, path).toContain("{child");
    }
  });

  test("is sent again to a browser that has it in the other form", async () => {
    const site = await createSite();
    const { paths } = site;
    for (const path of paths) {
      const { etag } = (await site.ask(`GET ${path}${asking}`)).headers;
      const headers = { "if-none-match": String(etag) };
      const same = await site.ask(`GET ${path}${asking}`, { headers });
      const other = await site.ask(`GET ${path}`, { headers });
      expect([same.statusCode, other.statusCode], path).toEqual([304, 200]);
    }
  });

  test("refuses another value than the placeholder", async () => {
    const site = await createSite();
    const reply = await site.ask("GET /api/questions?child=Leo");
    expect(reply.statusCode).toBe(400);
  });
});
