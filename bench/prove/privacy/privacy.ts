// npm run prove -- privacy: a family whose words are nobody else's goes all the ways; where do they turn up? Loopback only.
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { json, openSite, type Row } from "#bench/prove/attack/site.ts";
import { startProduct } from "#bench/prove/product.ts";
import {
  type Family,
  foundIn,
  newFamily,
} from "#server/testing/privacy/canaries.ts";
import { proveErasing } from "./erasing.ts";
import { provePreviews, proveSpellings } from "./personal-pages.ts";
import {
  ofFiles,
  ofLog,
  ofMetrics,
  ofPages,
  ofTables,
  placesOf,
} from "./places.ts";
import { visitPlainly, visitWithScripts } from "./visits.ts";

type Site = Awaited<ReturnType<typeof openSite>>;

export async function provePrivacy(): Promise<Row[]> {
  const provider = await startTwilioStandIn();
  const product = await startProduct({
    ...provider.env,
    LOG_LEVEL: "debug",
    HUMAN_CHECK: "off",
  });
  try {
    const site = await openSite(product);
    const rows = await goAllWays(site, () => product.said.join(""));
    await site.close();
    return rows;
  } finally {
    await product.stop();
    await provider.stop();
  }
}

async function goAllWays(site: Site, log: () => string) {
  const [scripted, plain] = [newFamily("Uno"), newFamily("Dos")];
  // What is written to the clinic is tied to no family, and is not erased with one.
  const writer = newFamily("Tres");
  const families = [scripted, plain, writer];
  const namesIn = (text: string) => foundIn(text, families);
  const contact = await invite(site, scripted);
  const left = await visitWithScripts(site.url, contact, {
    family: scripted,
    writer,
  });
  const walkIn = await visitPlainly(site.url, plain);
  await share(site, left.result, scripted);
  await work(site, scripted);
  await breakDown(site, writer);

  const links = [
    `/${contact}`,
    `/quiz/${contact}`,
    `/results/${left.result}`,
    `/results/${left.result}/sms-share`,
    `/results/${walkIn.result}`,
    `/rank/${left.result}`,
  ];
  const personal = [
    ...links,
    `/api/contacts/${contact}`,
    `/api/results/${left.result}`,
    `/api/results/user/${contact}`,
  ];
  return [
    ...placesOf(left, walkIn.addresses, namesIn),
    await ofPages(site, [...links, "/", "/feedback", "/dashboard"], namesIn),
    await ofMetrics(site, namesIn),
    await ofFiles(site, namesIn),
    await ofTables(site, families),
    await provePreviews(site, links, namesIn),
    await proveSpellings(site, personal),
    await proveErasing(site, {
      family: scripted,
      contact,
      result: left.result,
    }),
    ofLog(log(), namesIn),
  ];
}

async function invite({ call }: Site, family: Family): Promise<string> {
  const { parent: name, child: childname, phone, redcapid } = family;
  const contacts = await call<{ _id: string; name: string }[]>(
    "POST /api/contacts",
    { name, childname, phone, redcapid },
  );
  const id = contacts.find((each) => each.name === name)?._id ?? "";
  await call("POST /api/sms/send", {
    contacts: [{ id }],
    message: `Hello ${name}`,
  });
  return id;
}

async function share({ ask, url }: Site, result: string, family: Family) {
  await ask({
    method: "POST",
    path: "/api/sms/textResults",
    headers: { ...json, "idempotency-key": `key of ${result}` },
    body: JSON.stringify({
      contacts: family.phone,
      message: `${family.words} ${url}/results/${result}`,
    }),
  });
}

/** What staff do all day, with a wrong password and addresses that say too much. */
async function work(site: Site, family: Family) {
  const headers = await site.staff();
  for (const path of [
    "/api/contacts",
    "/api/messages",
    "/api/results",
    "/api/feedbacks",
    "/api/results/csv",
    "/api/feedbacks/csv?type=website",
    `/api/contacts?search=${family.parent}`,
    `/api/contacts/${family.parent}`,
    `/${family.parent}`,
    `/?phone=${family.phone.slice(1)}`,
  ])
    await site.ask({ path, headers });
  const post = (path: string, body: string, more = {}) =>
    site.ask({ method: "POST", path, headers: { ...json, ...more }, body });
  await post(
    "/api/auth",
    JSON.stringify({ email: family.email, password: family.words }),
  );
  await post("/api/contacts", `{"name":"${family.parent}`, headers);
  const { parent: name, child: childname, phone } = family;
  await post(
    "/api/contacts",
    JSON.stringify({ name, childname, phone }),
    headers,
  );
}

/** Faults of ours and of the database, while such words are in hand. */
async function breakDown(site: Site, family: Family) {
  const calls: [string, object][] = [
    [
      "/api/feedbacks",
      {
        feedback: { type: "website", useful: true, addorimprove: family.words },
      },
    ],
    [
      "/api/contact",
      { name: family.parent, email: family.email, message: family.words },
    ],
    ["/api/sms/textResults", { contacts: family.phone, message: "x" }],
  ];
  const tables = ["feedbacks", "messages", "results"];
  for (const table of tables)
    await site.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  for (const [path, body] of calls)
    await site.ask({
      method: "POST",
      path,
      headers: json,
      body: JSON.stringify(body),
    });
  for (const table of tables)
    await site.pool.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
}
