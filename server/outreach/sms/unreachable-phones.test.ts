import { describe, expect, test } from "vitest";
import { insertInvitedContact } from "#server/testing/visitor/quiz.ts";
import { createTexting, phone } from "#server/testing/messages/texting.ts";

/** A text that the provider has accepted. */
async function createSent() {
  const texting = await createTexting();
  const { ask, token, db, call } = texting;
  const { _id: contact } = await insertInvitedContact(texting, { phone });
  await texting.invite(contact);
  const [{ _id }] = (await ask("GET /api/messages", { token })).json();
  const sid = "SM1";
  await db
    .updateTable("messages")
    .set({ state: "sent", provider_id: sid })
    .execute();
  const report = (fields: Record<string, string>) =>
    call(`/api/twilio/status/${_id}`, { MessageSid: sid, ...fields });
  const message = () =>
    db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
  return { ...texting, contact, report, message };
}

const failed = (code: number) => ({
  MessageStatus: "undelivered",
  ErrorCode: String(code),
});

describe("an unreachable phone", () => {
  test.each([
    [30003, "unreachable"],
    [30004, "blocked"],
    [30005, "bad_number"],
    [30006, "bad_number"],
  ])(
    "is marked after Twilio's error %i, and gets no more texts",
    async (code, problem) => {
      const { report, listed, invite, contact, db } = await createSent();
      await report(failed(code));
      expect(await listed()).toMatchObject({ deadphone: problem });
      await db.updateTable("contacts").set({ date: null }).execute();
      expect((await invite(contact)).json()).toBe(
        "0 messages were sent. 1 contact has a phone number that cannot get texts. Please call them.",
      );
    },
  );

  test("is texted again after staff have checked the number", async () => {
    const { report, listed, ask, token, contact } = await createSent();
    await report(failed(30003));
    const line = `DELETE /api/contacts/${contact}/dead-phone`;
    expect((await ask(line, { token })).statusCode).toBe(204);
    expect(await listed()).toMatchObject({ deadphone: null });
    const unknown = `DELETE /api/contacts/${"1".repeat(22)}/dead-phone`;
    expect((await ask(unknown, { token })).statusCode).toBe(404);
  });

  test("is texted again after it sends or receives a text", async () => {
    const { report, listed, write, db } = await createSent();
    await report(failed(30003));
    await write("Hello?");
    expect(await listed()).toMatchObject({ deadphone: null });
    await db
      .insertInto("unreachable_phones")
      .values({ phone, problem: "blocked" })
      .execute();
    await db.updateTable("messages").set({ state: "sent" }).execute();
    await report({ MessageStatus: "delivered" });
    expect(await listed()).toMatchObject({ deadphone: null });
  });

  test("is not stored if it belongs to no contact", async () => {
    const { report, db } = await createSent();
    await db.updateTable("messages").set({ to: "+12015550199" }).execute();
    await report(failed(30005));
    expect(
      await db.selectFrom("unreachable_phones").selectAll().execute(),
    ).toEqual([]);
  });

  test("is deleted together with the family", async () => {
    const { report, ask, token, contact, db } = await createSent();
    await report(failed(30005));
    await ask("DELETE /api/contacts", { token, body: { conts: [contact] } });
    expect(
      await db.selectFrom("unreachable_phones").selectAll().execute(),
    ).toEqual([]);
  });
});

describe("a text held by the provider", () => {
  test.each([30022, 30610])(
    "is sent again later after Twilio's error %i",
    async (code) => {
      const { report, message, listed } = await createSent();
      await report(failed(code));
      expect(await message()).toMatchObject({ state: "queued", problem: null });
      expect(await listed()).toMatchObject({ deadphone: null });
    },
  );

  test("is retried only once, however often the failure is reported", async () => {
    const { report, message, db } = await createSent();
    await report(failed(30022));
    const { not_before } = await message();
    await report(failed(30022));
    expect(await message()).toMatchObject({ state: "queued", not_before });
    for (const state of ["sending", "delivered"] as const) {
      await db.updateTable("messages").set({ state }).execute();
      await report(failed(30022));
      expect(await message()).toMatchObject({ state });
    }
    await db
      .updateTable("messages")
      .set({ state: "sent", provider_id: "SM2" })
      .execute();
    await report(failed(30022));
    expect(await message()).toMatchObject({ state: "sent" });
  });

  test("is retried even if its report arrives before the response", async () => {
    const { report, message, db } = await createSent();
    await db
      .updateTable("messages")
      .set({ state: "sending", provider_id: null })
      .execute();
    await report(failed(30022));
    expect(await message()).toMatchObject({ state: "queued" });
  });
});
