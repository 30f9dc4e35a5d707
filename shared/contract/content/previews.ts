import { z } from "zod";
import { staffCall } from "#shared/contract/endpoint.ts";
import { isoDate, recordNumber } from "#shared/contract/fields.ts";

/** Identifies a preview without giving access to it. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const preview = z.object({
  hash,
  /** The publication that the preview shows; null for the draft. */
  publication: z.int().nullable(),
  author: z.string(),
  date: isoDate,
  until: isoDate,
});

export const createPreview = staffCall("POST /api/previews", {
  summary:
    "Make a link that shows the whole site with the draft, or with one publication",
  body: z.strictObject({ publication: recordNumber.optional() }),
  reply: preview.extend({
    /** Contains the secret, which is not stored and cannot be read again. */
    address: z.string(),
  }),
});

export const listPreviews = staffCall("GET /api/previews", {
  summary: "Links to previews that still work, newest first",
  reply: z.array(preview),
});

export const endPreview = staffCall("DELETE /api/previews/:hash", {
  summary: "End a preview at once",
  params: z.object({ hash }),
});
