// Opens the page for the doctor with every pair of topics and the longest texts, and checks that no server learns of it.
import { type Browser, chromium, type Page } from "@playwright/test";
import pg from "pg";
import type { VisitConcern } from "#shared/contract/content/visit.ts";
import { signableText } from "#shared/rules/content/signature.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { pagesOf } from "#e2e/support/visitor/pdf-text.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { startServer } from "#server/testing/running-server.ts";
import { newFamily, spellingsOf } from "#server/testing/privacy/canaries.ts";
import { tablesWith } from "#server/testing/privacy/in-database.ts";
import { type Brief, briefCode } from "#web/visitor/visit/brief.ts";
import { slowDown } from "#bench/browser.ts";
import { median } from "#bench/figures.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { signIn } from "#bench/staff.ts";
import { callJson } from "./publishing/site.ts";
import type { ReportRow } from "./report.ts";

type Concern = Parameters<typeof signableText>[0] &
  Pick<VisitConcern, "_id" | "name" | "name_es">;

/** The area of a page inside its margins, in CSS pixels. */
const papers = {
  Letter: { width: 710, height: 965 },
  A4: { width: 688, height: 1031 },
} as const;
type Paper = keyof typeof papers;

const today = new Date().toISOString().slice(0, 10);

const mostWords = 150;
const longestOpening = 2000;

export function proveVisit(scale: number): Promise<ReportRow[]> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    const server = await startServer({ DATABASE_URL, HUMAN_CHECK: "off" });
    const browser = await chromium.launch(await findBrowser());
    try {
      const concerns = await signAll(server.url);
      const rows = [
        ...(await provePaper(browser, server.url, concerns, scale)),
        await proveOpening(browser, server.url, concerns, "slow 4G"),
        await proveOpening(browser, server.url, concerns, "fast 4G"),
      ];
      const pool = new pg.Pool(target);
      const secrets = await proveSecrecy(
        { browser, pool, ...server },
        concerns,
        Math.round(1000 * scale),
      );
      await pool.end();
      return [...rows, secrets];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

/** Signs the default words of all concerns, and returns what the page for the doctor says about them. */
async function signAll(url: string): Promise<VisitConcern[]> {
  const headers = await signIn(url);
  const concerns = await callJson<Concern[]>(url, "GET /api/concerns/all", {
    headers,
  });
  for (const concern of concerns) {
    const { _id, name, name_es } = concern;
    const read = { ...concern, counselread: today };
    const signature = {
      counselread: read.counselread,
      signedby: "Placeholder of a long name, MD",
      signedon: today,
      signedtext: signableText(read),
    };
    const body = { name, name_es, ...signature };
    await callJson(url, `PUT /api/concerns/${_id}`, { headers, body });
  }
  const visit = await callJson<{ concerns: VisitConcern[] }>(
    url,
    "GET /api/visit",
  );
  return visit.concerns;
}

/** Three own questions of 75 letters and the longest suggested ones. */
function longBrief(concerns: VisitConcern[], worries: string[]): Brief {
  const suggested = concerns
    .flatMap(({ suggestedquestions }) => suggestedquestions)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3);
  const own = [1, 2, 3].map((number) => `${number} ${"word ".repeat(14)}ok?`);
  return {
    language: "en",
    day: today,
    worries,
    questions: [
      ...suggested.map((text) => ({ text, isOwn: false })),
      ...own.map((text) => ({ text, isOwn: true })),
    ],
    age: "15 or older",
    doses: "some",
  };
}

/** All ordered choices of two. */
function pairsOf(ids: string[]): string[][] {
  return ids.flatMap((a) => ids.flatMap((b) => (a === b ? [] : [[a, b]])));
}

async function provePaper(
  browser: Browser,
  url: string,
  concerns: VisitConcern[],
  scale: number,
): Promise<ReportRow[]> {
  const all = pairsOf(concerns.map(({ _id }) => _id));
  const pairs = all.filter((_, at) => at % Math.ceil(1 / scale) === 0);
  const rows: ReportRow[] = [];
  for (const paper of ["Letter", "A4"] as const)
    for (const doctor of languages)
      for (const family of languages) {
        const briefs = pairs.map((worries) => ({
          ...longBrief(concerns, worries),
          language: family,
        }));
        rows.push(await proveOnePage(browser, url, { briefs, paper, doctor }));
      }
  return rows;
}

type Sheets = { briefs: Brief[]; paper: Paper; doctor: Language };

