import {
  type SavedQuestions,
  deleteVisitQuestions,
  readVisitQuestions,
  saveVisitQuestions,
} from "#shared/contract/quiz/visit-questions.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { visitCookies } from "#server/platform/http/cookies.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { decryptText, encrypt } from "#server/platform/secrets/encryption.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import {
  deleteQuestions,
  findVisitQuestions,
  upsertQuestions,
} from "./queries.ts";

type Dependencies = Pick<Services, "db" | "limits">;
type Questions = SavedQuestions["questions"];

/** The token in the browser's cookie, if any. */
type Token = string | undefined;

const isForeignKeyError = (error: unknown) =>
  (error as { code?: string }).code === "23503";

/**
 * A family's questions for the visit, stored beside the result. Only the browser that saved them can read
 * them: the row is encrypted with the token in its cookie and found by the token's hash.
 */
export function createVisitQuestions({ db, limits }: Dependencies) {
  async function read(
    token: Token,
    result: string,
  ): Promise<SavedQuestions | undefined> {
    if (!token) return undefined;
    const key = { token_hash: hashToken(token), result };
    const row = await findVisitQuestions(db, key);
    if (!row) return undefined;
    const json = decryptText(keyOf(token), row.sealed, Buffer.from(result));
    return {
      version: row.version,
      questions: JSON.parse(json) as Questions,
    };
  }

  /** The last write wins. Returns the token for the cookie and the saved version. */
  async function save(
    before: Token,
    result: string,
    questions: Questions,
    ip: string,
  ) {
    await limits.spend("my_questions_of_network", networkOf(ip));
    const token = isToken(before) ? before : newToken();
    const json = JSON.stringify(questions);
    const sealed = encrypt(keyOf(token), json, Buffer.from(result));
    const key = { token_hash: hashToken(token), result };
    const version = await upsertQuestions(db, key, sealed).catch(
      (error: unknown) => {
        throw isForeignKeyError(error) ? notFound() : error;
      },
    );
    if (version === undefined) throw refusal(409, "conflict");
    return { token, version };
  }

  async function forget(token: Token) {
    if (token) await deleteQuestions(db, hashToken(token));
  }

  return { read, save, forget };
}

const keyOf = (token: string) => Buffer.from(token, "base64url");

/** Checks that a token has the length of one made by `newToken`, so that it can be a key. */
function isToken(token: Token): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token);
}

export function visitQuestionRoutes(services: Services): Route[] {
  const visitQuestions = createVisitQuestions(services);
  const cookie = () => visitCookies(services.config).questions;
  return [
    route(readVisitQuestions, async ({ params, cookies }) => {
      const saved = await visitQuestions.read(
        cookies.read(cookie()),
        params.id,
      );
      return saved ?? { version: 0, questions: [] };
    }),

    route(saveVisitQuestions, async ({ params, body, caller, cookies }) => {
      const { token, version } = await visitQuestions.save(
        cookies.read(cookie()),
        params.id,
        body.questions,
        caller.ip,
      );
      cookies.set(cookie(), token);
      return { version };
    }),

    route(deleteVisitQuestions, async ({ cookies }) => {
      await visitQuestions.forget(cookies.read(cookie()));
      for (const each of Object.values(visitCookies(services.config)))
        cookies.set(each, undefined);
      return undefined;
    }),
  ];
}
