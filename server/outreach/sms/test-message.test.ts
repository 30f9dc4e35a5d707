import { expect, test } from "vitest";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";

const phone = "+12015550123";

async function createStaffApp(env: NodeJS.ProcessEnv = {}) {
  const PUBLIC_URL = "https://quiz.example";
  const app = await withStaff(await createQuizApp({ PUBLIC_URL, ...env }));
  const { call: ask } = app;
  const messages = async () =>
    (await ask("GET /api/messages")).json() as {
      to: string;
      body: string;
      state: string;
    }[];
  const contacts = async () => (await ask("GET /api/contacts")).json();
  return { ...app, ask, messages, contacts };
}

test.each([
  [{}, "https://quiz.example/quiz"],
  [{ language: "es" }, "https://quiz.example/quiz?lang=es"],
])(
  "a test message with a link to the start page goes to one phone: %j",
  async (more, link) => {
    const { ask, messages } = await createStaffApp();
    const body = {
      phone: "+1 (201) 555-0123",
      message: "Please come.",
      ...more,
    };
    const reply = await ask("POST /api/sms/test", body);
    expect(reply.json()).toBe("Test message sent.");
    expect(await messages()).toMatchObject([
      { to: phone, body: `Please come.\n${link}`, state: "kept" },
    ]);
  },
);

test.each([
  [{ phone: "+18765551234" }, "phone", "phone_not_served"],
  [{ phone: "+1 201 nobody" }, "phone", "invalid_phone"],
  [{ message: " " }, "message", "required"],
  [{ url: "https://evil.example" }, "url", "unknown_field"],
])("no test message is sent for %j", async (more, field, code) => {
  const { ask, messages } = await createStaffApp();
  const body = { phone, message: "Please come.", ...more };
  const reply = await ask("POST /api/sms/test", body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({ field, code });
  expect(await messages()).toEqual([]);
});

test("limits test messages to ten an hour", async () => {
  const { ask } = await createStaffApp({ RATE_LIMIT_SCALE: "1" });
  const codes: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const body = { phone, message: `Please come ${turn}.` };
    codes.push((await ask("POST /api/sms/test", body)).statusCode);
  }
  expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
});

test("a simulated reply from the dashboard gets the same answer as a real one", async () => {
  const { ask, messages, contacts, db } = await createStaffApp();
  await insertInvitedContact({ db }, { name: "María" });
  const reply = (body: string) => ask("POST /api/sms/reply", { phone, body });
  expect((await reply("Alto")).statusCode).toBe(204);
  expect((await reply("Gracias")).statusCode).toBe(204);
  expect((await messages()).map(({ state, body }) => [state, body])).toEqual([
    ["received", "Gracias"],
    [
      "kept",
      "Ya no le enviaremos mensajes de texto. Responda INICIAR para recibirlos otra vez.",
    ],
    ["received", "Alto"],
  ]);
  expect(await contacts()).toMatchObject([{ optedout: true }]);
});

test("replies cannot be simulated when a provider is configured", async () => {
  const { ask } = await createStaffApp({
    SMS_PROVIDER: "twilio",
    TWILIO_ACCOUNT_SID: "AC1",
    TWILIO_AUTH_TOKEN: "secret",
    TWILIO_FROM: "+12015550100",
  });
  const reply = await ask("POST /api/sms/reply", { phone, body: "STOP" });
  expect(reply.statusCode).toBe(404);
});
