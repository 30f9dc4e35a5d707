// npm run prove -- trials: what somebody new does on a new site, at a person's pace, in each language. Loopback only.
import { type Browser, chromium } from "@playwright/test";
import type { Language } from "#shared/rules/language.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { findBrowser } from "#e2e/support/browser.ts";
import { openPlace } from "#bench/open-places.ts";
import { type Product, startProduct } from "#bench/prove/product.ts";
import type { Row } from "#bench/prove/report.ts";
import { textFamilies } from "./first-text.ts";
import { join } from "./joining.ts";
import { redcapList } from "./redcap-list.ts";
import { until } from "./until.ts";

const families = 300;
/** Seconds: for two who begin, and until the first family has its text. */
const goals = { join: 180, text: 300 };

export async function proveTrials(scale: number): Promise<Row[]> {
  const rows = Math.max(1, Math.round(families * scale));
  const browser = await chromium.launch(await findBrowser());
  try {
    return [
      ...(await tryOut(browser, "en", rows)),
      ...(await tryOut(browser, "es", rows)),
    ];
  } finally {
    await browser.close();
  }
}

/** Both ways on a site of its own, which nobody has set up. */
async function tryOut(
  browser: Browser,
  language: Language,
  rows: number,
): Promise<Row[]> {
  const provider = await startTwilioStandIn();
  const reached = () => new Set(provider.accepted.map(({ to }) => to)).size;
  const product = await startProduct({
    ...provider.env,
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
    RATE_LIMIT_SCALE: undefined,
    SMS_COUNTRIES: "US,CA",
  });
  try {
    const joined = await join(browser, language, await setUpLink(product));
    const texted = await textFamilies(browser, {
      url: product.url,
      language,
      list: redcapList(rows, language, openPlace().timezone),
      reached,
      wanted: rows,
    });
    const { steps } = texted;
    return [
      rowOf("two people at work", language, joined, goals.join),
      rowOf(
        `a list of ${rows}, first text`,
        language,
        { seconds: texted.toFirst, steps },
        goals.text,
      ),
      {
        ...rowOf("to the last of them", language, {
          seconds: texted.toLast,
          steps,
        }),
        doubled: provider.accepted.length - reached(),
      },
    ];
  } finally {
    await product.stop();
    await provider.stop();
  }
}

/** As somebody copies it from the terminal, a moment after the site is ready. */
async function setUpLink({ said }: Product): Promise<string> {
  const found = () => /http\S+#setup=\S+(?=\s)/.exec(said.join(""))?.[0];
  await until("the set-up link", () => found() !== undefined);
  return found() ?? "";
}

type Taken = { seconds: number; steps: number };

function rowOf(
  what: string,
  language: Language,
  { seconds, steps }: Taken,
  goal?: number,
): Row {
  return {
    what,
    language,
    seconds: Math.round(seconds),
    ...(goal !== undefined && { "goal s": goal }),
    steps,
    missed: goal !== undefined && seconds > goal ? 1 : 0,
  };
}
