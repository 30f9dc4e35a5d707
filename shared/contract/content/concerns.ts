import { z } from "zod";
import {
  concernLimits,
  listLimits,
  nameLimit,
} from "#shared/rules/field-limits.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  checks,
  childQuery,
  id,
  idParams,
  optionalDay,
  requiredText,
  richText,
  text,
  version,
  webAddress,
} from "#shared/contract/fields.ts";

const link = z.object({
  name: requiredText(concernLimits.linkName),
  url: webAddress,
});
// Reading accepts fields added by a newer release; writing rejects them.
const links = z.array(link).max(listLimits.links);
const writtenLinks = z.array(link.strict()).max(listLimits.links);
const questionsToAsk = z
  .array(requiredText(concernLimits.suggestedquestion))
  .max(listLimits.suggestedquestions);
const video = z.union([z.literal(""), webAddress]);

/** The texts of a concern that parents read. */
export const concernContent = z.strictObject({
  name: requiredText(concernLimits.name),
  name_es: requiredText(concernLimits.name),
  /** The answer in one sentence. If empty, pages show the first sentence of `content`. */
  summary: text(concernLimits.summary),
  summary_es: text(concernLimits.summary),
  content: richText,
  content_es: richText,
  childrencontent: richText,
  childrencontent_es: richText,
  suggestedquestions: questionsToAsk,
  suggestedquestions_es: questionsToAsk,
  externallinks: links,
  externallinks_es: links,
  videolink: video,
  videolink_es: video,
});
export type ConcernContent = z.infer<typeof concernContent>;

/** What a doctor can say to a family with this concern. Shown once a clinician has signed it. */
export const doctorWords = z.strictObject({
  /** Names the worry and a shared aim. */
  connect: text(concernLimits.connect),
  connect_es: text(concernLimits.connect),
  /** One fact and the recommendation. */
  counsel: text(concernLimits.counsel),
  counsel_es: text(concernLimits.counsel),
  counselsource: z.union([z.literal(""), webAddress]),
  /** What the source is called, such as "Danish study, 2021". */
  counselsourcename: text(concernLimits.counselsourcename),
  counselsourcename_es: text(concernLimits.counselsourcename),
  /** The day on which the source was read. */
  counselread: optionalDay,
  signedby: text(nameLimit),
  signedon: optionalDay,
  /** Identifies the signed words, so that changed words count as unsigned. */
  signedtext: text(40),
});
export type DoctorWords = z.infer<typeof doctorWords>;

/** Adds the fields that parents do not see. */
const editedContent = concernContent.extend({
  ...doctorWords.shape,
  ...checks,
});
export type EditedContent = z.infer<typeof editedContent>;

const concern = concernContent.extend({ _id: id, active: z.boolean() });
export type Concern = z.infer<typeof concern>;

const { name, name_es } = concernContent.shape;

/** Omitted fields are empty in a new concern and unchanged in a saved one. */
const concernBody = editedContent
  .extend({ externallinks: writtenLinks, externallinks_es: writtenLinks })
  .partial()
  .extend({ name, name_es, active: z.boolean().optional() });
export type WrittenConcern = z.infer<typeof concernBody>;

/** The concern as staff edit it. `version` counts the saves and detects concurrent edits. */
export const editedConcern = concern.extend({
  ...doctorWords.shape,
  ...checks,
  version,
});
export type EditedConcern = z.infer<typeof editedConcern>;

export const listConcerns = publicCall("GET /api/concerns", {
  summary: "Active concerns, in order",
  query: childQuery,
  reply: z.array(concern),
});

export const readConcern = publicCall("GET /api/concerns/:id", {
  summary: "One active concern",
  params: idParams,
  query: childQuery,
  reply: concern,
});

export const listAllConcerns = staffCall("GET /api/concerns/all", {
  summary: "Active and inactive concerns, in order",
  reply: z.array(editedConcern),
});

export const readConcernToEdit = staffCall("GET /api/concerns/edit/:id", {
  summary: "One concern, active or not",
  params: idParams,
  reply: editedConcern,
});

export const createConcern = staffCall("POST /api/concerns", {
  summary: "Add a concern",
  body: concernBody,
  reply: editedConcern,
});

export const saveConcern = staffCall("PUT /api/concerns/:id", {
  summary: "Change a concern",
  params: idParams,
  body: concernBody.extend({
    _id: id.optional(),
    version: version.optional(),
  }),
  reply: editedConcern,
});

export const reorderConcerns = staffCall("POST /api/concerns/reorder", {
  summary: "Set the order of all concerns",
  body: z.array(id).max(listLimits.concerns),
  reply: z.array(editedConcern),
});

export const toggleConcern = staffCall("PUT /api/concerns/toggle/:id", {
  summary: "Show or hide a concern; `active` is its expected current state",
  params: idParams,
  body: z.strictObject({ active: z.boolean().optional() }).nullish(),
  reply: editedConcern,
});
