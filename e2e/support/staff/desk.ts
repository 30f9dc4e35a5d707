import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type {
  Concern,
  EditedConcern,
} from "#shared/contract/content/concerns.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import { type RunningServer, staff } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";
import { waitForScripts } from "#e2e/support/at-work.ts";
import { expect, test as base } from "#e2e/support/test.ts";

type Fixtures = {
  /** Calls as staff, beside what is done on the screen. */
  desk: Desk;
};

type Others = {
  /** Opens somebody else's browser, in which nobody is signed in; it is closed with the journey. */
  visitor: (locale: string) => Promise<Page>;
};

type Own = {
  /** Journeys that change what everybody reads have servers that no other journey sees. */
  isOwnServer: boolean;
};

export type Desk = ReturnType<typeof openDesk>;

/** A session of the staff, begun past the password, whose check is expensive on purpose. */
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

function openDesk(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  async function ask<Reply>(line: string, data?: object): Promise<Reply> {
    const [method = "", path = ""] = line.split(" ");
    const answer = await request.fetch(path, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${line}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Reply;
  }
  return { token, ask };
}

/** The desk before anybody has signed in. */
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

/** The desk of somebody who is signed in. */
export const test = signedOut.extend<Fixtures>({
  desk: [
    async ({ request, page, server }, use) => {
      const desk = openDesk(request, await beginSession(server));
      await page.addInitScript(
        (token) => localStorage.setItem("token", token),
        desk.token,
      );
      await use(desk);
    },
    { auto: true },
  ],
});

let last = 0;

/** A name that no other journey uses, and that a search for another name does not find. */
export function newName(word: string): string {
  last += 1;
  return `${word} (${process.pid}n${last}e)`;
}

/** A question of this journey's own, at the end of the list. */
export function addQuestion(
  { ask }: Desk,
  given: Partial<Question> = {},
): Promise<Question> {
  const labels = Object.fromEntries(
    ["A", "B", "C", "D", "E"].flatMap((letter) => [
      [`label${letter}`, `Answer ${letter}`],
      [`label${letter}_es`, `Respuesta ${letter}`],
    ]),
  );
  return ask("POST /api/questions", {
    text: newName("Are you sure?"),
    text_es: newName("¿Está seguro?"),
    description: "",
    description_es: "",
    concern: null,
    ...labels,
    ...given,
  });
}

/** A concern of this journey's own, at the end of the list. */
export function addConcern(
  { ask }: Desk,
  given: Partial<EditedConcern> = {},
): Promise<Concern> {
  return ask("POST /api/concerns", {
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
