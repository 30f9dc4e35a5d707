import { expect, test } from "vitest";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

/** Enters the same phone everywhere. Returns the stored numbers, or the refusals. */
async function give(phone: string) {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const id = await finishQuiz(app);
  const calls = {
    "POST /api/sms/textResults": {
      contacts: phone,
      message: `${app.config.publicUrl}/results/${id}`,
    },
    "POST /api/sms/test": { phone, message: "Please come." },
    "POST /api/contacts": { name: "María", phone },
  };
  const replies = [];
  for (const [call, body] of Object.entries(calls))
    replies.push(await app.ask(call, { token, body }));
  const { rows } = await app.pool.query(
    'SELECT "to" FROM messages UNION ALL SELECT phone FROM contacts',
  );
  return {
    statuses: replies.map(({ statusCode }) => statusCode),
    codes: replies.map((reply) => reply.json().errors?.[0].code),
    phones: rows.map(({ to }) => to),
  };
}

const three = <T>(value: T) => [value, value, value];

test.each([
  "2015550123",
  "(201) 555-0123",
  "201.555.0123",
  "12015550123",
  "1-201-555-0123",
  "+1 (201) 555-0123",
  "+1 1 201 555 0123",
])("%s is the same US phone everywhere", async (phone) => {
  expect(await give(phone)).toMatchObject({
    statuses: three(200),
    phones: three("+12015550123"),
  });
});

test.each([
  ["", "required"],
  ["201555012", "invalid_phone"],
  ["22015550123", "invalid_phone"],
  ["52 155 1234 5678", "invalid_phone"],
  ["0015550123", "invalid_phone"],
  ["201 555 0123 9", "invalid_phone"],
  ["2029761234", "phone_not_served"],
  ["+17879761234", "phone_not_served"],
  ["9002345678", "phone_not_served"],
])("%s is refused everywhere: %s", async (phone, code) => {
  expect(await give(phone)).toEqual({
    statuses: three(400),
    codes: three(code),
    phones: [],
  });
});
