import { z } from "zod";
import { contentLists } from "#shared/rules/content/site-content.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import {
  isoDate,
  language,
  recordNumber,
  text,
} from "#shared/contract/fields.ts";

/**
 * Why the content changed: staff saved it, published drafts or restored an earlier version, or the server found
 * other content when it started.
 */
const publicationKinds = ["saved", "published", "restored", "started"] as const;
export type PublicationKind = (typeof publicationKinds)[number];

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const list = z.enum(contentLists);
const itemId = text(40);

const changedItem = z.object({
  list,
  id: z.string(),
  /** The name of a concern or the text of a question; empty for sections and orders. */
  title: z.string(),
  title_es: z.string(),
  fields: z.array(z.string()),
  languages: z.array(language),
});
export type ChangedItem = z.infer<typeof changedItem>;

const publication = z.object({
  number: z.int(),
  date: isoDate,
  user: z.string().nullable(),
  /** The name of the user; empty if the server found other content when it started. */
  author: z.string(),
  kind: z.enum(publicationKinds),
  note: z.string(),
  changes: z.array(changedItem),
});
export type Publication = z.infer<typeof publication>;

export const listPublications = staffCall("GET /api/publications", {
  summary: "States of the content, newest first; of one item if it is named",
  query: z.strictObject({
    list: list.optional(),
    id: itemId.optional(),
    /** The `next` of the previous page. */
    after: number.optional(),
  }),
  reply: z.object({
    publications: z.array(publication),
    /** The number of the current state. */
    latest: z.int(),
    /** Whether the caller made the latest change so recently that they may undo it. */
    isOwn: z.boolean(),
    /** For the next page; null on the last page. */
    next: z.string().nullable(),
  }),
});

const fieldChange = z.object({
  field: z.string(),
  language: language.nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

export const itemChange = changedItem.omit({ languages: true }).extend({
  state: z.enum(["added", "removed", "changed"]),
  fields: z.array(fieldChange),
});
export type ComparedItem = z.infer<typeof itemChange>;

export const readPublication = staffCall("GET /api/publications/:number", {
  summary:
    "What one state changed, compared with the one before or with another",
  params: z.object({ number }),
  query: z.strictObject({ with: number.optional() }),
  reply: publication.omit({ changes: true }).extend({
    /** The version with which this one is compared; 0 if there is none. */
    comparedWith: z.int(),
    latest: z.int(),
    changes: z.array(itemChange),
  }),
});
export type ComparedPublication = z.infer<typeof readPublication.reply>;

const items = z
  .array(z.strictObject({ list, id: itemId }))
  .min(1)
  .max(1000)
  .optional();

export const restorePublication = staffCall(
  "POST /api/publications/:number/restore",
  {
    summary:
      "Put items back as they were in one state, at once; all items if none are named",
    params: z.object({ number }),
    body: z.strictObject({
      items,
      /** The current version as the caller knows it. The call is refused if it is no longer current. */
      latest: recordNumber.optional(),
    }),
  },
);

export const draftPublication = staffCall(
  "POST /api/publications/:number/draft",
  {
    summary:
      "Save items as they were in one state as drafts; all items if none are named",
    params: z.object({ number }),
    body: z.strictObject({
      items,
      /** Drafts that the caller has seen and replaces. The call is refused if an item has another draft. */
      replace: z
        .array(z.strictObject({ list, id: itemId, version: recordNumber }))
        .max(1000)
        .default([]),
    }),
  },
);
