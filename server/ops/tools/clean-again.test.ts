import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { cleanAgain } from "./clean-again.ts";

test("removes forbidden formatting from every text and keeps the rest", async () => {
  const { db, pool } = await createQuizApp();
  expect(await cleanAgain(db)).toBe(0);
  const bad = `<p>Known.</p><script>alert(1)</script><img src="https://elsewhere.example/x" onerror="alert(1)">`;
  await pool.query(
    "UPDATE concerns SET childrencontent_es = $1 WHERE position = 1",
    [bad],
  );
  await pool.query("UPDATE questions SET description = $1 WHERE position = 2", [
    bad,
  ]);
  expect(await cleanAgain(db)).toBe(2);
  const { rows } = await pool.query(
    `SELECT childrencontent_es AS text FROM concerns WHERE position = 1
     UNION ALL SELECT description FROM questions WHERE position = 2`,
  );
  for (const { text } of rows) {
    expect(text).toContain("<p>Known.</p>");
    expect(text).not.toMatch(/script|onerror|elsewhere/);
  }
  expect(await cleanAgain(db)).toBe(0);
});
