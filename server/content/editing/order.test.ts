import { describe, expect, test } from "vitest";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

type Item = { _id: string; active: boolean; version: number };

const bodies = {
  questions: { text: "New?", text_es: "¿Nueva?", concern: null },
  concerns: { name: "New", name_es: "Nueva" },
};

async function createStaffApp(list: "questions" | "concerns") {
  const app = await withStaff(await createQuizApp());
  const { call } = app;
  const items = async (): Promise<Item[]> =>
    (await call(`GET /api/${list}/all`)).json();
  const ids = async () => (await items()).map(({ _id }) => _id);
  const reorder = (body: unknown) => call(`POST /api/${list}/reorder`, body);
  const toggle = (id: string, body?: object) =>
    call(`PUT /api/${list}/toggle/${id}`, body);
  const blank = Object.fromEntries(
    Object.entries((await items())[0] ?? {})
      .filter(([key]) => !["_id", "active", "version"].includes(key))
      .map(([key, value]) => [key, Array.isArray(value) ? [] : ""]),
  );
  const add = () => call(`POST /api/${list}`, { ...blank, ...bodies[list] });
  const positions = async () => {
    const { rows } = await app.pool.query(
      `SELECT position FROM ${list} ORDER BY position`,
    );
    return rows.map(({ position }) => position as number);
  };
  return {
    ...app,
    user: app.me._id,
    items,
    ids,
    reorder,
    toggle,
    add,
    positions,
  };
}

const upTo = (count: number) =>
  Array.from({ length: count }, (_, place) => place + 1);

describe.each(["questions", "concerns"] as const)("the list of %s", (list) => {
  test("saves the given order and shows it to visitors", async () => {
    const { ids, reorder, positions, ask } = await createStaffApp(list);
    const turned = (await ids()).toReversed();
    const reply = await reorder(turned);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().map(({ _id }: Item) => _id)).toEqual(turned);
    expect(await ids()).toEqual(turned);
    expect(await positions()).toEqual(upTo(turned.length));
    const first =
      list === "concerns"
        ? (await ask("GET /api/concerns")).json()[0]
        : undefined;
    if (first) expect(first._id).toBe(turned[0]);
  });

  test("refuses an order that is not of all items, and keeps the old one", async () => {
    const { ids, reorder } = await createStaffApp(list);
    const before = await ids();
    const wrongOrders = {
      "with one missing": before.slice(1),
      "with one twice": [...before.slice(1), before[1]],
      "with one too many": [...before, "1".repeat(22)],
      "without ids": [],
    };
    for (const [what, order] of Object.entries(wrongOrders)) {
      const reply = await reorder(order);
      expect(reply.statusCode, what).toBe(409);
      expect(reply.json().errors[0].code, what).toBe("order_outdated");
      expect(await ids(), what).toEqual(before);
    }
  });

  test("refuses other bodies than a list of ids", async () => {
    const { reorder } = await createStaffApp(list);
    for (const body of [{}, [1], ["short"], [null], [["x"]]])
      expect((await reorder(body)).statusCode, JSON.stringify(body)).toBe(400);
  });

  test("keeps a valid order during thirty concurrent reorders and additions", async () => {
    const { ids, reorder, add, positions } = await createStaffApp(list);
    const all = await ids();
    const replies = await Promise.all(
      upTo(30).map((turn) =>
        turn % 2 === 0
          ? add()
          : reorder([
              ...all.slice(turn % all.length),
              ...all.slice(0, turn % all.length),
            ]),
      ),
    );
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    expect(await positions()).toEqual(upTo(all.length + 15));
  });

  test("switches an item off and on again", async () => {
    const { items, toggle } = await createStaffApp(list);
    const [first] = (await items()) as [Item];
    const off = await toggle(first._id);
    expect(off.json()).toMatchObject({ _id: first._id, active: false });
    const on = await toggle(first._id, { active: false });
    expect(on.json()).toMatchObject({ _id: first._id, active: true });
  });

  test("a form opened before the switch does not switch back", async () => {
    const { items, toggle, call } = await createStaffApp(list);
    const [{ _id, ...opened }] = (await items()) as [Item];
    await toggle(_id);
    const late = await call(`PUT /api/${list}/${_id}`, opened);
    expect(late.statusCode).toBe(409);
    expect(late.json().errors[0].code).toBe("edited_meanwhile");
    expect((await items())[0]?.active).toBe(false);
  });

  test("switches once when twenty calls ask for the same state", async () => {
    const { items, toggle } = await createStaffApp(list);
    const [first] = (await items()) as [Item];
    const replies = await Promise.all(
      upTo(20).map(() => toggle(first._id, { active: true })),
    );
    const done = replies.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(
      19,
    );
    expect((await items())[0]?.active).toBe(false);
  });

  test("returns 404 for an unknown item", async () => {
    const { toggle } = await createStaffApp(list);
    expect((await toggle("1".repeat(22))).statusCode).toBe(404);
    expect((await toggle("1".repeat(22), { active: 1 })).statusCode).toBe(400);
  });

  test("logs who changed what", async () => {
    const { user, ids, reorder, toggle, add, db } = await createStaffApp(list);
    const [first = ""] = await ids();
    await toggle(first);
    await reorder(await ids());
    const added = (await add()).json()._id;
    const rows = await db
      .selectFrom("audit")
      .select(["event", "user", "subject"])
      .orderBy("number")
      .execute();
    const one = list.slice(0, -1);
    expect(rows).toEqual([
      { event: `${one}_switched`, user, subject: first },
      { event: `${list}_reordered`, user, subject: null },
      { event: `${one}_added`, user, subject: added },
    ]);
  });

  test("refuses items beyond its limit", async () => {
    const { add, pool, ids } = await createStaffApp(list);
    const most = list === "questions" ? 500 : 200;
    const [first] = await ids();
    await pool.query(
      `INSERT INTO ${list} SELECT (jsonb_populate_record(one,
        jsonb_build_object('_id', 'copy ' || place, 'position', place, 'purpose', NULL))).*
      FROM ${list} AS one,
        generate_series((SELECT count(*) FROM ${list}) + 1, ${most}) AS place
      WHERE _id = $1`,
      [first],
    );
    const reply = await add();
    expect(reply.statusCode).toBe(409);
    expect(reply.json().errors[0].code).toBe("list_full");
  });
});
