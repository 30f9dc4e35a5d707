// Saves scripts in every field that people can write, and opens the pages that show them in a browser.
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { contactLimits } from "#shared/rules/outreach/contacts/import.ts";
import { concernLimits, questionLimits } from "#shared/rules/field-limits.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { newId } from "#server/platform/ids.ts";
import { injections } from "#server/testing/attacks/injections.ts";
import { answerQuestions } from "#bench/call.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { inParallel, json, rowOf, type AttackedSite } from "./site.ts";

type Named = { _id: string };
type Open = (paths: string[]) => Promise<void>;
type Attack = {
  name: string;
  isStaff?: boolean;
  /** Saves the texts and opens the pages that show them; returns how many fields it filled. */
  plant: (site: AttackedSite, texts: string[], open: Open) => Promise<number>;
};

export async function proveStoredScripts(site: AttackedSite, scale: number) {
  const texts = injections.filter((_, at) => at % Math.ceil(1 / scale) === 0);
  const browser = await chromium.launch(await findBrowser());
  const rows: ReportRow[] = [];
  try {
    for (const attack of attacks)
      rows.push(await prove(browser, site, attack, texts));
  } finally {
    await browser.close();
  }
  return rows;
}

async function prove(
  browser: Browser,
  site: AttackedSite,
  { name, isStaff, plant }: Attack,
  texts: string[],
): Promise<ReportRow> {
  const baseURL = site.url;
  const context = await browser.newContext({ baseURL, locale: "en-US" });
  if (isStaff) {
    const { authorization } = await site.staffHeaders();
    await context.addInitScript(
      (token) => localStorage.setItem("token", token),
      authorization.replace("Bearer ", ""),
    );
  }
  const problems: string[] = [];
  let pages = 0;
  const tried = await plant(site, texts, async (paths) => {
    pages += paths.length;
    await inParallel(paths, 2, async (path) => {
      problems.push(...(await watch(context, path)));
    });
  });
  await context.close();
  return rowOf(`scripts in ${name}`, tried, problems, `${pages} pages`);
}

const attacks: Attack[] = [
  { name: "concerns", plant: plantInConcerns },
  { name: "questions", plant: plantInQuestions },
  { name: "settings", plant: plantInSettings },
  {
    name: "fields of visitors and contacts",
    isStaff: true,
    plant: plantInLists,
  },
];

/** Saves the texts in concerns, up to 100 at a time, because one page lists all concerns. */
async function plantInConcerns(
  { call }: AttackedSite,
  texts: string[],
  open: Open,
) {
  const concerns = await call<Named[]>("GET /api/concerns/all");
  while (concerns.length < 100) {
    const added = { name: "A", name_es: "B", active: true };
    concerns.push(await call<Named>("POST /api/concerns", added));
  }
  for (let from = 0; from < texts.length; from += concerns.length) {
    const some = [...texts.slice(from, from + concerns.length).entries()];
    await inParallel(some, 4, async ([at, text]) => {
      const link = text.slice(0, concernLimits.linkName);
      const fields = {
        name: text.slice(0, concernLimits.name),
        summary: text.slice(0, concernLimits.summary),
        content: text,
        childrencontent: text,
        suggestedquestions: [link],
        externallinks: [{ name: link, url: "https://www.cdc.gov/hpv" }],
      };
      await call(`PUT /api/concerns/${concerns[at]!._id}`, inSpanish(fields));
    });
    const one = concerns[from % some.length]!._id;
    await open(["/concerns", "/concerns?lang=es", `/concerns/${one}`]);
  }
  return 10 * texts.length;
}

async function plantInQuestions(
  { call }: AttackedSite,
  texts: string[],
  open: Open,
) {
  const questions = await call<Named[]>("GET /api/questions");
  for (let from = 0; from < texts.length; from += questions.length) {
    const some = texts.slice(from, from + questions.length);
    for (const [at, text] of some.entries()) {
      const label = text.slice(0, questionLimits.label);
      const fields = {
        text: text.slice(0, questionLimits.text),
        description: text,
        labelA: label,
        labelE: label,
      };
      await call(`PUT /api/questions/${questions[at]!._id}`, inSpanish(fields));
    }
    const lang = (from / questions.length) % 2 ? "es" : "en";
    await open(some.map((_, at) => `/question/${at + 1}?lang=${lang}`));
  }
  return 8 * texts.length;
}

/** Adds the Spanish field for each field, with the same value. */
function inSpanish(fields: Record<string, unknown>) {
  const twins = Object.entries(fields).map(([key, value]) => [
    `${key}_es`,
    value,
  ]);
  return { ...fields, ...(Object.fromEntries(twins) as object) };
}

