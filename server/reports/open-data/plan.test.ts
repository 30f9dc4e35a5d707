import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#shared/rules/language.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import {
  betrayals,
  smallGroups,
} from "#server/testing/open-data/group-checker.ts";
import type { DescribedFamily } from "./families.ts";
import {
  type Counted,
  describeRow,
  type PackagePlan,
  planPackage,
} from "./plan.ts";

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

/** Groups of families with the same description, like those who came in one week. */
const study = (minLength: number, maxLength: number) =>
  fc
    .array(fc.tuple(families, amounts), {
      minLength,
      maxLength,
    })
    .map((groups) =>
      groups.flatMap(([family, amount]) =>
        Array.from({ length: amount }, () => family),
      ),
    );

type Rows = { early: DescribedFamily[]; late: DescribedFamily[] };

function countedIn({ early, late }: Rows): Counted[] {
  return [
    ...early.map((family) => ({ family, early: 1, late: 0 })),
    ...late.map((family) => ({ family, early: 0, late: 1 })),
  ];
}

/** The published rows. The number stands for the answers, which link the rows of two packages. */
const publish = (plan: PackagePlan, rows: DescribedFamily[]) =>
  new Map(
    rows.map((family, at) => {
      const cells = describeRow(plan, family);
      return [
        String(at),
        Object.fromEntries(
          plan.columns.map((column, place) => [column, cells[place] ?? ""]),
        ),
      ];
    }),
  );

/** The plan of a package that must be allowed. */
function planFor(rows: Rows, former?: PackagePlan): PackagePlan {
  const outcome = planPackage(countedIn(rows), former);
  if (!("plan" in outcome)) throw new Error(outcome.refused);
  return outcome.plan;
}

const many = (
  amount: number,
  more: Partial<DescribedFamily> = {},
): DescribedFamily[] =>
  Array.from({ length: amount }, () => ({
    quarter: "2026 Q1",
    language: "en",
    arrived: "invited",
    age: "C",
    doses: "A",
    information: 1,
    ...more,
  }));

test("1,000 random packages have no small group in any choice of columns", () => {
  let [allowed, blanked] = [0, 0];
  fc.assert(
    fc.property(study(2, 40), (early) => {
      const outcome = planPackage(countedIn({ early, late: [] }));
      expect("plan" in outcome).toBe(early.length >= 55);
      if (!("plan" in outcome)) return;
      const rows = [...publish(outcome.plan, early).values()];
      expect(smallGroups(rows)).toEqual([]);
      allowed += 1;
      if (outcome.plan.blank > 0) blanked += 1;
    }),
    { numRuns: 1000, seed: 41 },
  );
  expect(allowed).toBeGreaterThan(800);
  expect(blanked).toBeGreaterThan(20);
});

test("1,000 random series of packages betray no one, or are refused", () => {
  const outcomes: Record<string, number> = {};
  // A later package is most often allowed if many families like the former ones came.
  const growth = fc.record({
    again: fc.integer({ min: 0, max: 1 }),
    late: study(0, 2),
    erased: fc.constantFrom(0, 0, 0, 1, 2),
  });
  const series = fc.record({
    first: study(8, 20),
    growths: fc.tuple(growth, growth),
  });
  fc.assert(
    fc.property(series, ({ first, growths }) => {
      fc.pre(first.length >= 55);
      let early = first;
      let former = planFor({ early, late: [] });
      const packages = [publish(former, early)];
      for (const { again, late, erased } of growths) {
        const typical = early.filter((family) =>
          describeRow(former, family).every((cell) => cell !== ""),
        );
        const newer = [
          ...Array<DescribedFamily[]>(again).fill(typical).flat(),
          ...late,
        ];
        const rest = early.slice(0, early.length - erased);
        const outcome = planPackage(
          countedIn({ early: rest, late: newer }),
          former,
        );
        const what = "plan" in outcome ? "allowed" : outcome.refused;
        outcomes[what] = (outcomes[what] ?? 0) + 1;
        if (!("plan" in outcome)) return;
        former = outcome.plan;
        early = [...rest, ...newer];
        const later = publish(former, early);
        expect(smallGroups([...later.values()])).toEqual([]);
        for (const each of packages) expect(betrayals(each, later)).toEqual([]);
        packages.push(later);
      }
    }),
    { numRuns: 1000, seed: 41 },
  );
  expect(outcomes["allowed"]).toBeGreaterThan(100);
  expect(outcomes["changed"]).toBeGreaterThan(100);
  expect(outcomes["grown"]).toBeGreaterThan(100);
});

