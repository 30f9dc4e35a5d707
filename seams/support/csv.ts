import { parse } from "csv-parse/sync";

/** The rows of a CSV file. */
export function csvOf({ rawPayload }: { rawPayload: Buffer }) {
  return parse(rawPayload, { bom: true, columns: true }) as Record<
    string,
    string
  >[];
}
