import { findTables, sumUp } from "#server/backup/tables-queries.ts";
import { rowOf, type Site } from "#bench/prove/attack/site.ts";

/** How one address may be written so that it still, or nearly, leads there. */
function spellingsOf(path: string): string[] {
  const [, first = "", ...rest] = path.split("/");
  const code = first.charCodeAt(0).toString(16);
  const others = rest.length > 0 ? `/${rest.join("/")}` : "";
  const changed = `/%${code}${first.slice(1)}${others}`;
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    `${path}?a=1`,
    `${path}?lang=es`,
    `${path}?plain=1`,
    `${path}#x`,
    `${path};a=b`,
    `${path}%20`,
    changed,
    changed.toUpperCase(),
    `/${first.toUpperCase()}${others}`,
    `/x/..${path}`,
    `/.${path}`,
  ];
}

/** Pages and calls that only who holds an id may read: never kept, never told, never listed, however written. */
export async function proveSpellings({ ask }: Site, personal: string[]) {
  const problems: string[] = [];
  let tried = 0;
  for (const path of personal.flatMap(spellingsOf)) {
    const { status, headers } = await ask({ path });
    tried += 1;
    const cacheControl = headers["cache-control"];
    const lacks = [
      cacheControl !== "no-store" && `cache-control ${cacheControl}`,
      headers["referrer-policy"] !== "no-referrer" && "referrer-policy",
      status === 200 &&
        headers["x-robots-tag"] !== "noindex, nofollow" &&
        "x-robots-tag",
      headers["x-content-type-options"] !== "nosniff" && "nosniff",
      status >= 500 && String(status),
    ].filter(Boolean);
    if (lacks.length > 0) problems.push(`${path}: ${status}, ${lacks.join()}`);
  }
  return rowOf("personal pages, in every spelling", tried, problems);
}

const bots = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "TelegramBot (like TwitterBot)",
  "Discordbot/2.0",
  "LinkedInBot/1.0",
  "SkypeUriPreview Preview/0.5",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 (KHTML, like Gecko) facebookexternalhit/1.1 Facebot Twitterbot/1.0",
];

/** A sum over every table that a backup would hold. */
async function sumOfAll({ pool }: Site) {
  const sums: string[] = [];
  for (const { name } of await findTables(pool)) {
    const { rows, sum } = await sumUp(pool, name);
    sums.push(`${name} ${rows} ${sum}`);
  }
  return sums;
}

/** Programs that look at links before people do change nothing, and are told no names. */
export async function provePreviews(
  site: Site,
  links: string[],
  namesIn: (text: string) => string[],
) {
  const problems: string[] = [];
  const before = await sumOfAll(site);
  let tried = 0;
  for (const path of links)
    for (const method of ["GET", "HEAD"])
      for (const agent of bots) {
        const headers = { "user-agent": agent };
        const { body, status } = await site.ask({ method, path, headers });
        tried += 1;
        const names = namesIn(body);
        if (names.length > 0 || status >= 500)
          problems.push(`${method} ${path}: ${status} ${names.join()}`);
      }
  const after = await sumOfAll(site);
  for (const [at, sum] of before.entries())
    if (after[at] !== sum) problems.push(`${sum} became ${after[at]}`);
  return rowOf("previews of links", tried, problems);
}
