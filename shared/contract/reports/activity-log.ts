import { z } from "zod";
import {
  type Act,
  actFilters,
  type ActKind,
} from "#shared/rules/staff/acts.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { calendarDay, id, isoDate } from "#shared/contract/fields.ts";

/** A time in microseconds and a line number. */
const cursor = z.string().regex(/^\d{1,16}\.\d{1,18}$/);

const filters = {
  /** Id of the user who acted. */
  user: id.optional(),
  kind: z.enum(actFilters).optional(),
  /** What the act changed or read: an id, a file, a call. */
  subject: z
    .string()
    .regex(/^[\w ./:-]{1,100}$/)
    .optional(),
  /** First and last day, in UTC. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

/** A changed field. For texts of the site, also an excerpt from before and after the change. */
const changedField = z.object({
  of: z.string(),
  field: z.string(),
  was: z.string().nullable(),
  now: z.string().nullable(),
});
export type ChangedField = z.infer<typeof changedField>;

const loggedAct = z.object({
  number: z.string(),
  date: isoDate,
  event: z.custom<Act>((event) => typeof event === "string"),
  /** Null for visitors and for the server itself. */
  user: z.string().nullable(),
  /** The user's name at that time. */
  who: z.string().nullable(),
  network: z.string().nullable(),
  subject: z.string().nullable(),
  about: z.string().nullable(),
  changes: z.array(changedField),
});
export type LoggedAct = z.infer<typeof loggedAct>;
export type { ActKind };

export const listActs = staffCall("GET /api/record", {
  summary: "One page of the activity log, newest first",
  query: z.strictObject({ ...filters, after: cursor.optional() }),
  reply: z.object({
    acts: z.array(loggedAct),
    /** All users who appear in the log, by their latest name. Sent with the first page only. */
    people: z.array(z.object({ _id: z.string(), name: z.string() })),
    /** Cursor for the next page; null on the last page. */
    next: cursor.nullable(),
  }),
});

export const exportActs = staffCall("GET /api/record/csv", {
  summary: "activity_log.csv: the activity log, newest first",
  query: z.strictObject(filters),
  file: "text/csv",
});
