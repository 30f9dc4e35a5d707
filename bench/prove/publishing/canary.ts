// Puts a unique word into drafts of every text, and checks that it appears nowhere except in the drafts.
import { languages } from "#shared/rules/language.ts";
import { everyRoute } from "#server/testing/attacks/routes.ts";
import { filledWith } from "#server/testing/attacks/requests.ts";
import { answerQuestions } from "#bench/call.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import type { Headers } from "#bench/staff.ts";
import { addContact, askJson, callJson, type PublishingSite } from "./site.ts";
import { readSiteContent, withWord } from "./words.ts";

const canary = "Kanarienvogel";

type Read = { line: string; headers: Headers };
type Study = { contact: string; result: string; visit: Headers };

export async function proveCanary(site: PublishingSite): Promise<ReportRow[]> {
  // The last instance reads the content from the database for every page and call.
  const url = site.urls.at(-1) ?? "";
  const staff = site.staff[0];
  const study = await createStudy(site);
  const { concerns, questions } = await readSiteContent(site.db);
  const [concern = "", question = ""] = [concerns, questions].map(
    (items) => Object.keys(items)[0],
  );
  const specification = linesOfSpecification(study, concern, question);
  const readAll = () => readEach(url, specification, staff);
  const before = await readAll();
  const { fields, added } = await draftCanary(site);
  const after = await readAll();
  const changed = specification.filter((_, at) => before[at] !== after[at]);
  const ids = [...added, concern, question, study.contact, study.result, "1"];
  const reads = everyRead(ids, staff, study.visit);
  const hits: string[] = [];
  const statuses = new Map<number, number>();
  // One after the other, because few downloads may run at the same time.
  for (const { line, headers } of reads) {
    const { status, body } = await askJson(url, line, { headers });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 || body.includes(canary)) hits.push(`${line}: ${status}`);
  }
  for (const line of [...hits, ...changed].slice(0, 20)) console.log(line);
  await site.db.deleteFrom("drafts").execute();
  const counts = [...statuses].toSorted(([a], [b]) => a - b);
  return [
    {
      what: "a word drafted into every text, searched in all pages, calls and downloads",
      times: reads.length,
      remarks: `${fields} fields of drafts; statuses ${counts.map((pair) => pair.join("×")).join(" ")}`,
      failed: hits.length,
    },
    {
      what: "calls of the specification, before and after these drafts exist",
      times: specification.length,
      remarks: "the same bytes",
      failed: changed.length,
    },
  ];
}

/** A contact, a result, a comment and the cookie of a quiz without scripts. */
async function createStudy({ urls, db }: PublishingSite): Promise<Study> {
  const url = urls[0] ?? "";
  const contact = await addContact(db);
  const get = (line: string) => callJson(url, line);
  const body = { ...(await answerQuestions(get)), contact };
  const _id = await callJson<string>(url, "POST /api/results", { body });
  const { orderedConcerns } = await callJson<{ orderedConcerns: object[] }>(
    url,
    `GET /api/results/${_id}`,
  );
  const ranked = { ...body, _id, orderedConcerns };
  const result = await callJson<string>(url, "POST /api/results", {
    body: ranked,
  });
  const feedback = { type: "website", useful: true, addorimprove: "Good" };
  await callJson(url, "POST /api/feedbacks", { body: { feedback } });
  const { headers } = await fetch(`${url}/quiz`, {
    method: "POST",
    body: new URLSearchParams({ parentname: "Ana", language: "en" }),
    redirect: "manual",
  });
  const cookies = headers.getSetCookie().map((each) => each.split(";")[0]);
  return { contact, result, visit: { cookie: cookies.join("; ") } };
}

function linesOfSpecification(
  { contact, result }: Study,
  concern: string,
  question: string,
): string[] {
  const paths = [
    "auth users feedbacks feedbacks/csv?type=website feedbacks/csv?type=concern",
    `contacts contacts/${contact} results/user/${contact} results/${result}`,
    `results/csv results/brokencsv settings concerns concerns/${concern} concerns/all`,
    `questions/pos/1 questions/pos/16 questions/all questions/${question}`,
  ];
  return paths
    .join(" ")
    .split(" ")
    .map((path) => `GET /api/${path}`);
}

async function readEach(url: string, lines: string[], headers: Headers) {
  const replies: string[] = [];
  for (const line of lines) {
    const { status, body } = await askJson(url, line, { headers });
    if (status !== 200) throw new Error(`${line}: ${status}`);
    replies.push(body);
  }
  return replies;
}

/** Drafts the word in every text of every item, and in a new concern and a new question. */
async function draftCanary({ urls, db, staff: [headers] }: PublishingSite) {
  const url = urls[0] ?? "";
  const content = await readSiteContent(db);
  const added: string[] = [];
  let fields = 0;
  for (const list of ["settings", "concerns", "questions"] as const) {
    const items = Object.entries(content[list]);
    const [, first] = items[0] ?? [];
    if (list !== "settings" && first) items.push(["new", first]);
    for (const [id, item] of items) {
      const body = { fields: withWord(item, canary) };
      const line = `PUT /api/drafts/${list}/${id}`;
      const draft = await callJson<{ id: string }>(url, line, {
        headers,
        body,
      });
      if (id === "new") added.push(draft.id);
      fields += JSON.stringify(body).split(canary).length - 1;
    }
  }
  return { fields, added };
}

/** All pages and calls that read something, with each of these ids, in both languages, as a visitor and as staff. */
function everyRead(ids: string[], staff: Headers, visit: Headers): Read[] {
  const paths = everyRoute
    .filter(({ method, path }) => method === "GET" && path !== "/api/drafts")
    .flatMap(({ path }) => ids.map((id) => filledWith(path, id)));
  const queries = [
    ...["website", "concern"].map((type) => `/api/feedbacks/csv?type=${type}`),
    ...["yes", "no"].map((demo) => `/api/results/csv?demo=${demo}`),
    ...ids.flatMap((id) =>
      ["concerns", "questions"].map(
        (list) => `/api/publications?list=${list}&id=${id}`,
      ),
    ),
    ...Array.from({ length: 16 }, (_, at) => `/question/${at + 1}`),
  ];
  return [...new Set([...paths, ...queries])].flatMap((path) => {
    if (path.startsWith("/api/"))
      return [{}, staff].map((headers) => ({ line: `GET ${path}`, headers }));
    return languages.flatMap((language) =>
      [{}, visit].map((headers) => ({
        line: `GET ${path}?lang=${language}`,
        headers,
      })),
    );
  });
}
