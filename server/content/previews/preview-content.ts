import type { z } from "zod";
import { editedConcern } from "#shared/contract/content/concerns.ts";
import { readQuestion } from "#shared/contract/content/questions.ts";
import {
  type Fields,
  type SiteContent,
  withFields,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import { findDrafts } from "#server/content/drafts/queries.ts";
import { withKnownFields } from "#server/content/drafts/write-items.ts";
import { type Content, inSnapshot } from "#server/content/live/content.ts";
import { createPageCache } from "#server/content/live/page-cache.ts";
import { findPublication } from "#server/content/publications/queries.ts";
import {
  findContentRows,
  type ContentRows,
} from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The whole content with all drafts, or of one publication; undefined for an unknown publication. */
export function readPreviewContent(
  db: Database,
  publication: number | null,
): Promise<Content | undefined> {
  return inSnapshot(db, async (trx) => {
    const live = await findContentRows(trx);
    const content =
      publication === null
        ? withFields(siteContentOf(live), await findDrafts(trx))
        : (await findPublication(trx, publication))?.content;
    return (
      content && {
        ...tablesOf(content, live),
        publication: publication ?? undefined,
        once: createPageCache(),
      }
    );
  });
}

/** The reverse of `siteContentOf`. Settings that the content does not have stay as they are on the site. */
function tablesOf(content: SiteContent, live: ContentRows): ContentRows {
  const sections = Object.entries(live.settings).map(([id, section]) => {
    const fields = content.settings[id] ?? {};
    const known = withKnownFields({ list: "settings", id, fields }).fields;
    return [id, { ...section, ...known }];
  });
  return {
    settings: Object.fromEntries(sections) as ContentRows["settings"],
    concerns: itemsOf<ContentRows["concerns"]>(
      content,
      "concerns",
      editedConcern.shape,
    ),
    questions: itemsOf<ContentRows["questions"]>(
      content,
      "questions",
      readQuestion.reply.shape,
    ),
  };
}

type Shape = Record<string, z.ZodType>;

function itemsOf<Items>(
  { order, ...content }: SiteContent,
  list: "concerns" | "questions",
  shape: Shape,
): Items {
  const items = order[list].flatMap((_id) => {
    const fields = content[list][_id];
    return fields ? [withAllFields(shape, { ...fields, _id, version: 1 })] : [];
  });
  return items as Items;
}

/** New items in drafts have only the fields that were filled in, and old publications lack newer fields. */
function withAllFields(shape: Shape, fields: Fields): Fields {
  const all = Object.entries(shape).map(([name, schema]) => [
    name,
    fields[name] ?? emptyOf(schema),
  ]);
  return Object.fromEntries(all);
}

const emptyOf = (schema: z.ZodType) =>
  ["", [], null].find((empty) => schema.safeParse(empty).success);
