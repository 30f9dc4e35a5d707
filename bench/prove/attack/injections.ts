import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { injections } from "#server/testing/attacks/injections.ts";
import { concernLimits, questionLimits } from "#shared/rules/field-limits.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { watch, type Watched } from "./watched-page.ts";
import { each, rowOf, type Row, type Site } from "./site.ts";
import { plantInLists } from "./plant.ts";

const atATime = 2;
const concernsAtOnce = 100;

type Named = { _id: string };
type Settings = Record<string, Record<string, unknown>>;

/** Scripts in every field that anybody writes, shown by the pages in a browser that says what it refuses. */
export async function proveInjections(site: Site, scale: number) {
  const chosen = injections.filter((_, at) => at % Math.ceil(1 / scale) === 0);
  const browser = await chromium.launch(await findBrowser());
  const rows: Row[] = [];
  try {
    for (const prove of [inConcerns, inQuestions, inSettings, inLists])
      rows.push(await prove(site, browser, chosen));
  } finally {
    await browser.close();
  }
  return rows;
}

/** Opens the pages, some at a time; what ran, could run or was refused there. */
async function open(context: BrowserContext, paths: string[]) {
  const watched: Watched[] = [];
  await each(paths, atATime, async (path) => {
    watched.push(await watch(context, path));
  });
  return watched;
}

const problemsOf = (watched: Watched[]) =>
  watched.flatMap(({ path, problems }) =>
    problems.map((problem) => `${path}: ${problem}`),
  );

const context = (browser: Browser, { url }: Site) =>
  browser.newContext({ baseURL: url, locale: "en-US" });

async function inConcerns(site: Site, browser: Browser, chosen: string[]) {
  const { call } = site;
  const concerns = await call<Named[]>("GET /api/concerns/all");
  while (concerns.length < concernsAtOnce) {
    const given = { name: "A", name_es: "B", active: true };
    concerns.push(await call<Named>("POST /api/concerns", given));
  }
  const visitor = await context(browser, site);
  const watched: Watched[] = [];
  for (let from = 0; from < chosen.length; from += concernsAtOnce) {
    const some = chosen.slice(from, from + concernsAtOnce);
    await each(
      some.map((text, at) => [text, at] as const),
      4,
      async ([text, at]) => {
        const short = text.slice(0, concernLimits.name);
        const line = text.slice(0, concernLimits.linkName);
        const links = [{ name: line, url: "https://www.cdc.gov/hpv" }];
        const fields = {
          content: text,
          childrencontent: text,
          suggestedquestions: [line],
          externallinks: links,
        };
        const twins = Object.entries(fields).map(([key, value]) => [
          `${key}_es`,
          value,
        ]);
        await call(`PUT /api/concerns/${concerns[at]!._id}`, {
          name: short,
          name_es: short,
          ...fields,
          ...(Object.fromEntries(twins) as object),
        });
      },
    );
    watched.push(...(await open(visitor, ["/concerns", "/concerns?lang=es"])));
    const one = concerns[from % some.length]!._id;
    watched.push(...(await open(visitor, [`/concerns/${one}`])));
  }
  await visitor.close();
  const remarks = `each in 10 fields of a concern, 4 of them formatted; ${watched.length} pages`;
  return rowOf(
    "scripts in concerns",
    10 * chosen.length,
    problemsOf(watched),
    remarks,
  );
}

async function inQuestions(site: Site, browser: Browser, chosen: string[]) {
  const { call } = site;
  const questions = await call<Named[]>("GET /api/questions");
  const visitor = await context(browser, site);
  const watched: Watched[] = [];
  for (let from = 0; from < chosen.length; from += questions.length) {
    const some = chosen.slice(from, from + questions.length);
    for (const [at, text] of some.entries()) {
      const line = text.slice(0, questionLimits.text);
      const label = text.slice(0, questionLimits.label);
      await call(`PUT /api/questions/${questions[at]!._id}`, {
        text: line,
        text_es: line,
        description: text,
        description_es: text,
        labelA: label,
        labelA_es: label,
        labelE: label,
        labelE_es: label,
      });
    }
    // A language for each round: the same component shows both.
    const lang = (from / questions.length) % 2 ? "es" : "en";
    const paths = some.map((_, at) => `/question/${at + 1}?lang=${lang}`);
    watched.push(...(await open(visitor, paths)));
  }
  await visitor.close();
  const remarks = `each in 8 fields of a question, 2 of them formatted; ${watched.length} pages`;
  return rowOf(
    "scripts in questions",
    8 * chosen.length,
    problemsOf(watched),
    remarks,
  );
}

const shownSettings = [
  "/",
  "/quiz",
  "/aboutus",
  "/information",
  "/sources",
  "/contact",
  "/login",
];

async function inSettings(site: Site, browser: Browser, chosen: string[]) {
  const before = await site.call<Settings>("GET /api/settings/edit");
  const visitor = await context(browser, site);
  const watched: Watched[] = [];
  const rounds = 12;
  let fields = 0;
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [section, values] of Object.entries(before)) {
      for (const [field, value] of Object.entries(values)) {
        if (typeof value !== "string") continue;
        if (round === 0) fields += 1;
        const text = chosen[(taken * 7 + round) % chosen.length]!;
        // What is no text (a date, a picture, a phone) is refused, as it should be.
        const given = { [section]: { [field]: text.slice(0, 60) } };
        const { status } = await site.ask({
          method: "PUT",
          path: "/api/settings",
          headers: {
            ...(await site.staff()),
            "content-type": "application/json",
          },
          body: JSON.stringify(given),
        });
        if (status === 200) taken += 1;
      }
    }
    const lang = round % 2 ? "?lang=es" : "?lang=en";
    const paths = shownSettings.map((path) => path + lang);
    watched.push(...(await open(visitor, paths)));
  }
  await visitor.close();
  const remarks = `${fields} fields × ${rounds}, ${taken} taken; ${watched.length} pages`;
  return rowOf(
    "scripts in settings",
    fields * rounds,
    problemsOf(watched),
    remarks,
  );
}

const desk = [
  "contents",
  "questions",
  "concerns",
  "users",
  "feedbacks",
  "links",
  "messages",
  "results",
  "insights",
];

async function inLists(site: Site, browser: Browser, chosen: string[]) {
  const { planted, links } = await plantInLists(site, chosen);
  const visitor = await context(browser, site);
  const watched = await open(visitor, links);
  await visitor.close();
  const office = await context(browser, site);
  const { authorization } = await site.staff();
  await office.addInitScript(
    (token) => localStorage.setItem("token", token),
    authorization.replace("Bearer ", ""),
  );
  const screens = ["", ...desk.map((name) => `/${name}`)];
  watched.push(
    ...(await open(
      office,
      screens.map((name) => `/dashboard${name}`),
    )),
  );
  await office.close();
  const remarks = `names, ratings, letters, texts; ${watched.length} pages, ${screens.length} of them staff's`;
  return rowOf("scripts from visitors", planted, problemsOf(watched), remarks);
}
