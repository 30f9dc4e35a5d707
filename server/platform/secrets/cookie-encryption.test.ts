import { onTestFinished, expect, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { createCookieEncryption, longestCookie } from "./cookie-encryption.ts";

const day = 24 * 60 * 60;
const start = Date.UTC(2026, 0, 20);
const text = JSON.stringify({ user: { parentName: "María" } });

async function seals() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return (time = start, purpose = "visit") =>
    createCookieEncryption(database.db, purpose, 30 * day, () => time);
}

test("every instance can decrypt a cookie, only for its purpose and before it expires", async () => {
  const seal = await seals();
  const sealed = await seal().seal(text);
  const other = await seal().seal(text);
  expect(sealed).not.toBe(other);
  expect(await seal(start + 29 * day * 1000).open(sealed)).toBe(text);
  expect(await seal(start + 30 * day * 1000).open(sealed)).toBeUndefined();
  expect(await seal(start, "another").open(sealed)).toBeUndefined();
  expect(await (await seals())().open(sealed)).toBeUndefined();
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(
    "parentName",
  );
});

test("rejects a modified, truncated or extended cookie", async () => {
  const seal = (await seals())();
  const sealed = Buffer.from(await seal.seal(text), "base64url");
  for (let at = 0; at < sealed.length; at += 1) {
    const forged = Buffer.from(sealed);
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
    expect(await seal.open(forged.toString("base64url"))).toBeUndefined();
  }
  const whole = sealed.toString("base64url");
  for (const broken of [
    undefined,
    "",
    whole.slice(0, -2),
    `${whole}AA`,
    "A".repeat(longestCookie + 1),
  ])
    expect(await seal.open(broken)).toBeUndefined();
});
