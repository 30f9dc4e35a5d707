import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  newRows,
  smallGroups,
} from "#server/testing/open-data/group-checker.ts";
import {
  addFamilies,
  createOpenStudy,
  openPackage,
} from "#server/testing/open-data/open-study.ts";
import { insertPackage } from "./queries.ts";

async function afterFirst() {
  const app = await createOpenStudy();
  const ids = await addFamilies(app, 60);
  const former = openPackage(await app.download()).rows;
  // As if it had been downloaded weeks ago.
  await app.pool.query(
    "UPDATE open_data_packages SET before = '2026-03-01', date = '2026-03-01'",
  );
  return { app, ids, former };
}

describe("a later package", () => {
  test("is the same on the same day, and not remembered twice", async () => {
    const app = await createOpenStudy();
    await addFamilies(app, 55);
    const first = openPackage(await app.download());
    const second = openPackage(await app.download());
    expect(newRows(first.rows, second.rows)).toEqual([]);
    expect(newRows(second.rows, first.rows)).toEqual([]);
    expect(await app.remembered()).toHaveLength(1);
  });

  test("has new families if they are enough", async () => {
    const { app } = await afterFirst();
    await addFamilies(app, 11, { day: "2026-05-06" });
    expect((await app.preview()).refused).toBeNull();
    const { rows } = openPackage(await app.download());
    expect(rows).toHaveLength(71);
    expect(smallGroups(rows)).toEqual([]);
    expect(await app.remembered()).toMatchObject([
      { number: 1, rows: 60 },
      { number: 2, rows: 71 },
    ]);
  });

  test("has the same rows again while too few families came", async () => {
    const { app, former } = await afterFirst();
    await addFamilies(app, 3, { day: "2026-05-06" });
    expect(await app.preview()).toMatchObject({
      rows: 60,
      waiting: 3,
      added: { rows: 0 },
      refused: null,
      former: { date: "2026-03-01T00:00:00.000Z", who: "Staff", rows: 60 },
    });
    const { rows } = openPackage(await app.download());
    expect(rows).toHaveLength(60);
    expect(newRows(former, rows)).toEqual([]);
    expect(await app.remembered()).toHaveLength(1);
  });

  test("is refused after a family was erased", async () => {
    const { app, ids } = await afterFirst();
    const reply = await app.ask(`DELETE /api/results/${ids[0]}/family`, {
      token: app.token,
    });
    expect(reply.statusCode).toBeLessThan(300);
    await addFamilies(app, 12, { day: "2026-05-06" });
    expect((await app.preview()).refused).toEqual({
      reason: "changed",
      amount: 1,
    });
  });

  test("keeps its columns when questions are added, reworded, reordered or removed", async () => {
    const { app } = await afterFirst();
    const [former] = await app.remembered();
    await app.pool.query("DELETE FROM questions WHERE position = 4");
    await app.pool.query(
      `UPDATE questions SET text = 'Reworded?', position = 99 WHERE position = 3`,
    );
    await app.pool.query(
      `INSERT INTO questions SELECT (copy).* FROM (SELECT jsonb_populate_record(questions, jsonb_build_object(
         '_id', $1::text, 'text', 'Newest?', 'purpose', NULL, 'position', 90)) AS copy
         FROM questions WHERE active LIMIT 1) AS copies`,
      [newId()],
    );
    app.cache.drop();
    await addFamilies(app, 11, { day: "2026-05-06" });
    expect(await app.preview()).toMatchObject({ refused: null, leftOut: 1 });
    const { files, rows } = openPackage(await app.download());
    expect(Object.keys(rows[0] ?? {}).slice(7)).toEqual(former?.answers);
    expect(rows.filter((row) => row["Q4_code"] === "")).toHaveLength(11);
    expect(files["codebook.csv"]).toContain("Reworded?");
    expect(files["codebook.csv"]).not.toContain("Newest?");
  });

  test("is refused if a published question now asks for the child's age", async () => {
    const { app } = await afterFirst();
    await app.pool.query("UPDATE questions SET purpose = NULL");
    await app.pool.query(
      "UPDATE questions SET purpose = 'age', text = 'Age?' WHERE position = 3",
    );
    app.cache.drop();
    await addFamilies(app, 60, { day: "2026-05-06" });
    expect((await app.preview()).refused.reason).toBe("columns");
  });
});

describe("the new rows of a later package", () => {
  test("do not show the few families who still answered a removed question", async () => {
    const { app, former } = await afterFirst();
    await addFamilies(app, 3, { day: "2026-05-06" });
    await app.pool.query("DELETE FROM questions WHERE position = 4");
    app.cache.drop();
    await addFamilies(app, 20, { day: "2026-05-06" });
    const { rows } = openPackage(await app.download());
    expect(rows).toHaveLength(83);
    const added = newRows(former, rows);
    expect(added).toHaveLength(23);
    expect(smallGroups(added)).toEqual([]);
    // Points minus the answers shown would reveal the hidden answer.
    const hidden = Object.keys(former[0] ?? {}).filter((name) =>
      added.every((row) => row[name] === ""),
    );
    const isScore = (name: string) => name.endsWith("_score");
    expect(hidden.filter(isScore)).toHaveLength(1);
    expect(
      hidden.filter((name) => name.endsWith("_proposed_rank")),
    ).toHaveLength(Object.keys(former[0] ?? {}).filter(isScore).length);
  });

  test("do not show the few families who came after a question was removed", async () => {
    const { app, former } = await afterFirst();
    await addFamilies(app, 20, { day: "2026-05-06" });
    await app.pool.query("DELETE FROM questions WHERE position = 4");
    app.cache.drop();
    await addFamilies(app, 3, { day: "2026-05-06" });
    const { rows } = openPackage(await app.download());
    expect(smallGroups(newRows(former, rows))).toEqual([]);
  });

  test("are described again after the first weeks of a quarter", async () => {
    const { app } = await afterFirst();
    await addFamilies(app, 12, { day: "2026-05-06" });
    await addFamilies(app, 6, { day: "2026-05-06", language: "es" });
    await addFamilies(app, 6, { day: "2026-07-06" });
    const second = openPackage(await app.download()).rows;
    expect(second.filter((row) => row["language"] === "")).toHaveLength(12);
    await app.pool.query(
      "UPDATE open_data_packages SET before = '2026-08-01' WHERE number = 2",
    );
    await addFamilies(app, 30, { day: "2026-08-06" });
    const third = openPackage(await app.download()).rows;
    const added = newRows(second, third);
    expect(added).toHaveLength(30);
    expect(smallGroups(added)).toEqual([]);
    expect(new Set(added.map((row) => row["quarter"]))).toEqual(
      new Set(["2026 Q3"]),
    );
  });
});

test("two downloads at once are one package", async () => {
  const app = await createOpenStudy();
  await addFamilies(app, 55);
  const replies = await Promise.all([app.download(), app.download()]);
  // The second one is refused if the first one is still running.
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes).toContain(200);
  expect(codes.every((code) => code === 200 || code === 503)).toBe(true);
  expect(await app.remembered()).toHaveLength(1);
});

test("two instances cannot remember a package at the same time", async () => {
  const app = await createOpenStudy();
  await addFamilies(app, 55);
  await app.download();
  const [remembered] = await app.remembered();
  expect(remembered && (await insertPackage(app.db, remembered))).toBe(false);
  expect(await app.remembered()).toHaveLength(1);
});
