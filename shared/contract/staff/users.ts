import { z } from "zod";
import { roles as allRoles } from "#shared/rules/staff/roles.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import {
  emailAddress,
  id,
  idParams,
  isoDate,
  requiredText,
  password,
} from "#shared/contract/fields.ts";

const role = z.enum(allRoles);
/** At least one role, without duplicates. */
export const roleList = z
  .array(role)
  .min(1)
  .max(allRoles.length)
  .overwrite((chosen) => allRoles.filter((each) => chosen.includes(each)));

const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  /** Whether two-step verification is set up. */
  secondstep: z.boolean(),
  lastsignin: isoDate.nullable(),
});
export type User = z.infer<typeof user>;

export const listUsers = staffCall("GET /api/users", {
  summary: "All users",
  reply: z.array(user),
});

export const readUser = staffCall("GET /api/users/:id", {
  summary: "One user",
  params: idParams,
  reply: user,
});

export const createUser = staffCall("POST /api/users", {
  summary: "Add a user; an admin by default",
  body: z.strictObject({
    name: requiredText(nameLimit),
    email: emailAddress,
    password,
    roles: roleList.default(["admin"]),
  }),
  reply: user,
});

export const saveUser = staffCall("PUT /api/users/:id", {
  summary: "Change a user; an omitted password or omitted roles stay unchanged",
  params: idParams,
  body: z.strictObject({
    _id: id.optional(),
    name: requiredText(nameLimit),
    email: emailAddress,
    password: password.optional(),
    roles: roleList.optional(),
  }),
  reply: user,
});

export const deleteUser = staffCall("DELETE /api/users/:id", {
  summary: "Delete a user and end their sessions",
  params: idParams,
});

export const resetTwoStep = staffCall("DELETE /api/users/:id/second-step", {
  summary: "Remove a user's two-step verification and end their sessions",
  params: idParams,
});