describe("the first package", () => {
  test.each([0, 10, 54])("is refused with %i rows", (amount) => {
    const outcome = planPackage(countedIn({ early: many(amount), late: [] }));
    expect(outcome).toEqual({ refused: "tooFew", amount });
  });

  test("with 55 equal rows loses nothing", () => {
    const plan = planFor({ early: many(55), late: [] });
    expect(plan).toMatchObject({ withheld: [], blank: 0 });
    expect(plan.columns).toEqual([
      "quarter",
      "language",
      "arrived",
      "child_age",
      "child_doses",
      "information_version",
    ]);
  });

  test("gives up details in the order of the ladder, only as far as needed", () => {
    const columnsOf = (early: DescribedFamily[]) =>
      planFor({ early, late: [] }).columns.join(" ");
    const rest = many(60);
    expect(columnsOf([...rest, ...many(5, { quarter: "2026 Q2" })])).toBe(
      "year language arrived child_age child_doses information_version",
    );
    expect(columnsOf([...rest, ...many(5, { age: "B" })])).toBe(
      "quarter language arrived child_age_group child_doses information_version",
    );
    expect(columnsOf([...rest, ...many(5, { quarter: "2025 Q2" })])).toBe(
      "language arrived child_age child_doses information_version",
    );
    expect(columnsOf([...rest, ...many(5, { language: "es" })])).toBe(
      "quarter arrived child_age child_doses information_version",
    );
  });

  test("leaves a few rare descriptions blank instead", () => {
    const early = [...many(300), ...many(12, { doses: "B" })];
    const odd = many(2, { language: "es", age: null });
    const plan = planFor({ early: [...early, ...odd], late: [] });
    expect(plan.columns).toHaveLength(6);
    expect(plan.withheld).toEqual([
      "2026 Q1,en,invited,11 to 12,one,1",
      "2026 Q1,es,invited,not asked,none,1",
    ]);
    expect(plan.blank).toBe(14);
    expect(describeRow(plan, odd[0] as DescribedFamily)).toEqual(
      Array(6).fill(""),
    );
  });

  test("is the same for the same rows in another order", () => {
    fc.assert(
      fc.property(study(0, 30), (early) => {
        const rows = countedIn({ early, late: [] });
        expect(planPackage(rows.toReversed())).toEqual(planPackage(rows));
      }),
      { numRuns: 100 },
    );
  });
});

describe("a later package", () => {
  const first = [...many(60), ...many(20, { language: "es" })];
  const former = planFor({ early: first, late: [] });

  test("may be the same", () => {
    expect(planFor({ early: first, late: [] }, former)).toEqual(former);
  });

  test("may have a new quarter", () => {
    const late = many(11, { quarter: "2026 Q2" });
    const plan = planFor({ early: first, late }, former);
    expect(new Set(Object.values(plan.groups))).toEqual(new Set([11, 20, 60]));
  });

  test.each([
    [many(10), "grown"],
    [many(3, { age: "E" }), "grown"],
  ] as const)("is refused if a group grew by too few", (late, refused) => {
    const outcome = planPackage(
      countedIn({ early: first, late: [...late] }),
      former,
    );
    expect(outcome).toEqual({ refused, amount: 1 });
  });

  test("is refused after an erasure, even if others came", () => {
    for (const late of [[], many(1), many(12)])
      expect(
        planPackage(countedIn({ early: first.slice(1), late }), former),
      ).toEqual({ refused: "changed", amount: 1 });
  });

  test("keeps blank what was blank", () => {
    const odd = many(11, { language: "es", age: null });
    const early = [...many(300), ...odd.slice(0, 6), ...many(6, { age: "E" })];
    const blanked = planFor({ early, late: [] });
    expect(blanked.blank).toBe(12);
    const plan = planFor({ early, late: [...odd] }, blanked);
    expect(plan.blank).toBe(23);
    expect(plan.groups).toEqual(blanked.groups);
  });
});
