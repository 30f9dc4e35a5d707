import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { LoggedAct } from "#shared/contract/reports/activity-log.ts";
import {
  withEditedItem,
  withStaff,
} from "#server/testing/staff/staff-calls.ts";
import { createStaff, createTestApp } from "#server/testing/test-app.ts";

type Page = {
  acts: LoggedAct[];
  people: { _id: string; name: string }[];
  next: string | null;
};

async function withRecord() {
  const app = await withEditedItem("concerns", 0);
  const read = async (query = ""): Promise<Page> =>
    (await app.call(`GET /api/record${query}`)).json();
  const events = async (query: string) =>
    (await read(query)).acts.map(({ event }) => event);
  return { ...app, read, events };
}

test("shows an admin what was done, field by field, with the text before and after", async () => {
  const { save, item, me, read } = await withRecord();
  await save({ name_es: "Nuevo" });
  const { acts, people, next } = await read();
  expect(acts[0]).toMatchObject({
    event: "concern_saved",
    who: me.name,
    user: me._id,
    network: "127.0.0.0",
    about: item.name,
    changes: [
      { of: "concerns", field: "name_es", was: item.name_es, now: "Nuevo" },
    ],
  });
  expect([people, next]).toEqual([[{ _id: me._id, name: me.name }], null]);
});

test("filters by user, kind, days and subject", async () => {
  const { save, call, events, me, _id, pool, ...app } = await withRecord();
  const other = await createStaff(app, ["researcher"]);
  await call("GET /api/feedbacks", undefined, other.token);
  await save({ name_es: "Nuevo" });
  await pool.query(
    "INSERT INTO audit (date, event) VALUES ('2026-01-31T23:59:59Z', 'signed_in')",
  );
  expect(await events(`?user=${other._id}`)).toEqual(["feedbacks_read"]);
  expect(await events("?kind=words")).toEqual(["concern_saved"]);
  expect(await events(`?subject=${_id}&user=${me._id}`)).toEqual([
    "concern_saved",
  ]);
  const day = "?from=2026-01-31&to=2026-01-31";
  expect(await events(day)).toEqual(["signed_in"]);
  expect(await events("?to=2026-01-30")).toEqual([]);
  for (const wrong of ["kind=x", "user=x", "from=x", "subject=%27", "x=1"])
    expect((await call(`GET /api/record?${wrong}`)).statusCode).toBe(400);
});

test("pages without gaps, and names deleted users", async () => {
  const app = await withStaff(await createTestApp());
  const { _id } = await createStaff(app, ["editor"]);
  await app.pool.query(
    `INSERT INTO audit (date, event, "user") SELECT now() - n / 3 * interval '1 minute', 'signed_in', $1
     FROM generate_series(1, 120) AS n`,
    [_id],
  );
  await app.call(`DELETE /api/users/${_id}`);
  const read = async (after: string | null): Promise<Page> =>
    (
      await app.call(
        `GET /api/record${after === null ? "" : `?after=${after}`}`,
      )
    ).json();
  const seen: string[] = [];
  let page = await read(null);
  expect(page.people).toContainEqual({ _id, name: "Staff" });
  for (;;) {
    seen.push(...page.acts.map(({ number }) => number));
    if (page.next === null) break;
    page = await read(page.next);
    expect(page.people).toEqual([]);
  }
  expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
});

test("exports the same entries as a file that is safe for spreadsheets", async () => {
  const { save, call, auditLines } = await withRecord();
  await save({ name_es: "=1+1" });
  const csv = (await call("GET /api/record/csv?kind=words")).body;
  const rows: Record<string, string>[] = parse(csv, {
    columns: true,
    bom: true,
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ event: "concern_saved", who: "Staff" });
  expect(rows[0]?.["changes"]).toMatch(/^concerns\.name_es: ".*" > "=1\+1"$/);
  expect((await auditLines()).at(-1)).toMatchObject({
    event: "data_exported",
    subject: "activity_log.csv",
  });
});
