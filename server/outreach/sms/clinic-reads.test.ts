import { expect, test } from "vitest";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { day } from "#shared/rules/milliseconds.ts";
import { createCampaigning, noon } from "#server/testing/messages/campaigns.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { defaultSettings } from "#server/content/seed/settings.ts";

const { readsline_en, readsline_es } = defaultSettings.visit;

async function createClinic() {
  const app = await createCampaigning();
  const { token: admin } = await createAdmin(app);
  const save = (visit: object) =>
    app.ask("PUT /api/settings", { token: admin, body: { visit } });
  const [english, spanish] = [await app.contact(), await app.contact()];
  await app.pool.query("UPDATE contacts SET language = 'en' WHERE _id = $1", [
    english._id,
  ]);
  await app.pool.query("UPDATE contacts SET date = NULL");
  const ids = [english._id, spanish._id];
  const links = [
    `https://quiz.example/${english._id}`,
    `https://quiz.example/${spanish._id}?lang=es`,
  ];
  const invite = () =>
    app.ask("POST /api/sms/send", {
      token: app.token,
      body: {
        contacts: ids.map((id) => ({ id, phone: "+12015550123" })),
        message: "Please come.",
        message_es: "Venga, por favor.",
      },
    });
  const bodies = async () =>
    (await app.messages()).map(({ body }) => body).toSorted();
  return { ...app, admin, save, ids, links, invite, bodies };
}

test("messages stay as written while the line is switched off", async () => {
  const { invite, bodies, links } = await createClinic();
  await invite();
  expect(await bodies()).toEqual([
    `Please come.\n${links[0]}`,
    `Venga, por favor.\n${links[1]}`,
  ]);
});

test("each invitation has the line in the family's language, above the link", async () => {
  const { save, invite, bodies, links } = await createClinic();
  expect((await save({ clinicreads: "on" })).statusCode).toBe(200);
  await invite();
  expect(await bodies()).toEqual([
    `Please come.\n${readsline_en}\n${links[0]}`,
    `Venga, por favor.\n${readsline_es}\n${links[1]}`,
  ]);
});

test("a language without words gets the line in the other language", async () => {
  const { save, invite, bodies, links } = await createClinic();
  await save({ clinicreads: "on", readsline_es: "" });
  await invite();
  expect((await bodies())[1]).toBe(
    `Venga, por favor.\n${readsline_en}\n${links[1]}`,
  );
});

test("texts of a campaign and its reminders have the line from when it is switched on", async () => {
  const { save, start, tick, pass, messages, reminding, ids } =
    await createClinic();
  await start(ids.slice(0, 1), reminding);
  await tick();
  await save({ clinicreads: "on" });
  await pass(noon, noon + 10 * day);
  const bodies = (await messages()).map(({ body }) => body);
  expect(bodies.filter((body) => body.includes(readsline_en))).toHaveLength(2);
  expect(bodies.filter((body) => body.startsWith("Still time"))).toHaveLength(
    2,
  );
});

test("the forecast of a campaign counts the line", async () => {
  const { save, create, read, ids } = await createClinic();
  const text_en = `${"x".repeat(80)} Reply STOP to stop.`;
  const id = await create(ids.slice(0, 1), { text_en });
  const segments = async () =>
    (await read(id)).forecast.texts.map(
      (text: { segments: number }) => text.segments,
    );
  expect(await segments()).toEqual([1]);
  await save({ clinicreads: "on" });
  expect(await segments()).toEqual([2]);
});

test("a test message has the line, too", async () => {
  const { save, ask, admin: token } = await createClinic();
  await save({ clinicreads: "on" });
  const body = { phone: "+12015550177", message: "Come.", language: "es" };
  const reply = await ask("POST /api/sms/test", { token, body });
  expect(reply.statusCode).toBe(200);
  expect((await ask("GET /api/messages", { token })).json()).toMatchObject([
    { body: `Come.\n${readsline_es}\nhttps://quiz.example/quiz?lang=es` },
  ]);
});

test.each([
  [
    { clinicreads: "on", readsline_en: "", readsline_es: " " },
    "visit.readsline_en",
  ],
  [{ clinicreads: "yes" }, "visit.clinicreads"],
  [{ clinicreads: true }, "visit.clinicreads"],
  [{ readsline_en: "x".repeat(101) }, "visit.readsline_en"],
])("refuses %j", async (visit, field) => {
  const { save, ask } = await createClinic();
  const before = (await ask("GET /api/settings")).json();
  const reply = await save(visit);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0].field).toBe(field);
  expect((await ask("GET /api/settings")).json()).toEqual(before);
});

test("the default lines cost no more than their length", () => {
  for (const line of [readsline_en, readsline_es])
    expect(measureSms(line)).toMatchObject({ encoding: "GSM-7", costly: [] });
});