/** Measures each page as it would be printed, and prints the tallest ones. */
async function proveOnePage(
  browser: Browser,
  url: string,
  { briefs, paper, doctor }: Sheets,
): Promise<ReportRow> {
  const { width, height } = papers[paper];
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  const codes = briefs.map(briefCode);
  await openVisit(page, `${url}/visit#${codes[0]}`, doctor);
  await page.emulateMedia({ media: "print" });
  const sheets = await page.evaluate<Measured[]>(measureAll(codes));
  const tallest = sheets.toSorted((a, b) => b.height - a.height);
  const problems = sheets.filter(
    (sheet) => sheet.height > height || sheet.topics !== 2,
  ).length;
  let tooLong = 0;
  for (const { code } of tallest.slice(0, 10)) {
    await page.goto(`${url}/visit#${code}`);
    if (pagesOf(await page.pdf({ format: paper })) !== 1) tooLong += 1;
  }
  const words = Math.max(...sheets.map((sheet) => sheet.words));
  await page.close();
  return {
    what: `one side of ${paper}, the doctor reads ${doctor}, the family ${briefs[0]?.language}`,
    times: sheets.length,
    remarks: `tallest ${Math.round(((tallest[0]?.height ?? 0) / height) * 100)} % of the page, ${words} words at most`,
    failed: problems + tooLong,
    missed: words > mostWords ? `more than ${mostWords} words` : "",
  };
}

async function openVisit(page: Page, address: string, language: Language) {
  await page.goto(address);
  const name = { en: "English", es: "Español" }[language];
  await page.getByRole("button", { name }).click();
  await page.locator("main h3").first().waitFor();
}

type Measured = {
  code: string;
  height: number;
  topics: number;
  words: number;
};

/** Runs in the page. Counts the words beside the family's questions. */
const measureAll = (codes: string[]) => `(async () => {
  const count = (text) => text.split(/\\s+/).filter(Boolean).length;
  const measured = [];
  for (const code of ${JSON.stringify(codes)}) {
    if (location.hash !== "#" + code) {
      const changed = new Promise((resolve) =>
        addEventListener("hashchange", resolve, { once: true }));
      location.hash = code;
      await changed;
      await new Promise((resolve) => setTimeout(resolve));
    }
    const main = document.querySelector("main");
    measured.push({
      code,
      height: document.documentElement.scrollHeight,
      topics: main.querySelectorAll("ol > li").length,
      words: count(main.innerText) - count(main.querySelector("ul").innerText),
    });
  }
  return measured;
})()`;

/** The time until a phone that scanned the code shows the questions. */
async function proveOpening(
  browser: Browser,
  url: string,
  concerns: VisitConcern[],
  network: "slow 4G" | "fast 4G",
): Promise<ReportRow> {
  const worries = concerns.slice(0, 2).map(({ _id }) => _id);
  const code = briefCode(longBrief(concerns, worries));
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await slowDown(page, network);
    const began = performance.now();
    await page.goto(`${url}/visit#${code}`, { waitUntil: "commit" });
    await page.locator("main h3").first().waitFor();
    times.push(performance.now() - began);
    await context.close();
  }
  const slowest = Math.max(...times);
  return {
    what: `a phone without the site's files opens the code on ${network}`,
    times: times.length,
    remarks: `median ${Math.round(median(times))} ms, slowest ${Math.round(slowest)} ms`,
    missed: median(times) > longestOpening ? "2 s" : "",
  };
}

type VisitSite = {
  browser: Browser;
  pool: pg.Pool;
  url: string;
  output: () => string;
};

/** Opens pages with a family's words and searches for them in the server's log and database. */
async function proveSecrecy(
  { browser, pool, url, output }: VisitSite,
  concerns: VisitConcern[],
  rounds: number,
): Promise<ReportRow> {
  const family = newFamily("Visit");
  const worries = concerns.slice(0, 2).map(({ _id }) => _id);
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ""}`),
  );
  const shownTexts: boolean[] = [];
  const codes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const code = briefCode({
      ...longBrief(concerns, worries),
      questions: [{ text: `${family.words} ${round}?`, isOwn: true }],
    });
    codes.push(code);
    await page.goto("about:blank");
    await page.goto(`${url}/visit#${code}`);
    await page.locator("main q").waitFor();
    shownTexts.push(
      (await page.locator("main q").innerText()).includes(family.words),
    );
  }
  await page.close();
  const sent = requests.map((text) => text.replace(/#\S*/, "")).join("\n");
  const spellings = spellingsOf(family);
  const inText = (text: string) =>
    spellings.filter((word) => text.includes(word)).length;
  const tables = await tablesWith(pool, family, codes.slice(0, 1));
  for (const table of tables) console.log(table);
  return {
    what: "words of a family in requests, log and database",
    times: rounds,
    remarks: `${requests.length} requests, ${output().length} letters of log`,
    failed:
      inText(sent) +
      inText(output()) +
      tables.length +
      shownTexts.filter((isShown) => !isShown).length,
  };
}
