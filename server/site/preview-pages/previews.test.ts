import { expect, test } from "vitest";
import type { Question } from "#shared/contract/content/questions.ts";
import { hasFewWorries } from "#shared/rules/quiz/ordering.ts";
import { mostPreviews, samplePages } from "#shared/rules/site/previews.ts";
import { sweep } from "#server/ops/periodic-work/periodic-work.ts";
import { newId } from "#server/platform/ids.ts";
import {
  createPreviewSite,
  form,
  withPreview,
} from "#server/testing/pages/preview-site.ts";
import { createStaff } from "#server/testing/test-app.ts";
import { previewPageWords } from "./preview-pages.ts";

test("the draft is on every page and in every call of a browser that opened the link, and nowhere else", async () => {
  const { ask, concern, get } = await withPreview();
  const paths = [
    "/",
    "/concerns",
    "/api/concerns",
    `/api/concerns/${concern._id}`,
  ];
  for (const path of paths) {
    const live = await ask(`GET ${path}`);
    const shown = await get(path);
    expect(shown.body, path).toContain("Drafted");
    expect(shown.headers, path).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-frame-options": "SAMEORIGIN",
    });
    const again = await ask(`GET ${path}`);
    expect(again.body, path).toBe(live.body);
    expect(again.body, path).toContain(concern.name);
    const without = ({ headers }: typeof live) => ({
      ...headers,
      date: "",
      "x-request-id": "",
    });
    expect(without(again)).toEqual(without(live));
  }
});

test("a browser that has cached the live reply gets the draft", async () => {
  const { ask, get } = await withPreview();
  const { etag } = (await ask("GET /api/concerns")).headers;
  const reply = await get("/api/concerns", { "if-none-match": etag });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain("Drafted");
});

test("new items, orders and settings of the draft are shown", async () => {
  const { call, make, open } = await createPreviewSite();
  const added = { name: "Added", name_es: "Agregada" };
  const { id } = (
    await call("PUT /api/drafts/concerns/new", { fields: added })
  ).json();
  const ids = (await call("GET /api/concerns/all"))
    .json()
    .map(({ _id }: { _id: string }) => _id);
  await call("PUT /api/drafts/order/concerns", {
    fields: { order: ids.toReversed() },
  });
  await call("PUT /api/drafts/settings/main", {
    fields: { sitename: "Other name" },
  });
  const { get } = await open((await make()).address);
  const shown = (await get("/api/concerns")).json();
  expect(shown.map(({ _id }: { _id: string }) => _id)).toEqual([
    ...ids.toReversed(),
    id,
  ]);
  expect(shown.at(-1)).toMatchObject({
    ...added,
    content: "",
    suggestedquestions: [],
  });
  expect((await get("/api/settings")).json().main.sitename).toBe("Other name");
});

test("a preview of a version shows the words of that version", async () => {
  const { call, concern, make, open, ask } = await createPreviewSite();
  const { _id, active: _, version: __, ...content } = concern;
  await call(`PUT /api/concerns/${_id}`, { ...content, name: "Later" });
  const { get } = await open((await make({ publication: 1 })).address);
  const before = (await get("/api/concerns")).json();
  expect(before[0].name).toBe(concern.name);
  expect((await get("/")).body).toContain("Preview of version 1");
  const [question] = (await get("/api/questions")).json();
  expect(question.publication).toBe(1);
  expect((await ask("GET /api/concerns")).json()[0].name).toBe("Later");
  const unknown = await call("POST /api/previews", { publication: 9 });
  expect(unknown.statusCode).toBe(404);
});

test.each([
  ["en", "Preview of the draft", "Leave"],
  ["es", "Vista previa del borrador", "Salir"],
])("pages say that they are a preview (%s)", async (language, title, leave) => {
  const { get } = await withPreview();
  const { body, headers } = await get("/", { "accept-language": language });
  expect(body).toMatch(/<head><script src="\/preview\.js">/);
  expect(body).toMatch(
    new RegExp(`<body class="x"><section.*>\\n<p>${title} .*\\n.*${leave}`),
  );
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/script-src 'self'/);
});

test("a link goes to a page of this site only", async () => {
  const { preview, open } = await withPreview();
  const linkIn = async (query: string) => {
    const { reply } = await open(preview.address, query);
    return / href="(\/[^"]*)"/.exec(reply.body)?.[1];
  };
  expect(await linkIn("")).toBe("/");
  expect(await linkIn("?to=/quiz?lang=es")).toBe("/quiz?lang=es");
  for (const to of [
    "https://other.example/x",
    "//other.example",
    "/\\other",
    "javascript:1",
    "/&to=/x",
  ])
    expect(await linkIn(`?to=${to}`), to).toBe("/");
});

test("a link opens a question by its id, also after drafts have moved it", async () => {
  const { call, make, open } = await createPreviewSite();
  const ids = (await call("GET /api/questions/all"))
    .json()
    .flatMap((each: Question) => (each.active ? each._id : []));
  await call(`PUT /api/questions/toggle/${ids[0]}`);
  await call("PUT /api/drafts/order/questions", {
    fields: { order: ids.toReversed() },
  });
  const { address } = await make();
  const linkTo = async (id: string) => {
    const { reply } = await open(address, `?to=/question/${id}?lang=es`);
    return / href="(\/[^"]*)"/.exec(reply.body)?.[1];
  };
  expect(await linkTo(ids.at(-1))).toBe("/question/1?lang=es");
  expect(await linkTo(ids[0])).toBe("/quiz?lang=es");
});

