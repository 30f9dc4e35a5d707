import * as contract from "#shared/contract/content/previews.ts";
import { mostPreviews, previewDays } from "#shared/rules/site/previews.ts";
import { createChange } from "#server/content/editing/change.ts";
import { findPublication } from "#server/content/publications/queries.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { notFound, refuse } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { hashToken, newId } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import {
  countPreviews,
  deletePreview,
  findPreviews,
  insertPreview,
} from "./queries.ts";

export function previewRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  return [
    route(
      contract.createPreview,
      (call) => {
        const { publication = null } = call.body;
        const { _id: user, name: author } = call.caller.user;
        const act = { event: "preview_made", ...aboutOf(publication) } as const;
        return change(call, act, async (trx) => {
          if (
            publication !== null &&
            !(await findPublication(trx, publication))
          )
            throw notFound();
          await lock(trx, "previews");
          if ((await countPreviews(trx)) >= mostPreviews)
            throw refuse(409, "previews_full", { most: mostPreviews });
          const secret = newId();
          const hash = hashToken(secret);
          const row = { hash, publication, user, author };
          const dates = await insertPreview(trx, row, previewDays);
          return {
            ...dates,
            publication,
            author,
            hash: hash.toString("hex"),
            address: `${config.publicUrl}/preview/${secret}`,
          };
        });
      },
      { isSecret: true },
    ),

    route(contract.listPreviews, () => findPreviews(db)),

    route(contract.endPreview, async (call) => {
      const hash = Buffer.from(call.params.hash, "hex");
      const preview = (await findPreviews(db)).find(
        (each) => each.hash === call.params.hash,
      );
      if (!preview) throw notFound();
      const about = aboutOf(preview.publication);
      return change(call, { event: "preview_ended", ...about }, async (trx) => {
        if (!(await deletePreview(trx, hash))) throw notFound();
      });
    }),
  ];
}

const aboutOf = (publication: number | null) =>
  publication === null ? {} : { about: String(publication) };
