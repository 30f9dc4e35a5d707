import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { kioskActs, kioskPath } from "#shared/rules/site/kiosk.ts";
import { previewHeader } from "#shared/rules/site/previews.ts";
import { makeDemo } from "#server/ops/tools/demo/make.ts";
import { newId } from "#server/platform/ids.ts";
import type { QuizQuestion } from "#web/visitor/quiz/model.ts";
import {
  type Submission,
  submitQuiz,
  submitRanking,
} from "#web/visitor/quiz/submit.ts";
import {
  type Browser,
  type Line,
  openBrowser,
} from "#seams/support/browser.ts";
import {
  answerAll,
  type Brought,
  byForms,
  byScripts,
  type Guest,
  labelOf,
  letterAt,
  proposedOrder,
} from "./quiz.ts";
import { draftQuestions, rewordQuestions, type Site } from "./site.ts";
import { sendFromTablet } from "./tablet.ts";

const query = withPlaceholder;

export type WayIn = {
  /** Whether the family opens the link of a contact who was texted. */
  isInvited?: true;
  bringIn: (site: Site, guest: Guest) => Promise<Brought>;
};

/** The calls by which a quiz comes in. */
export const callsIn: Line[] = ["POST /api/results", "DELETE /api/results/:id"];

/** Each brings in one family's quiz. The later ones rely on the publications that the earlier ones leave. */
export const waysIn = {
  scripts: { bringIn: ({ ask }, guest) => byScripts(openBrowser(ask), guest) },
  "scripts, invited": {
    isInvited: true,
    bringIn: ({ ask }, guest) => byScripts(openBrowser(ask), guest),
  },
  forms: { bringIn: ({ ask }, guest) => byForms(openBrowser(ask), guest) },
  "forms, invited": {
    isInvited: true,
    bringIn: ({ ask }, guest) => byForms(openBrowser(ask), guest),
  },
  "specification only": { bringIn: bySpecification },
  "specification, invited": { isInvited: true, bringIn: bySpecification },
  "left before ranking": {
    isInvited: true,
    async bringIn({ ask }, guest) {
      const browser = openBrowser(ask);
      const { submission, labels } = await answerAll(browser, guest);
      return { browser, result: await submitQuiz(submission), labels };
    },
  },
  tablet: {
    bringIn: async (site, guest) => byScripts(await openTablet(site), guest),
  },
  "tablet, sent later": { bringIn: laterFromTablet },
  "tablet, called away": { bringIn: awayFromTablet },
  "preview, older words": {
    async bringIn(site, guest) {
      const questions = await readVersion(site);
      return byScripts(await openPreview(site), guest, questions);
    },
  },
  "preview of drafts": {
    async bringIn(site, guest) {
      await draftQuestions(site, "Only drafted");
      return byForms(await openPreview(site), guest);
    },
  },
  "offline, invited": { isInvited: true, bringIn: afterLostReplies },
  "during many changes": { bringIn: duringChanges },
  "made up": { bringIn: makeUp },
  "again after erasure": { isInvited: true, bringIn: againAfterErasure },
} satisfies Record<string, WayIn>;

/** A client that knows only the calls and fields of the specification. */
async function bySpecification(
  { ask }: Site,
  { known, contact }: Guest,
): Promise<Brought> {
  const browser = openBrowser(ask);
  const labels: string[] = [];
  const answers: object[] = [];
  for (let isLast = false; !isLast;) {
    const number = answers.length + 1;
    const asked = (
      await browser.send(`GET /api/questions/pos/${number}`)
    ).json();
    const answer = letterAt(answers.length);
    labels.push(labelOf(asked, answer));
    answers.push({ question: asked._id, concern: asked.concern, answer });
    isLast = asked.isLast;
  }
  const names = { parentname: known.parent, childname: known.child };
  const body = { ...names, language: "en", answers };
  const link = contact === undefined ? {} : { contact };
  const draft = (
    await browser.send("POST /api/results", { ...body, ...link })
  ).json();
  const read = (await browser.send(`GET /api/results/${draft}`)).json();
  const ranked = { ...read, ...names, contact: contact ?? null };
  const result = (await browser.send("POST /api/results", ranked)).json();
  await browser.send(`DELETE /api/results/${draft}`);
  return { browser, result, labels };
}

