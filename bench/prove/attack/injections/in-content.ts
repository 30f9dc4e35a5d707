import type { Browser } from "@playwright/test";
import { concernLimits, questionLimits } from "#shared/rules/field-limits.ts";
import { each, rowOf, type Site } from "#bench/prove/attack/site.ts";
import { newContext, open, problemsOf } from "./shown.ts";
import type { Watched } from "./watched-page.ts";

const concernsAtOnce = 100;

type Named = { _id: string };

export async function inConcerns(
  site: Site,
  browser: Browser,
  chosen: string[],
) {
  const { call } = site;
  const concerns = await call<Named[]>("GET /api/concerns/all");
  while (concerns.length < concernsAtOnce) {
    const given = { name: "A", name_es: "B", active: true };
    concerns.push(await call<Named>("POST /api/concerns", given));
  }
  const visitor = await newContext(browser, site);
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
        const pairs = Object.entries(fields).map(([key, value]) => [
          `${key}_es`,
          value,
        ]);
        await call(`PUT /api/concerns/${concerns[at]!._id}`, {
          name: short,
          name_es: short,
          ...fields,
          ...(Object.fromEntries(pairs) as object),
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

export async function inQuestions(
  site: Site,
  browser: Browser,
  chosen: string[],
) {
  const { call } = site;
  const questions = await call<Named[]>("GET /api/questions");
  const visitor = await newContext(browser, site);
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
