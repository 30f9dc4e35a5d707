import { describe, expect, onTestFinished, test } from "vitest";
import { findSecret } from "#server/secrets/queries.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { createVisitSeal } from "./visit-seal.ts";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 20);

async function seals() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const at = (time: number) => createVisitSeal(database.db, () => time);
  return { ...database, at };
}

const text = JSON.stringify({ user: { parentName: "María" } });

describe("what is sealed", () => {
  test("is read again by every instance, and by nobody else", async () => {
    const { at } = await seals();
    const sealed = await at(start).seal(text);
    expect(await at(start).open(sealed)).toBe(text);
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(
      "parentName",
    );
    const foreign = await seals();
    expect(await foreign.at(start).open(sealed)).toBeUndefined();
  });

  test("never looks the same twice", async () => {
    const seal = (await seals()).at(start);
    expect(await seal.seal(text)).not.toBe(await seal.seal(text));
  });

  test("is worth nothing with any bit turned, cut or added", async () => {
    const seal = (await seals()).at(start);
    const sealed = Buffer.from(await seal.seal(text), "base64url");
    for (let at = 0; at < sealed.length; at += 1) {
      const forged = Buffer.from(sealed);
      forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
      expect(await seal.open(forged.toString("base64url"))).toBeUndefined();
    }
    const other = [sealed.subarray(1), Buffer.concat([sealed, sealed])];
    for (const bytes of [...other, Buffer.alloc(3), Buffer.alloc(40)])
      expect(await seal.open(bytes.toString("base64url"))).toBeUndefined();
    for (const noise of ["", "garbage", "%00", "🦠", "A".repeat(30_000)])
      expect(await seal.open(noise)).toBeUndefined();
  });

  test("ends after 30 days, and does not begin tomorrow", async () => {
    const { at } = await seals();
    const sealed = await at(start).seal(text);
    expect(await at(start + 29.9 * day).open(sealed)).toBe(text);
    expect(await at(start + 30.1 * day).open(sealed)).toBeUndefined();
    expect(await at(start - day).open(sealed)).toBeUndefined();
  });
});

describe("its secret", () => {
  test("is another one each month, and the one before still opens", async () => {
    const { at, pool } = await seals();
    const before = await at(start).seal(text);
    const seal = at(start + 20 * day);
    const after = await seal.seal(text);
    expect(await seal.open(before)).toBe(text);
    expect(await seal.open(after)).toBe(text);
    const { rows } = await pool.query(
      "SELECT name FROM secrets WHERE name LIKE 'visits %' ORDER BY name",
    );
    expect(rows).toEqual([
      { name: "visits 2026-01" },
      { name: "visits 2026-02" },
    ]);
  });

  test("is gone for good when it was deleted", async () => {
    const { at, db, pool } = await seals();
    const sealed = await at(start).seal(text);
    await pool.query("DELETE FROM secrets WHERE name LIKE 'visits %'");
    expect(await at(start).open(sealed)).toBeUndefined();
    expect(await findSecret(db, "visits 2026-01")).not.toBe("");
  });
});
