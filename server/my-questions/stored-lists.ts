import type { QuestionList } from "#shared/contract/my-questions.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound, refusal } from "#server/errors.ts";
import { hashToken, newToken } from "#server/ids.ts";
import { openText, sealText } from "#server/secrets/sealing.ts";
import { deleteLists, findLists, upsertList } from "./queries.ts";

/** A list that is stored with its result, sealed: only the key, which the phone carries, opens it. */
export async function storeList(
  db: Database,
  { result, list, key = newToken() }: Stored,
): Promise<string> {
  const sealed = sealText(secretOf(key), JSON.stringify(list));
  const isStored = await upsertList(db, {
    key_hash: hashToken(key),
    result,
    sealed,
  }).catch((error: unknown) => {
    throw (error as { code?: string }).code === "23503" ? notFound() : error;
  });
  if (!isStored) throw refusal(409, "conflict");
  return key;
}

type Stored = { result: string; list: QuestionList; key?: string | undefined };

/** The lists that these keys open, by their results; those that are gone are left out. */
export async function openLists(
  db: Database,
  keys: string[],
): Promise<Record<string, QuestionList>> {
  if (keys.length === 0) return {};
  const byHash = new Map(keys.map((key) => [hashOf(key), key]));
  const rows = await findLists(db, keys.map(hashToken));
  const lists = rows.map(({ key_hash, result, sealed }) => {
    const key = byHash.get(key_hash.toString("hex")) ?? "";
    return [result, JSON.parse(openText(secretOf(key), sealed))] as const;
  });
  return Object.fromEntries(lists) as Record<string, QuestionList>;
}

export async function forgetLists(db: Database, keys: string[]) {
  if (keys.length > 0) await deleteLists(db, keys.map(hashToken));
}

const hashOf = (key: string) => hashToken(key).toString("hex");
const secretOf = (key: string) => Buffer.from(key, "base64url");
