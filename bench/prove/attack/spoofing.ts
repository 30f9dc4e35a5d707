import { rowOf, type Site, withSite } from "./site.ts";

const foreign = "evil.example";

const forged: Record<string, string>[] = [
  { host: foreign },
  { host: `localhost:1@${foreign}` },
  { "x-forwarded-host": foreign },
  { "x-forwarded-host": foreign, "x-forwarded-proto": "https" },
  { "x-host": foreign, "x-forwarded-server": foreign },
  { forwarded: `host=${foreign};proto=https` },
  { "x-original-url": `//${foreign}`, "x-rewrite-url": `//${foreign}` },
  { referer: `https://${foreign}/`, origin: `https://${foreign}` },
];
const pages = [
  "/",
  "/quiz",
  "/quiz?next=//evil.example",
  "//evil.example/",
  "/\\evil.example",
  "/login?next=https://evil.example",
  "/en.webmanifest",
  "/concerns",
  "/api/settings",
  "/api/openapi.json",
  "/nothing",
];

/** No header makes a page or an address lead to where somebody else says it is. */
export async function proveForgedHosts({ ask }: Site) {
  const problems: string[] = [];
  for (const path of pages)
    for (const headers of forged) {
      const answer = await ask({ path, headers });
      const { location = "" } = answer.headers;
      const asked = path.includes(foreign);
      const isNamed = !asked && answer.body.includes(foreign);
      if (isNamed || /^(https?:)?[\\/]{2}evil/.test(location))
        problems.push(`${path} ${JSON.stringify(headers)}: ${location}`);
      if (answer.headers["access-control-allow-origin"])
        problems.push(`${path}: is open to other sites`);
      if (answer.status >= 500 || answer.status === 0)
        problems.push(`${path}: ${answer.status}`);
    }
  return rowOf("forged hosts", pages.length * forged.length, problems);
}

/** Requests until one is refused, each with the headers of its number. */
async function untilRefused(
  { ask }: Site,
  from: string,
  headersOf: (at: number) => Record<string, string>,
) {
  for (let at = 0; at < 40; at += 1) {
    const { status } = await ask({
      path: "/healthz",
      from,
      headers: headersOf(at),
    });
    if (status === 429) return at;
  }
  return 40;
}

/** Limits go by who is connected, or by who a trusted proxy says is; the far end of a chain is anybody's word. */
export async function proveForgedAddresses() {
  const problems: string[] = [];
  const few = { RATE_LIMIT_SCALE: "0.001" };
  const spoof = (at: number) => ({
    "x-forwarded-for": `10.0.0.${at}`,
    "x-real-ip": `10.0.0.${at}`,
    forwarded: `for=10.0.0.${at}`,
  });
  await withSite(few, async (site) => {
    const counted = await untilRefused(site, "127.0.0.5", spoof);
    if (counted > 10) problems.push("without a proxy a header is believed");
  });
  await withSite({ ...few, TRUST_PROXY: "127.0.0.7" }, async (site) => {
    const chain = (at: number) => ({
      "x-forwarded-for": `10.9.9.${at}, 203.0.113.9`,
    });
    const ofOne = await untilRefused(site, "127.0.0.7", chain);
    if (ofOne > 10) problems.push("the far end of a chain is believed");
    const others = await untilRefused(site, "127.0.0.7", (at) => ({
      "x-forwarded-for": `203.0.113.${100 + at}`,
    }));
    if (others < 40) problems.push("families behind a proxy share a limit");
    const unknown = await untilRefused(site, "127.0.0.8", spoof);
    if (unknown > 10) problems.push("somebody else than the proxy is believed");
  });
  return rowOf("forged addresses", 4 * 40, problems);
}
