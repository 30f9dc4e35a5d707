import { expect, test } from "vitest";
import { createTexting, phone } from "#server/testing/messages/texting.ts";

async function createReplayed() {
  const texting = await createTexting();
  const rows = async (query: string) => (await texting.pool.query(query)).rows;
  return {
    ...texting,
    received: () => rows("SELECT FROM messages WHERE state = 'received'"),
    optOuts: () => rows("SELECT phone FROM opt_outs"),
  };
}

test("a text reported twenty times simultaneously is stored once and gets the same answer each time", async () => {
  const { write, received, optOuts } = await createReplayed();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => write("STOP", { MessageSid: "SM1" })),
  );
  const answers = new Set(replies.map(({ body }) => body));
  expect([...answers]).toEqual([expect.stringContaining("no more texts")]);
  expect(await received()).toHaveLength(1);
  expect(await optOuts()).toEqual([{ phone }]);
});

test("a replayed START does not undo a later STOP", async () => {
  const { write, received, optOuts } = await createReplayed();
  await write("START", { MessageSid: "SM1" });
  await write("STOP", { MessageSid: "SM2" });
  await write("START", { MessageSid: "SM1" });
  expect(await optOuts()).toEqual([{ phone }]);
  expect(await received()).toHaveLength(2);
  await write("START", { MessageSid: "SM3" });
  expect(await optOuts()).toEqual([]);
});
