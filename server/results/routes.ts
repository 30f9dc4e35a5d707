import {
  deleteResult,
  postResult,
  readResult,
  readResultOfContact,
} from "#shared/contract/results.ts";
import type { Services } from "#server/services.ts";
import { notFound, refusal } from "#server/errors.ts";
import { lookupBySecret } from "#server/limits/lookup-by-secret.ts";
import { networkOf } from "#server/limits/network.ts";
import { type Route, route } from "#server/http/route.ts";
import { loadAsked } from "./asked.ts";
import { findContent } from "./find-content.ts";
import { deleteDraft, findFinalOfContact } from "./queries.ts";
import { createResultReader } from "./read.ts";
import { asPosted, saveResult } from "./save.ts";
import { saveAtOnce } from "./save-at-once.ts";
import { scoreAnswers } from "./score.ts";

export function resultRoutes(services: Services): Route[] {
  const { db, limits, cache } = services;
  const read = createResultReader(services);
  return [
    route(
      postResult,
      async ({ body, caller, once }) => {
        await limits.spend("results_of_network", networkOf(caller.ip));
        const posted = asPosted(body);
        const scored = scoreAnswers(posted.answers, await loadAsked(services));
        const cacheWritten = cache.beforeWriting();
        const atOnce = await saveAtOnce(services, posted, scored);
        const id = await once((trx) => saveResult(trx, posted, scored), {
          atOnce,
          about: (saved) => saved,
        });
        if (id === atOnce?.done)
          for (const each of [id, atOnce.inPlaceOf ?? id])
            cacheWritten(each, atOnce.row);
        return id;
      },
      { isTriedFirst: true },
    ),

    route(
      readResult,
      async ({ params, caller }) => {
        const result = await lookupBySecret(limits, caller.ip, () =>
          read(params.id),
        );
        if (!result) throw notFound();
        return result;
      },
      { isSettled: ({ ranked }) => ranked },
    ),

    route(readResultOfContact, async ({ params, caller }) => {
      const id = await lookupBySecret(limits, caller.ip, () =>
        findFinalOfContact(db, params.id),
      );
      const result = id && (await read(id));
      const contact = params.id;
      return result ? { ...result, contact, userid: contact } : {};
    }),

    route(deleteResult, async ({ params, caller }) => {
      const result = await lookupBySecret(limits, caller.ip, () =>
        findContent(services, params.id),
      );
      if (result?.final && result._id === params.id)
        throw refusal(403, "result_finished");
      if (result && !result.final) await deleteDraft(db, result._id);
      return undefined;
    }),
  ];
}