test.each([
  [samplePages.rank, "rank", false, false],
  [samplePages.results, "results", true, false],
  [samplePages.calm, "results", true, true],
] as const)(
  "%s opens with a made-up result, which is deleted after a day",
  async (page, place, ranked, isCalm) => {
    const { preview, open, get, pool, db, count } = await withPreview();
    const { reply } = await open(preview.address, `?to=${page}?lang=es`);
    const id = new RegExp(` href="/${place}/(\\w{22})\\?lang=es"`).exec(
      reply.body,
    )?.[1];
    const result = (await get(`/api/results/${id}`)).json();
    expect(result).toMatchObject({ ranked, language: "es" });
    expect(hasFewWorries(result.orderedConcerns)).toBe(isCalm);
    const { rows } = await pool.query("SELECT demo FROM results");
    expect(rows).toEqual([{ demo: true }]);
    await pool.query("UPDATE results SET date = now() - interval '1 day'");
    await sweep(db);
    expect(await count("results")).toBe(0);
  },
);

test("the link works for seven days; it changes a phone for a day, and a browser where staff are signed in for an hour", async () => {
  const { preview, open, reply, set } = await withPreview();
  expect(set).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const days = (Date.parse(preview.until) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect(set?.maxAge).toBe(86_400);
  expect(reply.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect((await open(preview.address, "?desk")).set?.maxAge).toBe(3600);
});

test.each(["guessed", "malformed", "expired", "ended"])(
  "a link that is %s answers 404 in plain words and shows nothing",
  async (kind) => {
    const { preview, pool, call, ask, get, concern } = await withPreview();
    let path = new URL(preview.address).pathname;
    if (kind === "guessed") path = `/preview/${newId()}`;
    if (kind === "malformed") path = "/preview/x%00y";
    if (kind === "expired")
      await pool.query("UPDATE previews SET until = now()");
    if (kind === "ended") await call(`DELETE /api/previews/${preview.hash}`);
    for (const language of ["en", "es"] as const) {
      const headers = { "accept-language": language };
      const reply = await ask(`GET ${path}`, { headers });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain(previewPageWords[language].ended);
      expect(reply.headers).not.toHaveProperty("set-cookie");
    }
    if (kind === "guessed" || kind === "malformed") return;
    const page = await get("/");
    expect(page.body).toContain(concern.name);
    expect(page.body).not.toContain("preview");
    expect(page.cookies).toMatchObject([{ name: "preview", value: "" }]);
  },
);

test("after Leave, the browser gets exactly the pages of the live site", async () => {
  const { send, ask } = await withPreview();
  const reply = await send("POST /preview/leave", {}, form);
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe("/");
  const names = reply.cookies.map(({ name, value }) => `${name}=${value}`);
  expect(names).toContain("preview=");
  const headers = { cookie: names.join("; ") };
  for (const path of ["/", "/api/concerns"])
    expect((await ask(`GET ${path}`, { headers })).body).toBe(
      (await ask(`GET ${path}`)).body,
    );
});

test("staff see the site as it is while their browser shows a preview", async () => {
  const { cookie, ask, token, concern } = await withPreview();
  const headers = { cookie };
  const [first] = (await ask("GET /api/concerns", { token, headers })).json();
  expect(first.name).toBe(concern.name);
  expect((await ask("GET /dashboard", { headers })).body).not.toContain(
    "Preview",
  );
  const body = { email: "x@y.example", password: "wrong" };
  const signIn = await ask("POST /api/auth", { body, headers });
  expect(signIn.json().errors[0].code).toBe("wrong_credentials");
});

test("links are listed without their secrets, can be ended once, and are in the activity log", async () => {
  const { call, preview, me, auditLines, ask, db } = await withPreview();
  const list = await call("GET /api/previews");
  const { address, ...shown } = preview;
  expect(list.json()).toEqual([shown]);
  expect(shown).toMatchObject({ publication: null, author: me.name });
  const secret = new URL(address).pathname.split("/").at(-1);
  expect(list.body).not.toContain(secret);
  const end = `DELETE /api/previews/${preview.hash}`;
  const { token } = await createStaff({ db }, ["researcher"]);
  expect((await ask(end, { token })).statusCode).toBe(403);
  expect((await call(end)).statusCode).toBe(204);
  expect((await call(end)).statusCode).toBe(404);
  expect((await call("GET /api/previews")).json()).toEqual([]);
  const events = (await auditLines()).map(({ event }) => event);
  expect(events.filter((event) => event.startsWith("preview"))).toEqual([
    "preview_made",
    "preview_ended",
  ]);
});

test("limits how many links work at the same time", async () => {
  const { call, pool } = await createPreviewSite();
  const replies = await Promise.all(
    Array.from({ length: mostPreviews + 1 }, () =>
      call("POST /api/previews", {}),
    ),
  );
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json().errors[0].code).toBe("previews_full");
  await pool.query("UPDATE previews SET until = now()");
  expect((await call("POST /api/previews", {})).statusCode).toBe(200);
});
