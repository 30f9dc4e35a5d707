import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";
import { insertMessages } from "./queries.ts";

test("messages show the contacts that share the phone and omit mail to staff", async () => {
  const { ask, db, pool } = await createTestApp();
  const { token } = await createAdmin({ db });
  for (const [name, childname, phone] of [
    ["Luis", "", "+12012000001"],
    ["Ana", "Mia", "+12012000001"],
    ["Ana", "Leo", "+12012000001"],
    ["Zoe", "", "+12012000002"],
  ])
    await pool.query(
      "INSERT INTO contacts (_id, name, childname, phone) VALUES ($1, $2, $3, $4)",
      [newId(), name, childname, phone],
    );
  const text = { kind: "sms", body: "Hello", state: "kept" } as const;
  await insertMessages(db, [
    { ...text, to: "+12012000001" },
    { ...text, to: "+12012000002" },
    { ...text, to: "+12012000003" },
    {
      ...text,
      kind: "mail",
      to: "clinic@clinic.example",
      replyto: "ana@family.example",
    },
    { ...text, kind: "mail", to: "staff@clinic.example" },
  ]);
  const messages = (await ask("GET /api/messages", { token })).json() as {
    to: string;
    names: string[];
  }[];
  expect(new Map(messages.map(({ to, names }) => [to, names]))).toEqual(
    new Map([
      ["+12012000001", ["Ana", "Luis"]],
      ["+12012000002", ["Zoe"]],
      ["+12012000003", []],
      ["clinic@clinic.example", []],
    ]),
  );
});
