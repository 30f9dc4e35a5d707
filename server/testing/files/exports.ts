import { parse } from "csv-parse/sync";
import type { LightMyRequestResponse } from "fastify";

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The file as an independent reader understands it: strict about quotes, lines and columns. */
export function readCsv({ rawPayload }: LightMyRequestResponse) {
  if (!rawPayload.subarray(0, 3).equals(byteOrderMark))
    throw new Error("The file does not say that it is UTF-8.");
  return parse(rawPayload, {
    bom: true,
    columns: true,
    record_delimiter: "\r\n",
  }) as Record<string, string>[];
}
