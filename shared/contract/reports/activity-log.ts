import { z } from "zod";
import {
  type Act,
  actFilters,
  type ActKind,
} from "#shared/rules/staff/acts.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { id, isoDate } from "#shared/contract/fields.ts";

/** A moment in microseconds and a number: where a page ended. */
const cursor = z.string().regex(/^\d{1,16}\.\d{1,18}$/);

const filters = {
  /** Who did it. */
  user: id.optional(),
  kind: z.enum(actFilters).optional(),
  /** What it was done to: an id, a file, a call. */
  subject: z
    .string()
    .regex(/^[\w ./:-]{1,100}$/)
    .optional(),
  /** The first and the last day, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

/** A field that was changed; of the site's own words also what they said, around the change. */
const changedField = z.object({
  of: z.string(),
  field: z.string(),
  was: z.string().nullable(),
  now: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedField>;

const rememberedAct = z.object({
  number: z.string(),
  date: isoDate,
  event: z.custom<Act>((event) => typeof event === "string"),
  /** Nobody of the staff: a stranger, or the machine itself. */
  user: z.string().nullable(),
  /** By the name of that day. */
  who: z.string().nullable(),
  network: z.string().nullable(),
  subject: z.string().nullable(),
  about: z.string().nullable(),
  changes: z.array(changedField),
});
export type LoggedAct = z.infer<typeof rememberedAct>;
export type { ActKind };

export const listActs = staffCall("GET /api/record", {
  summary: "What staff did, newest first, a page at a time",
  query: z.strictObject({ ...filters, after: cursor.optional() }),
  reply: z.object({
    acts: z.array(rememberedAct),
    /** Whoever ever did something, by the last name; only with the first page. */
    people: z.array(z.object({ _id: z.string(), name: z.string() })),
    /** Where this page ends, when there are more. */
    next: cursor.nullable(),
  }),
});

export const exportActs = staffCall("GET /api/record/csv", {
  summary: "activity_log.csv: what staff did, newest first",
  query: z.strictObject(filters),
  file: "text/csv",
});
