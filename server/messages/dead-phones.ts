import type { Problem } from "#shared/contract/sms.ts";
import type { Database } from "#server/db/connect.ts";
import { upsertDeadPhone } from "./dead-phones-queries.ts";
import { insertOptOut } from "./opt-outs-queries.ts";

/** What says of the phone, not of the message, that texts do not reach it. */
const deadly: Problem[] = ["bad_number", "unreachable", "blocked"];

/** Remembers of a phone what a text to it failed by, so that no further ones are sent. */
export async function notePhone(
  db: Database,
  phone: string,
  problem: Problem | null | undefined,
) {
  if (problem === "opted_out") await insertOptOut(db, phone);
  if (problem && deadly.includes(problem))
    await upsertDeadPhone(db, phone, problem);
}
