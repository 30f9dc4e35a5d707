import { z } from "zod";

/** A small task for the browser: too much for those who try thousands of times. */
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

/** What the browser found, in the words of ALTCHA. */
export const solvedCheck = z.string().max(4000).optional();

/** For browsers that cannot solve a task: sealed, from one network, good once. */
export const plainTicket = z.string().max(400);
