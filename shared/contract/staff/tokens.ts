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
  summary: "One's own tokens for scripts; for admins those of everybody",
  reply: z.array(apiToken),
});

export const createToken = staffCall("POST /api/account/tokens", {
  summary: "Make a token for scripts; it is said this one time",
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
  summary: "End a token: one's own, or as an admin anybody's",
  params: idParams,
});
