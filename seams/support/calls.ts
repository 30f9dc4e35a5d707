import fc from "fast-check";
import pg from "pg";
import { vi } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { endpoints } from "#shared/contract/index.ts";
import { openSession } from "#server/staff/auth/sign-in.ts";
import { shapeOf, valuesOf } from "#server/testing/attacks/shapes.ts";
import { createStudy, plainCalls } from "#server/testing/plain-calls.ts";
import { createAdmin, nowhere } from "#server/testing/test-app.ts";
import { campaignDraft } from "./campaign.ts";

/** The tables that each call of the contract reads or writes, as seen in its statements. */
export async function tablesOfCalls(): Promise<Map<string, Set<string>>> {
  const study = await createStudy();
  const result = await study.finish();
  const { _id: caller } = await createAdmin(study);
  const campaign = await study.ask("POST /api/campaigns", {
    token: study.token,
    body: { ...campaignDraft, contacts: [study.contact._id] },
  });
  const ids: [RegExp, string][] = [
    [/^\/api\/campaigns\//, campaign.json()],
    [/^\/api\/results\/user\//, study.contact._id],
    [/^\/api\/results\//, result],
    [/^\/api\/contacts\//, study.contact._id],
    [/^\/api\/concerns\//, study.concern],
    [/^\/api\/questions\//, study.question],
  ];
  const query = vi.spyOn(pg.Client.prototype, "query");
  const tables = new Map<string, Set<string>>();
  for (const endpoint of endpoints) {
    const id = ids.find(([path]) => path.test(endpoint.path))?.[1];
    const path = endpoint.path
      .replace(":number", "1")
      .replace(/:\w+/, id ?? "1".repeat(22));
    const bodies = await bodiesFor(endpoint, study);
    query.mockClear();
    for (const body of bodies) {
      const token = await openSession(study.db, caller, nowhere);
      await study.ask(`${endpoint.method} ${path}${queryOf(endpoint)}`, {
        token,
        ...(body !== undefined && { body }),
      });
    }
    const texts = query.mock.calls.map(([statement]) => textOf(statement));
    tables.set(endpoint.line, new Set(texts.flatMap(tablesIn)));
  }
  return tables;
}

const queryOf = ({ path }: Endpoint) =>
  path.endsWith("feedbacks/csv") ? "?type=website" : "";

type Study = Awaited<ReturnType<typeof createStudy>>;

/** Valid bodies: those with the fields of the specification, and generated ones. */
async function bodiesFor(
  { line, body }: Endpoint,
  study: Study,
): Promise<unknown[]> {
  if (!body) return [undefined];
  const plain = Object.entries(plainCalls).filter(
    ([name]) => name.split(", ")[0] === line,
  );
  const made = plain.map(async ([, make]) => (await make(study)).body);
  const generated = fc.sample(valuesOf(shapeOf(body)), { numRuns: 2, seed: 1 });
  return [...(await Promise.all(made)), ...generated];
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: string } | null)?.text ?? "");
}

const tablesIn = (text: string) =>
  [...text.matchAll(/\b(?:from|join|into|update|using)\s+"?(\w+)"?/gi)].map(
    ([, table = ""]) => table,
  );
