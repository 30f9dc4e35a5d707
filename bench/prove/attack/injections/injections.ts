import { type Browser, chromium } from "@playwright/test";
import { injections } from "#server/testing/attacks/injections.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { rowOf, type Row, type Site } from "#bench/prove/attack/site.ts";
import type { Watched } from "./watched-page.ts";
import { inConcerns, inQuestions } from "./in-content.ts";
import { newContext, open, problemsOf } from "./shown.ts";
import { plantInLists } from "./plant.ts";

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
  const visitor = await newContext(browser, site);
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
  const visitor = await newContext(browser, site);
  const watched = await open(visitor, links);
  await visitor.close();
  const office = await newContext(browser, site);
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
