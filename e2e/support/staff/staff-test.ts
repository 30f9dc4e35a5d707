import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type {
  Concern,
  EditedConcern,
} from "#shared/contract/content/concerns.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import { type RunningServer, staff } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";
import { waitForScripts } from "#e2e/support/wait-for-scripts.ts";
import { expect, test as base } from "#e2e/support/test.ts";

type Fixtures = {
  /** Calls the API as a signed-in admin. */
  staffApi: StaffApi;
};

type Others = {
  /** Opens a page in another, signed-out browser. It is closed after the test. */
  visitor: (locale: string) => Promise<Page>;
};

type Own = {
  /** Tests that change the site's content use servers separate from those of visitor tests. */
  isOwnServer: boolean;
};

export type StaffApi = ReturnType<typeof createStaffApi>;

/** Creates a session in the database, because checking a password is slow on purpose. */
export async function beginSession(
  server: RunningServer,
  email = staff.email,
): Promise<string> {
  const token = newToken();
  const begun = await inDatabase(server, (client) =>
    client.query(
      'INSERT INTO sessions ("user", token_hash) SELECT _id, $1 FROM users WHERE email = $2',
      [hashToken(token), email],
    ),
  );
  expect(begun.rowCount).toBe(1);
  return token;
}

function createStaffApi(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  async function call<Reply>(line: string, data?: object): Promise<Reply> {
    const [method = "", path = ""] = line.split(" ");
    const answer = await request.fetch(path, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${line}: ${answer.status()}`).toBe(true);
    const body = await answer.text();
    return (body === "" ? undefined : JSON.parse(body)) as Reply;
  }
  return { token, call };
}

/** The test for dashboard screens, signed out. */
export const signedOut = base.extend<Others, Own>({
  isOwnServer: [true, { scope: "worker" }],

  visitor: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (locale) => {
      const at = baseURL === undefined ? {} : { baseURL };
      const context = await browser.newContext({ locale, ...at });
      contexts.push(context);
      const page = await context.newPage();
      waitForScripts(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** The test for dashboard screens, signed in as admin. */
export const test = signedOut.extend<Fixtures>({
  staffApi: [
    async ({ request, page, server }, use) => {
      const staffApi = createStaffApi(request, await beginSession(server));
      await page.addInitScript(
        (token) => localStorage.setItem("token", token),
        staffApi.token,
      );
      await use(staffApi);
    },
    { auto: true },
  ],
});

let last = 0;

/** Writes a number in letters, because a numeral in only one language would be reported as a mistake. */
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => "abcdfghijk"[Number(digit)] ?? "");

/** A unique name that a search for another unique name does not find. */
export function newName(word: string): string {
  last += 1;
  return `${word} (${inLetters(process.pid)}n${inLetters(last)}e)`;
}

/** Adds a question at the end of the list. */
export function addQuestion(
  { call }: StaffApi,
  given: Partial<Question> = {},
): Promise<Question> {
  const labels = Object.fromEntries(
    ["A", "B", "C", "D", "E"].flatMap((letter) => [
      [`label${letter}`, `Answer ${letter}`],
      [`label${letter}_es`, `Respuesta ${letter}`],
    ]),
  );
  return call("POST /api/questions", {
    text: newName("Are you sure?"),
    text_es: newName("¿Está seguro?"),
    description: "",
    description_es: "",
    concern: null,
    ...labels,
    ...given,
  });
}

/** Adds a concern at the end of the list. */
export function addConcern(
  { call }: StaffApi,
  given: Partial<EditedConcern> = {},
): Promise<Concern> {
  return call("POST /api/concerns", {
    name: newName("Worry"),
    name_es: newName("Duda"),
    summary: "",
    summary_es: "",
    content: "<p>What is known.</p>",
    content_es: "<p>Lo que se sabe.</p>",
    childrencontent: "",
    childrencontent_es: "",
    suggestedquestions: [],
    suggestedquestions_es: [],
    externallinks: [],
    externallinks_es: [],
    videolink: "",
    videolink_es: "",
    ...given,
  });
}
