import { z } from "zod";

/** A proof-of-work challenge that slows down automated attempts. */
export const humanCheck = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ purpose: z.string() }),
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

/** The browser's solution in ALTCHA's format. */
export const solvedCheck = z.string().max(4000).optional();

/** A signed one-time ticket, bound to a network, for browsers that cannot solve a challenge. */
export const plainTicket = z.string().max(400);
