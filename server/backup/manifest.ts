import { z } from "zod";

export const tablePrefix = "tables/";
export const imagePrefix = "images/";
export const firstEntry = "backup.json";
export const lastEntry = "end.json";

/** What stands first in an archive: what it takes to make the tables that its rows belong to. */
export const manifest = z.strictObject({
  format: z.literal(1),
  made: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Each after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The weekly partitions of events, in backups of releases that had them. */
  eventWeeks: z.array(z.iso.date()).optional(),
  /** Where the record of acts ended, `PLACE:HASH` as `npm run audit:verify -- --known` takes it; empty before its first line. */
  record: z.string().optional(),
  sequences: z.array(
    z.object({ name: z.string(), last: z.string(), called: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;
export type Table = Manifest["tables"][number];

/** What stands last: an archive without it was cut off. */
export const summary = z.strictObject({
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  images: z.record(z.string(), z.string()),
});
export type Summary = z.infer<typeof summary>;
