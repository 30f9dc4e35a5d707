import { z } from "zod";
import { listLimits, nameLimit } from "#shared/rules/field-limits.ts";
import { contactFilter, contactSort } from "./contact-view.ts";
import { endpoint } from "./endpoint.ts";
import { id, idParams, requiredLine } from "./fields.ts";

const contactView = z.object({
  _id: id,
  name: z.string(),
  filter: contactFilter,
  sort: contactSort.nullable(),
});
export type SavedView = z.output<typeof contactView>;

const reply = z.array(contactView).max(listLimits.views);
const name = requiredLine(nameLimit);

export const listContactViews = endpoint("staff", "GET /api/contacts/views", {
  summary: "The views of the contacts that staff keep under a name",
  reply,
});

export const createContactView = endpoint("staff", "POST /api/contacts/views", {
  summary: "Keep a view of the contacts under a name; answers all of them",
  body: z.strictObject({
    name,
    filter: contactFilter,
    sort: contactSort.nullable().default(null),
  }),
  reply,
});

export const saveContactView = endpoint(
  "staff",
  "PUT /api/contacts/views/:id",
  {
    summary: "Rename a view; answers all of them",
    params: idParams,
    body: z.strictObject({ name }),
    reply,
  },
);

export const deleteContactView = endpoint(
  "staff",
  "DELETE /api/contacts/views/:id",
  {
    summary: "Delete a view, and no contact; answers the others",
    params: idParams,
    reply,
  },
);

// What is searched for may be a name: it stands in the body, as addresses are logged on their way.
export const exportContacts = endpoint("staff", "POST /api/contacts/csv", {
  summary: "contacts.csv: the contacts that a filter finds, with their links",
  body: z.strictObject({ filter: contactFilter }),
  file: "text/csv",
});
