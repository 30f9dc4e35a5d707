import { z } from "zod";
import {
  tokenDays,
  tokenNameLimit,
  tokenRoles,
} from "#shared/rules/staff/tokens.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  requiredLine,
} from "#shared/contract/fields.ts";

const apiToken = z.object({
  _id: id,
  name: z.string(),
  roles: z.array(z.enum(tokenRoles)),
  /** Name of the owner. Admins see the tokens of all users. */
  owner: z.string(),
  isOwn: z.boolean(),
  created: isoDate,
  expires: isoDate,
  lastused: isoDate.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listTokens = staffCall("GET /api/account/tokens", {
  summary: "Own API tokens; for admins the tokens of all users",
  reply: z.array(apiToken),
});

export const createToken = staffCall("POST /api/account/tokens", {
  summary: "Create an API token, which is shown only once",
  body: z.strictObject({
    name: requiredLine(tokenNameLimit),
    roles: z
      .array(z.enum(tokenRoles))
      .min(1)
      .max(tokenRoles.length)
      .refine((roles) => new Set(roles).size === roles.length),
    days: z.int().min(1).max(tokenDays.most).default(tokenDays.usual),
  }),
  reply: z.object({ token: z.string() }),
});

export const deleteToken = staffCall("DELETE /api/account/tokens/:id", {
  summary: "Revoke an own token; for admins any token",
  params: idParams,
});
