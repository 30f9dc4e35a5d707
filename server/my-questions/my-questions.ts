import { z } from "zod";
import {
  type QuestionList,
  questionList,
} from "#shared/contract/my-questions.ts";
import { id } from "#shared/contract/fields.ts";
import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import {
  createMonthlySeal,
  mostInCookie,
} from "#server/secrets/monthly-seal.ts";
import { networkOf } from "#server/limits/network.ts";
import { cookieOf } from "./cookie.ts";
import { forgetLists, openLists, storeList } from "./stored-lists.ts";

/** A family may have more than one result; the oldest ones go first. */
const mostResults = 5;

const kind = {
  secrets: "questions",
  purpose: "questions for the visit",
  days: carriedDays.questions,
  longest: mostInCookie,
  isPacked: true,
} as const;

/** As it is sealed: a list as it is, or the key to one that is stored with its result. */
const carried = z.object({
  own: id.optional(),
  lists: z.record(id, z.union([questionList, z.object({ key: z.string() })])),
});

/** Everything that one browser carries, and the keys to what was too long for it. */
export type Mine = {
  own: string | undefined;
  lists: Record<string, QuestionList>;
  keys: Record<string, string>;
};

type Means = Pick<Services, "db" | "config" | "limits">;

/** The questions for the visit of one browser: read from its cookie, and put into it again. */
export function createMyQuestions(means: Means, now?: () => number) {
  const { db, config } = means;
  const cookie = cookieOf(config);
  const seal = createMonthlySeal(db, kind, now);

  async function read(header: string | undefined): Promise<Mine | undefined> {
    const text = await seal.open(cookie.read(header));
    const { data } = carried.safeParse(JSON.parse(text ?? "null"));
    if (!data) return undefined;
    const mine: Mine = { own: data.own, lists: {}, keys: {} };
    for (const [result, list] of Object.entries(data.lists))
      if ("key" in list) mine.keys[result] = list.key;
      else mine.lists[result] = list;
    Object.assign(mine.lists, await openLists(db, Object.values(mine.keys)));
    return mine;
  }

  /** The cookies to set, so that this is carried from now on. */
  async function write(
    mine: Mine,
    changed: string,
    ip: string,
  ): Promise<string[]> {
    const lists = withLast(mine.lists, changed);
    const packing = { ...means, seal, ip };
    const { sealed, packed } = await pack({ ...mine, lists }, changed, packing);
    const unused = Object.entries(mine.keys)
      .filter(([result]) => !("key" in (packed.lists[result] ?? {})))
      .map(([, key]) => key);
    await forgetLists(db, unused);
    return cookie.write(sealed);
  }

  /** Forgets everything, here and there; what it answers are the cookies to set. */
  async function forget(header: string | undefined): Promise<string[]> {
    const mine = await read(header);
    await forgetLists(db, Object.values(mine?.keys ?? {}));
    return cookie.forget;
  }

  /** Forgets the list about one result, and nothing else. */
  async function drop(
    { lists, own, keys }: Mine,
    result: string,
    { headers, ip }: { headers: { cookie?: string | undefined }; ip: string },
  ): Promise<string[]> {
    const { [result]: _, ...others } = lists;
    if (Object.keys(others).length === 0) return forget(headers.cookie);
    const left = own === result ? undefined : own;
    return write({ own: left, lists: others, keys }, result, ip);
  }

  return { cookie, read, write, forget, drop };
}

/** The newest lists, the one that was changed being the last. */
function withLast(all: Mine["lists"], changed: string): Mine["lists"] {
  const { [changed]: list, ...others } = all;
  const latest = Object.entries(others).slice(1 - mostResults);
  return Object.fromEntries(list ? [...latest, [changed, list]] : latest);
}

type Packing = Means & {
  seal: ReturnType<typeof createMonthlySeal>;
  ip: string;
};

/** What does not fit is stored with its result: first the list that was changed, then the others. */
async function pack(
  { own, lists, keys }: Mine,
  first: string,
  { db, limits, seal, ip }: Packing,
) {
  const packed: z.infer<typeof carried> = { own, lists: { ...lists } };
  let sealed = await seal.seal(JSON.stringify(packed));
  for (const result of [first, ...Object.keys(lists)]) {
    if (sealed.length <= mostInCookie) break;
    const list = lists[result];
    if (!list || packed.lists[result] !== list) continue;
    await limits.spend("kept_questions_of_network", networkOf(ip));
    const key = await storeList(db, { result, list, key: keys[result] });
    packed.lists[result] = { key };
    sealed = await seal.seal(JSON.stringify(packed));
  }
  return { sealed, packed };
}
