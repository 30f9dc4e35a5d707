import type { ImportedRow } from "#shared/contract/imports.ts";
import type pg from "pg";

type Which = { of: string; from: number; to: number; firstPhone: number };

/** Families whom nobody has to tell apart: each has a name, a phone and an id of its own. */
export function familiesOf(
  { of, from, to, firstPhone }: Which,
  more: ImportedRow = {},
): ImportedRow[] {
  return Array.from({ length: to - from }, (_, at) => ({
    name: `María Núñez ${from + at}`,
    childname: "Ana",
    phone: `+1201${2_000_000 + firstPhone + from + at}`,
    redcapid: `${of}-${from + at}`,
    language: "es",
    ...more,
  }));
}

/** How many contacts these are, and how many families. */
export async function countFamilies(client: pg.Client, of: string) {
  const { rows } = await client.query<{ contacts: number; families: number }>(
    `SELECT count(*)::integer AS contacts, count(DISTINCT redcapid)::integer AS families
     FROM contacts WHERE starts_with(redcapid, $1)`,
    [`${of}-`],
  );
  const { contacts = 0, families = 0 } = rows[0] ?? {};
  return { contacts, families };
}
