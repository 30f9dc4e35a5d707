import type { RawBuilder } from "kysely";

/** A table as PostgreSQL writes it, and how each of its rows becomes a line of the file. */
export type Table = {
  rows: RawBuilder<unknown>;
  /** Where they are not those of `rows`. */
  names?: string[];
  /** Makes a line of a row; each is one line, its bytes as latin1. */
  line?: (row: string) => string;
};