const rounds = 6;

async function plantInSettings(
  { ask, call, staffHeaders }: AttackedSite,
  texts: string[],
  open: Open,
) {
  const settings = await call<Record<string, Record<string, unknown>>>(
    "GET /api/settings/edit",
  );
  const fields = Object.entries(settings).flatMap(([section, values]) =>
    Object.keys(values)
      .filter((field) => typeof values[field] === "string")
      .map((field) => [section, field] as const),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, [section, field]] of fields.entries()) {
      const text = texts[(at * 7 + round) % texts.length]!.slice(0, 60);
      // Fields that hold no text, such as dates, refuse it.
      await ask({
        method: "PUT",
        path: "/api/settings",
        headers: { ...(await staffHeaders()), ...json },
        body: JSON.stringify({ [section]: { [field]: text } }),
      });
    }
    const pages = ["", "quiz", "aboutus", "information", "sources", "contact"];
    const lang = round % 2 ? "es" : "en";
    await open(pages.map((page) => `/${page}?lang=${lang}`));
  }
  return fields.length * rounds;
}

/** Contacts, results, feedback and messages, shown in the dashboard and on personal links. */
async function plantInLists(site: AttackedSite, all: string[], open: Open) {
  const texts = all.filter((_, at) => at % Math.ceil(all.length / 120) === 0);
  const post = async (path: string, body: object) => {
    const headers = json;
    const text = JSON.stringify(body);
    return site.ask({ method: "POST", path, headers, body: text });
  };
  const links: string[] = [];
  for (const [at, text] of texts.entries()) {
    const name = text.slice(0, contactLimits.name);
    const contact = newId();
    await site.db
      .insertInto("contacts")
      .values({
        _id: contact,
        name,
        childname: name,
        redcapid: text.slice(0, contactLimits.redcapid),
        phone: `+1202555${String(at).padStart(4, "0")}`,
        date: new Date().toISOString(),
      })
      .execute();
    if (at % 6 === 0) links.push(`/${contact}`);
    const addorimprove = text.slice(0, 110);
    await post("/api/feedbacks", {
      feedback: { type: "website", useful: true, addorimprove },
    });
    await post("/api/contact", {
      name: name.replaceAll(/\p{Cc}/gu, " "),
      email: "ana@family.example",
      message: text,
    });
    await finishQuiz(site, { parentname: name, childname: name, contact });
  }
  await open(links);
  const screens =
    "contents questions concerns users feedbacks links messages results insights";
  await open([
    "/dashboard",
    ...screens.split(" ").map((name) => `/dashboard/${name}`),
  ]);
  return texts.length * 8;
}

async function finishQuiz({ call }: AttackedSite, names: object) {
  const ask = (line: string) => call(line);
  const filled = { ...(await answerQuestions(ask)), ...names };
  const _id = await call<string>("POST /api/results", filled);
  const { orderedConcerns } = await call<{ orderedConcerns: Named[] }>(
    `GET /api/results/${_id}`,
  );
  await call("POST /api/results", { ...filled, _id, orderedConcerns });
}

// These two scripts are texts, because they run in the page and its globals have no types here.

/** Records every violation of the page's content security policy while the page loads. */
const recordRefusals = `
  window.refused = [];
  document.addEventListener("securitypolicyviolation", (event) =>
    window.refused.push(event.violatedDirective + " " + event.blockedURI));`;

/** Finds everything in the page that could run a script, load a file or lead to an address that is not ours. */
const findForeign = `
  (() => {
    const found = [...window.refused];
    const leads = /^(href|src|action|formaction|xlink:href|data|poster)$/i;
    const isCode = /^[\\s\\u0000-\\u0020]*(javascript|vbscript|data:text)/i;
    for (const element of document.querySelectorAll("*")) {
      const tag = element.localName;
      if (tag === "script" && /^\\s*(parent\\.)?alert/.test(element.textContent))
        found.push("a script");
      if (["base", "object", "embed"].includes(tag)) found.push(tag);
      for (const { name, value } of element.attributes)
        if (/^on/i.test(name) || (leads.test(name) && isCode.test(value)))
          found.push(tag + " " + name + "=" + value.slice(0, 40));
    }
    return found;
  })()`;

async function watch(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== "localhost")
      problems.push(`asked for ${request.url()}`);
  });
  await page.addInitScript({ content: recordRefusals });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  problems.push(...(await page.evaluate<string[]>(findForeign)));
  await page.close();
  return problems.map((problem) => `${path}: ${problem}`);
}
