import type { Figure } from "#bench/figures.ts";
import { onServer } from "#bench/load/on-server.ts";
import { besideBytes, besideInsert, costsOf, timesBare } from "./answers.ts";

/** What visitors' browsers call: cached replies, what is asked of the database, what is written. */
export function measureCalls(): Promise<Figure[]> {
  return onServer(async (bench) => {
    const { generator, ours } = bench;
    const cached = [
      await besideBytes(bench, "GET /api/settings", 1.4),
      await besideBytes(bench, "GET /api/concerns", 1.4),
      await besideBytes(bench, "GET /api/questions/pos/1", 1.4),
    ];
    const asked = await costsOf(
      bench,
      ["GET /api/contacts/{id}", "GET /api/results/{id}", "POST /api/events"],
      0.35,
    );
    return besideInsert(bench, async (bare) => {
      const plain = "POST /api/results";
      const withKey = "POST /api/results, with key";
      const measured = await generator.byTurns({
        [plain]: ours(plain),
        [withKey]: ours(withKey),
        bare,
      });
      return [
        ...cached,
        ...asked,
        timesBare(plain, measured[plain], measured.bare),
        timesBare(withKey, measured[withKey], measured.bare, 2),
      ];
    });
  });
}
