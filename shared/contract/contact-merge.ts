import { z } from "zod";
import { contact, savedContact } from "./contacts.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

/** One of the two, as it was when somebody chose: refused if it was saved since. */
const side = z.strictObject({ _id: id, version: z.int32() });

export const mergeContacts = endpoint("staff", "POST /api/contacts/merge", {
  summary:
    "Make one contact of two; refused where both have a final result. It cannot be undone",
  body: z
    .strictObject({
      keep: side,
      /** Its link opens the other one from now on. */
      drop: side,
      /** The fields as they are to be. */
      content: savedContact,
    })
    .refine(({ keep, drop }) => keep._id !== drop._id, { path: ["drop"] }),
  reply: contact,
});
