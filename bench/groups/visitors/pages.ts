import type { Figure } from "#bench/figures.ts";
import { onServer } from "#bench/load/on-server.ts";
import { besideBytes, costsOf } from "./answers.ts";

/** Pages: those that everybody gets beside bare Fastify, the others by themselves. */
export function measurePages(): Promise<Figure[]> {
  return onServer(async (bench) => [
    await besideBytes(bench, "page /", 1.4),
    await besideBytes(bench, "page /quiz", 1.4),
    ...(await costsOf(
      bench,
      ["page /question/1", "page /{contactId}", "page /results/{id}"],
      1,
    )),
  ]);
}
