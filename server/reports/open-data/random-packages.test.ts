import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#shared/rules/language.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  findLeaks,
  smallGroups,
} from "#server/testing/open-data/group-checker.ts";
import { rounds } from "#server/testing/rounds.ts";
import type { DescribedFamily } from "./families.ts";
import { describeRow, mayShow, type PackagePlan, planPackage } from "./plan.ts";

const quarters = ["2025 Q4", "2026 Q1", "2026 Q2", "2026 Q3", "2026 Q4"];

/** Prefers the first value, so that some descriptions are common and others rare. */
const mostly = <T>(values: readonly T[]) =>
  fc.oneof(
    { arbitrary: fc.constant(values[0] as T), weight: 6 },
    { arbitrary: fc.constantFrom(...values), weight: 1 },
  );

const families: fc.Arbitrary<DescribedFamily> = fc.record({
  quarter: mostly(quarters),
  language: mostly(languages),
  arrived: mostly(["invited", "walk-in"] as const),
  age: mostly([...answerOptions, null]),
  doses: mostly([...answerOptions, null]),
  information: mostly([2, 1, null]),
});

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 11, max: 100 }),
);

/** The questions of the study; not all families were asked all of them. */
const questions = ["Q3_code", "Q4_code", "Q5_code"];

type Row = { family: DescribedFamily; asked: string[] };

/** Groups of families with the same description, like those who came in one week. */
const study = (minLength: number, maxLength: number) =>
  fc
    .array(
      fc.record({
        family: families,
        amount: amounts,
        asked: fc.oneof(
          { arbitrary: fc.constant(questions), weight: 8 },
          { arbitrary: fc.subarray(questions), weight: 1 },
        ),
      }),
      { minLength, maxLength },
    )
    .map((groups) =>
      groups.flatMap(({ family, amount, asked }) =>
        Array.from({ length: amount }, (): Row => ({ family, asked })),
      ),
    );

/** What came with a package. */
type Part = { plan: PackagePlan; columns: string[]; rows: Row[] };

const countedIn = (rows: Row[]) =>
  rows.map(({ family }) => ({ family, amount: 1 }));

const shownIn = (rows: Row[], columns: string[]) =>
  columns.filter((column) =>
    mayShow(
      [[column]],
      rows.length,
      ([name = ""]) => rows.filter(({ asked }) => asked.includes(name)).length,
    ),
  );

/** The published rows. The number stands for the answers, which link the rows of two packages. */
function publish(parts: Part[]) {
  const published = parts.flatMap(({ plan, columns, rows }) =>
    rows.map(({ family, asked }) => {
      const cells = describeRow(plan, family);
      const answers = (parts[0]?.columns ?? []).map((name) => {
        const isShown = columns.includes(name) && asked.includes(name);
        return [name, isShown ? "A" : ""];
      });
      return Object.fromEntries([
        ...plan.columns.map((column, place) => [column, cells[place] ?? ""]),
        ...answers,
      ]) as Record<string, string>;
    }),
  );
  return new Map(published.map((cells, at) => [String(at), cells]));
}

const runs = rounds(100);

test("random packages have no small group in any choice of columns", () => {
  const seen = { allowed: 0, blank: 0, leftOut: 0 };
  fc.assert(
    fc.property(study(2, 40), (rows) => {
      const outcome = planPackage([countedIn(rows)], []);
      expect("plan" in outcome).toBe(rows.length >= 55);
      if (!("plan" in outcome)) return;
      const { plan } = outcome;
      const columns = shownIn(rows, questions);
      const cells = [...publish([{ plan, columns, rows }]).values()];
      expect(smallGroups(cells)).toEqual([]);
      seen.allowed += 1;
      if (plan.blank > 0) seen.blank += 1;
      if (columns.length < questions.length) seen.leftOut += 1;
    }),
    { numRuns: runs, seed: 41 },
  );
  expect(seen.allowed).toBeGreaterThan(0.8 * runs);
  expect(seen.blank).toBeGreaterThan(0.02 * runs);
  expect(seen.leftOut).toBeGreaterThan(0.02 * runs);
});

test("random series of packages reveal no family, or are refused", () => {
  const seen: Record<string, number> = {};
  const count = (what: string) => (seen[what] = (seen[what] ?? 0) + 1);
  const growth = fc.record({
    added: study(0, 4),
    erased: fc.constantFrom(0, 0, 0, 1, 2),
  });
  const series = fc.record({
    first: study(8, 20),
    growths: fc.tuple(growth, growth),
  });
  fc.assert(
    fc.property(series, ({ first, growths }) => {
      fc.pre(first.length >= 55);
      const parts: Part[] = [];
      const packages: ReturnType<typeof publish>[] = [];
      for (const { added, erased } of [
        { added: first, erased: 0 },
        ...growths,
      ]) {
        const former = parts.map(({ rows }, at) =>
          at === 0 ? rows.slice(erased) : rows,
        );
        const outcome = planPackage(
          [...former, added].map(countedIn),
          parts.map(({ plan }) => plan),
        );
        count("plan" in outcome ? "allowed" : outcome.refused);
        if (!("plan" in outcome)) return;
        const columns = shownIn(added, parts[0]?.columns ?? questions);
        if (parts[0] && columns.length < parts[0].columns.length)
          count("empty");
        parts.push({ plan: outcome.plan, columns, rows: added });
        const later = publish(parts);
        expect(smallGroups([...later.values()])).toEqual([]);
        for (const each of packages) expect(findLeaks(each, later)).toEqual([]);
        packages.push(later);
      }
    }),
    { numRuns: runs, seed: 41 },
  );
  for (const what of ["allowed", "changed", "fewNew", "empty"])
    expect(seen[what], what).toBeGreaterThan(0.1 * runs);
});

test("is the same for the same rows in another order", () => {
  fc.assert(
    fc.property(study(0, 30), (rows) => {
      const counted = countedIn(rows);
      expect(planPackage([counted.toReversed()], [])).toEqual(
        planPackage([counted], []),
      );
    }),
    { numRuns: 100 },
  );
});
