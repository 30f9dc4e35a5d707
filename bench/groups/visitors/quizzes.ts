import type { Figure } from "#bench/figures.ts";
import type { Measured } from "#bench/load/measure.ts";
import { onServer } from "#bench/load/on-server.ts";
import { besideInsert, timesBare } from "./answers.ts";

/** Seconds: of code that runs once in a quiz Node makes the fast kind only after many quizzes. */
const warming = 15;

/** Whole quizzes finished in a second, as a share of the bare inserts of that second, by as many visitors. */
export function measureQuizzes(): Promise<Figure[]> {
  return onServer((bench) =>
    besideInsert(bench, async (bare) => {
      const contenders = {
        calls: bench.ours("a quiz by calls"),
        browser: bench.ours("a quiz as a browser"),
        plain: bench.ours("a quiz by plain forms"),
        bare,
      };
      const measured = await bench.generator.byTurns(contenders, warming);
      return [
        share("a quiz by calls", measured.calls, measured.bare),
        share("a quiz as a browser", measured.browser, measured.bare),
        share("a quiz by plain forms", measured.plain, measured.bare, 0.04),
      ];
    }),
  );
}

function share(
  what: string,
  ours: Measured,
  bare: Measured,
  least = 0.08,
): Figure {
  const today = ours.perSecond / bare.perSecond;
  const { beside } = timesBare(what, ours, bare);
  return {
    what: `${what} ÷ bare inserts`,
    today,
    unit: "×",
    least,
    beside,
  };
}
