import { z } from "zod";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { password } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, id, idParams, isoDate, requiredText } from "./fields.ts";

export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  lastsignin: isoDate.nullable(),
});
export type User = z.infer<typeof user>;

export const listUsers = endpoint("admin", "GET /api/users", {
  summary: "All admin users",
  reply: z.array(user),
});

export const readUser = endpoint("admin", "GET /api/users/:id", {
  summary: "One admin user",
  params: idParams,
  reply: user,
});

export const createUser = endpoint("admin", "POST /api/users", {
  summary: "Add an admin user",
  body: z.strictObject({
    name: requiredText(nameLimit),
    email: emailAddress,
    password,
  }),
  reply: user,
});

export const saveUser = endpoint("admin", "PUT /api/users/:id", {
  summary: "Change an admin user; without a password the old one stays",
  params: idParams,
  body: z.strictObject({
    _id: id.optional(),
    name: requiredText(nameLimit),
    email: emailAddress,
    password: password.optional(),
  }),
  reply: user,
});

export const deleteUser = endpoint("admin", "DELETE /api/users/:id", {
  summary: "Delete an admin user and end their sessions",
  params: idParams,
});