/** A phone that read an older version and whose replies get lost, so that it sends both parts twice. */
async function afterLostReplies(site: Site, guest: Guest): Promise<Brought> {
  const browser = openBrowser(site.ask);
  const questions = await readVersion(site);
  const { submission, store, labels } = await answerAll(
    browser,
    guest,
    questions,
  );
  const lost: Submission = {
    ...submission,
    call: async (...given) => {
      await browser.call(...given);
      throw new TypeError("The reply was lost");
    },
  };
  await submitQuiz(lost).catch(() => {});
  const draft = await submitQuiz(submission);
  store.quiz.order = await proposedOrder(browser, draft);
  await submitRanking(lost).catch(() => {});
  return { browser, result: await submitRanking(submission), labels };
}

/** Without a connection after the last question. */
async function laterFromTablet(site: Site, guest: Guest): Promise<Brought> {
  const browser = await openTablet(site);
  const { store, labels } = await answerAll(browser, guest);
  const quiz = { ...store.quiz, handInKey: newId() };
  const result = await sendFromTablet(browser, store.user, quiz);
  return { browser, result, labels };
}

/** The doctor is ready while the family orders its concerns. */
async function awayFromTablet(site: Site, guest: Guest): Promise<Brought> {
  const browser = await openTablet(site);
  const { submission, store, labels } = await answerAll(browser, guest);
  const draft = await submitQuiz(submission);
  const quiz = { ...store.quiz, handInKey: newId(), draft };
  const result = await sendFromTablet(browser, store.user, quiz);
  return { browser, result: result ?? draft, labels };
}

const manySaves = 7;

/** Staff save more often during this quiz than a server remembers, and reword all questions at the end. */
async function duringChanges(site: Site, guest: Guest): Promise<Brought> {
  const browser = openBrowser(site.ask);
  const all = await browser.call("GET /api/questions", { query });
  const read: QuizQuestion[] = [];
  for (const { number } of all) {
    const params = { number: String(number) };
    read.push(
      await browser.call("GET /api/questions/pos/:number", { params, query }),
    );
    const main = { sitename_es: `Sitio ${number}` };
    if (number <= manySaves) await site.call("PUT /api/settings", { main });
  }
  await rewordQuestions(site, "Last");
  return byScripts(browser, guest, read);
}

async function makeUp({ db, pool, cache }: Site): Promise<Brought> {
  const ids = async () =>
    (await db.selectFrom("results").select("_id").execute()).map(
      ({ _id }) => _id,
    );
  const before = new Set(await ids());
  await makeDemo(
    { db, pool, cache },
    { results: 1, seed: 1, say: () => undefined },
  );
  return { result: (await ids()).find((id) => !before.has(id)), labels: [] };
}

/** The same calls with the same keys, repeated after staff have erased the family. */
async function againAfterErasure(site: Site, guest: Guest): Promise<Brought> {
  const sent: (() => Promise<unknown>)[] = [];
  const browser = openBrowser(site.ask);
  const { submission, store, labels } = await answerAll(browser, guest);
  const noted: Submission = {
    ...submission,
    call: (...given) => {
      if (given[0] === "POST /api/results")
        sent.push(() => browser.call(...given));
      return browser.call(...given);
    },
  };
  const draft = await submitQuiz(noted);
  store.quiz.order = await proposedOrder(browser, draft);
  const erased = await submitRanking(noted);
  await site.call(`DELETE /api/results/${erased}/family`);
  for (const repeat of sent) await repeat().catch(() => {});
  return { result: undefined, labels };
}

/** The questions as they were in the older version. */
async function readVersion(site: Site): Promise<QuizQuestion[]> {
  const browser = await openPreview(site, { publication: site.older });
  const questions = await browser.call("GET /api/questions", { query });
  return questions.map((each) => ({ ...each, publication: site.older }));
}

async function openTablet({ ask }: Site): Promise<Browser> {
  const browser = openBrowser(ask);
  await browser.post(kioskPath, { do: kioskActs.begin });
  return browser;
}

async function openPreview(site: Site, which: object = {}): Promise<Browser> {
  const { address } = (await site.call("POST /api/previews", which)).json();
  const browser = openBrowser(site.ask, { [previewHeader]: "1" });
  await browser.send(`GET ${new URL(address).pathname}`);
  return browser;
}
