import { z } from "zod";
import { findingKinds } from "#shared/rules/content/check-changed-texts.ts";
import { contentLists } from "#shared/rules/content/site-content.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { isoDate, recordNumber, text } from "#shared/contract/fields.ts";
import { itemChange } from "./publications.ts";

const list = z.enum(contentLists);
const id = text(40);
const version = recordNumber;

/** What publishing would change on the site. */
const draft = itemChange.extend({
  version,
  author: z.string(),
  date: isoDate,
  /** Drafted fields that were also changed on the site after the draft was started. */
  conflicts: z.array(z.string()),
  /** What may be wrong with the drafted words. */
  findings: z.array(
    z.object({ field: z.string(), problem: z.enum(findingKinds) }),
  ),
});
export type Draft = z.infer<typeof draft>;

export const listDrafts = staffCall("GET /api/drafts", {
  summary: "Changes that are not on the site yet, compared with the site",
  reply: z.object({
    drafts: z.array(draft),
    /** The number of the current publication. */
    latest: z.int(),
  }),
});

export const saveDraft = staffCall("PUT /api/drafts/:list/:id", {
  summary:
    "Save fields as a draft. The id `new` adds an item. Fields equal to the site leave the draft",
  params: z.object({ list, id }),
  body: z.strictObject({
    fields: z.record(z.string().max(100), z.unknown()),
    /**
     * The version of the draft that was edited; 0 if there was none. The call is refused if the draft has another
     * version.
     */
    version: z.int32().nonnegative().optional(),
    /** The publication that the editor saw; by default the current one. */
    base: recordNumber.optional(),
    /** Whether the user has chosen between the words of the draft and those of the site. */
    conflictsDecided: z.boolean().optional(),
  }),
  reply: z.object({
    list,
    id: z.string(),
    /** Null if no field differs from the site, in which case there is no draft. */
    version: z.int().nullable(),
  }),
});

export const deleteDraft = staffCall("DELETE /api/drafts/:list/:id", {
  summary: "Discard a draft, if it still has this version",
  params: z.object({ list, id }),
  body: z.strictObject({ version }),
});

export const publishDrafts = staffCall("POST /api/publications", {
  summary:
    "Publish drafts, all at once; refused if one has changed, or conflicts with the site",
  body: z.strictObject({
    note: text(500).default(""),
    /** Publish even if there are findings. */
    anyway: z.boolean().optional(),
    items: z.array(z.strictObject({ list, id, version })).min(1).max(1000),
  }),
});
