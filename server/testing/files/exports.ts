import { parse } from "csv-parse/sync";
import type { LightMyRequestResponse } from "fastify";

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Parses a CSV file strictly and independently of the product's code. */
export function readCsv({ rawPayload }: LightMyRequestResponse) {
  if (!rawPayload.subarray(0, 3).equals(byteOrderMark))
    throw new Error("The file does not say that it is UTF-8.");
  return parse(rawPayload, {
    bom: true,
    columns: true,
    record_delimiter: "\r\n",
  }) as Record<string, string>[];
}
