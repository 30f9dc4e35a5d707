// Checks that preview links show nothing if they were ended, have expired or were guessed.
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/platform/ids.ts";
import { inParallel } from "#bench/prove/attack/site.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { askJson, callJson, type PublishingSite } from "./site.ts";

const canary = "Kanarienvogel";
const target = 1000;

type Preview = { hash: string; path: string; cookie: string };

export async function provePreviewLinks(
  site: PublishingSite,
  scale: number,
): Promise<ReportRow[]> {
  const { urls, db, staff } = site;
  const headers = staff[0];
  await callJson(urls[0] ?? "", "PUT /api/drafts/settings/main", {
    headers,
    body: { fields: { sitename: canary } },
  });
  const rounds = Math.max(2, Math.round(10 * scale));
  const rows: ReportRow[] = [];
  for (const what of ["ended", "expired"] as const)
    rows.push(
      await proveEnd(site, `links that are ${what}`, rounds, (preview, url) =>
        what === "ended"
          ? callJson(url, `DELETE /api/previews/${preview.hash}`, { headers })
          : db
              .updateTable("previews")
              .set({ until: new Date(0).toISOString() })
              .execute(),
      ),
    );
  rows.push(await proveGuesses(site, Math.round(1000 * scale)));
  await db.deleteFrom("drafts").execute();
  return rows;
}

async function proveEnd(
  site: PublishingSite,
  what: string,
  rounds: number,
  end: (preview: Preview, url: string) => Promise<unknown>,
): Promise<ReportRow> {
  const problems: string[] = [];
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { urls } = site;
    const preview = await open(site, urls[round % urls.length] ?? "");
    for (const url of urls)
      if (!(await shows(url, preview))) problems.push(`${url} shows nothing`);
    await end(preview, urls[(round + 1) % urls.length] ?? "");
    const ended = performance.now();
    for (const url of urls) {
      while (performance.now() - ended < 10_000 && (await shows(url, preview)))
        await wait(10);
      slowest = Math.max(slowest, performance.now() - ended);
      if (await shows(url, preview)) problems.push(`${url} still shows it`);
    }
  }
  for (const problem of problems.slice(0, 5)) console.log(problem);
  return {
    what,
    times: rounds,
    remarks: `all instances answer 404 and show the site ${Math.round(slowest)} ms later at most`,
    failed: problems.length,
    missed: slowest > target ? "404 after 1 s" : "",
  };
}

async function open({ staff }: PublishingSite, url: string): Promise<Preview> {
  const { hash, address } = await callJson<{ hash: string; address: string }>(
    url,
    "POST /api/previews",
    { headers: staff[0], body: {} },
  );
  const path = new URL(address).pathname;
  const { headers } = await askJson(url, `GET ${path}`);
  const set = headers["set-cookie"]?.find((each) => each.includes("preview="));
  // Without a domain, browsers send the cookie to this host only.
  if (set === undefined || /domain/i.test(set))
    throw new Error(`Not a cookie of this host: ${set}`);
  return { hash, path, cookie: set.split(";")[0] ?? "" };
}

/** Whether this instance accepts the link, or shows the draft to a browser that opened it. */
async function shows(url: string, { path, cookie }: Preview) {
  const link = await askJson(url, `GET ${path}`);
  const page = await askJson(url, "GET /", { headers: { cookie } });
  const call = await askJson(url, "GET /api/settings", { headers: { cookie } });
  const isShown = [page, call].some(({ body }) => body.includes(canary));
  return isShown || link.status !== 404;
}

async function proveGuesses(
  { urls }: PublishingSite,
  amount: number,
): Promise<ReportRow> {
  let opened = 0;
  const guesses = Array.from({ length: amount }, (_, at) => at);
  await inParallel(guesses, 6, async (at) => {
    const url = urls[at % urls.length] ?? "";
    const secret = newId();
    const { status } = await askJson(url, `GET /preview/${secret}`);
    const headers = { cookie: `preview=${secret}` };
    const { body } = await askJson(url, "GET /api/settings", { headers });
    if (status !== 404 || body.includes(canary)) opened += 1;
  });
  return { what: "links that were guessed", times: amount, failed: opened };
}
