import { z } from "zod";
import { readProgress, saveProgress } from "#shared/contract/progress.ts";
import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { newId } from "#server/ids.ts";
import {
  createMonthlySeal,
  mostInCookie,
} from "#server/secrets/monthly-seal.ts";
import { cookiesOf } from "./cookies.ts";

const kind = {
  secrets: "visits",
  purpose: "progress",
  days: carriedDays.visits,
  longest: mostInCookie,
  isPacked: true,
} as const;

const carried = z.object({ mark: z.string(), progress: readProgress.reply });

/** A browser carries what it has stored, so that it is there when the storage was deleted: nothing of it stays here. */
export function progressRoutes({ db, config }: Services): Route[] {
  const cookies = cookiesOf(config);
  const seal = createMonthlySeal(db, kind);
  return [
    route(saveProgress, async ({ body, cookies: browser }) => {
      const { mark = newId() } = cookies.read(browser.sent);
      const text = JSON.stringify({ mark, progress: body });
      const sealed = await seal.seal(text);
      const fits = sealed.length <= mostInCookie;
      browser.set(fits ? cookies.write(sealed, mark) : cookies.forget);
      return undefined;
    }),

    route(readProgress, async ({ cookies: browser }) => {
      const { sealed, mark } = cookies.read(browser.sent);
      const text = mark === undefined ? undefined : await seal.open(sealed);
      const { data } = carried.safeParse(JSON.parse(text ?? "null"));
      return data?.mark === mark ? (data?.progress ?? {}) : {};
    }),
  ];
}
