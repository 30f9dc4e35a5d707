import type { FastifyRequest } from "fastify";
import { idPattern } from "#shared/rules/ids.ts";
import { createMyQuestions } from "#server/my-questions/my-questions.ts";
import { takeAlong } from "#server/pages/questions.ts";
import type { Services } from "#server/services.ts";

const ofResult = new RegExp(`^/results/(${idPattern})$`);

type Opened = ReturnType<typeof takeAlong>;
type Asking = Pick<FastifyRequest, "headers" | "ip">;
/** Of a page to read with what is asked for in it; of one that a form was sent to, without. */
type Address = { pathname: string; searchParams?: URLSearchParams };

/** How questions for the visit travel where no script carries them: in the same cookie, by the same rules. */
export function createPageQuestions(services: Services) {
  const mine = createMyQuestions(services);

  async function close(opened: Opened, result: string, asking: Asking) {
    const change = opened.change();
    const { cookie } = asking.headers;
    if (!change) return [];
    if (change.kind === "forgotten") return mine.forget(cookie);
    const before = await mine.read(cookie);
    const own = change.isOwn ? result : before?.own;
    const lists = { ...before?.lists, [result]: change.list };
    const after = { keys: {}, ...before, own, lists };
    return mine.write(after, result, asking.ip);
  }

  return {
    /**
     * What the browser brought along to a page of results; undefined for all other pages, and for a
     * page to read that is the same without. A cookie that says nothing to us is taken back.
     */
    async open(asking: Asking, { pathname, searchParams }: Address) {
      const result = ofResult.exec(pathname)?.[1];
      if (result === undefined) return undefined;
      const sent = mine.cookie.read(asking.headers.cookie);
      const read = await mine.read(asking.headers.cookie);
      const list = read?.lists[result];
      const isForm = searchParams === undefined;
      const isRefused = sent === undefined && searchParams?.has("saved");
      const opened = takeAlong(list, isRefused === true);
      return {
        /** Undefined where the page would say the same to everybody. */
        questions: isForm || isRefused || list?.edits ? opened : undefined,
        cookies: async (status = 200) => {
          if (sent === undefined || opened.change())
            return close(opened, result, asking);
          if (!read) return mine.cookie.forget;
          // The result was erased, and so is what was to be asked about it.
          const isCarried = list ?? read.keys[result];
          return status === 404 && isCarried !== undefined
            ? mine.drop(read, result, asking)
            : [];
        },
      };
    },
  };
}
