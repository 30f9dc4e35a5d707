import { describe, expect, test } from "vitest";
import type { DescribedFamily } from "./families.ts";
import { describeRow, mayShow, type PackagePlan, planPackage } from "./plan.ts";

/** The plan of a package that must be allowed. */
function planFor(parts: DescribedFamily[][], former: PackagePlan[] = []) {
  const counted = parts.map((rows) =>
    rows.map((family) => ({ family, amount: 1 })),
  );
  const outcome = planPackage(counted, former);
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

describe("the first package", () => {
  test.each([0, 10, 54])("is refused with %i rows", (amount) => {
    const outcome = planPackage([[{ family: many(1)[0]!, amount }]], []);
    expect(outcome).toEqual({ refused: "tooFew", amount });
  });

  test("with 55 equal rows loses nothing", () => {
    const plan = planFor([many(55)]);
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
    const columnsOf = (rows: DescribedFamily[]) =>
      planFor([rows]).columns.join(" ");
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
    const plan = planFor([[...early, ...odd]]);
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
});

describe("a later package", () => {
  const first = [...many(60), ...many(20, { language: "es" })];
  const former = [planFor([first])];

  const outcomeOf = (rows: DescribedFamily[], added: DescribedFamily[]) =>
    planPackage(
      [rows, added].map((each) =>
        each.map((family) => ({ family, amount: 1 })),
      ),
      former,
    );

  test("may add nothing", () => {
    expect(planFor([first, []], former)).toMatchObject({
      groups: {},
      blank: 0,
    });
  });

  test("may add a new quarter, in the same columns", () => {
    const plan = planFor([first, many(11, { quarter: "2026 Q2" })], former);
    expect(plan.columns).toEqual(former[0]?.columns);
    expect(Object.values(plan.groups)).toEqual([11]);
  });

  test("is refused if too few came", () => {
    for (const amount of [1, 10])
      expect(outcomeOf(first, many(amount))).toEqual({
        refused: "fewNew",
        amount,
      });
  });

  test("leaves new descriptions blank that are rare among the new rows", () => {
    const added = [...many(10), ...many(3, { age: "E" }), ...many(30)];
    const plan = planFor([first, added], former);
    expect(plan.blank).toBe(43);
    const more = [...added, ...many(12, { language: "es" })];
    expect(planFor([first, more], former)).toMatchObject({ blank: 15 });
  });

  test("describes new families whose description was blank before", () => {
    const odd = (amount: number) => many(amount, { language: "es", age: null });
    const rows = [...many(300), ...odd(6), ...many(6, { age: "E" })];
    const blanked = planFor([rows]);
    expect(blanked.blank).toBe(12);
    const plan = planFor([rows, odd(11)], [blanked]);
    expect(plan).toMatchObject({ blank: 0, withheld: [] });
    expect(describeRow(blanked, odd(1)[0]!)).toEqual(Array(6).fill(""));
    expect(describeRow(plan, odd(1)[0]!)).not.toContain("");
  });

  test("is refused after an erasure, even if others came", () => {
    for (const added of [[], many(1), many(12)])
      expect(outcomeOf(first.slice(1), added)).toEqual({
        refused: "changed",
        amount: 1,
      });
  });

  test("is refused after an erasure among blank rows", () => {
    const rows = [
      ...many(300),
      ...many(12, { age: "E" }).map((each, at) => ({
        ...each,
        doses: at > 5 ? ("A" as const) : ("B" as const),
      })),
    ];
    const blanked = planFor([rows]);
    expect(blanked.blank).toBe(12);
    expect(
      planPackage(
        [rows.slice(0, -1).map((family) => ({ family, amount: 1 })), []],
        [blanked],
      ),
    ).toEqual({ refused: "changed", amount: 1 });
  });
});

describe("a column", () => {
  test.each([
    [0, false],
    [1, false],
    [10, false],
    [11, true],
    [89, true],
    [90, false],
    [99, false],
    [100, true],
  ])("that %i of 100 rows answer is shown: %j", (amount, isShown) => {
    expect(mayShow([["1"]], 100, () => amount)).toBe(isShown);
  });

  test("is not shown if it reveals who gave an answer that few gave", () => {
    const amountOf = ([name]: string[]) => (name === "own" ? 100 : 3);
    expect(mayShow([["own"]], 100, amountOf)).toBe(true);
    expect(mayShow([["own"], ["other"]], 100, amountOf)).toBe(false);
  });
});
