import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

async function createKeyed() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const post = (line: string, body: object, key: string) =>
    app.ask(line, { token, body, headers: { "idempotency-key": key } });
  const keys = async () =>
    (await app.pool.query("SELECT FROM idempotency_keys")).rows.length;
  return { ...app, token, post, keys };
}

/** A family's calls from the draft to the text message, each with its own key. */
async function handInWithKeys(
  app: Awaited<ReturnType<typeof createKeyed>>,
  contact?: string,
) {
  const given = { ...(await answerQuiz(app)), ...(contact && { contact }) };
  const draft = await app.post("POST /api/results", given, newId());
  const _id = draft.json();
  const { orderedConcerns } = (await app.ask(`GET /api/results/${_id}`)).json();
  const final = { ...given, _id, orderedConcerns };
  const key = newId();
  const result: string = (
    await app.post("POST /api/results", final, key)
  ).json();
  const share = {
    contacts: "+12015550123",
    message: `${app.config.publicUrl}/results/${result}`,
  };
  const shareKey = newId();
  await app.post("POST /api/sms/textResults", share, shareKey);
  return {
    result,
    postAgain: () => app.post("POST /api/results", final, key),
    shareAgain: () => app.post("POST /api/sms/textResults", share, shareKey),
  };
}

test("erasing a family deletes its stored replies and no others", async () => {
  const app = await createKeyed();
  const { _id: contact } = await insertInvitedContact(app, { name: "María" });
  const family = await handInWithKeys(app, contact);
  const other = await handInWithKeys(app);
  expect(await app.keys()).toBe(6);
  const { token } = app;
  await app.ask(`DELETE /api/results/${family.result}/family`, { token });
  expect(await app.keys()).toBe(3);
  const again = await family.postAgain();
  expect(again.statusCode).toBe(400);
  expect(again.json().errors[0].code).toBe("unknown_contact");
  expect((await family.shareAgain()).json().errors[0].code).toBe(
    "result_not_shareable",
  );
  expect((await other.postAgain()).json()).toBe(other.result);
});

test("deleting a contact deletes stored lists that contain it", async () => {
  const app = await createKeyed();
  const { token } = app;
  const given = { name: "María", phone: "+12015550123" };
  const key = newId();
  const [contact] = (await app.post("POST /api/contacts", given, key)).json();
  expect(await app.keys()).toBe(1);
  await app.ask("DELETE /api/contacts", {
    token,
    body: { conts: [contact._id] },
  });
  expect(await app.keys()).toBe(0);
});
