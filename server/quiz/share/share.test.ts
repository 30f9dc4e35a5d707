import { describe, expect, test } from "vitest";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

const phone = "+12015550123";

async function createShare(env: NodeJS.ProcessEnv = {}, more: object = {}) {
  const app = await createQuizApp(env);
  const id = await finishQuiz(app, more);
  const link = `${app.config.publicUrl}/results/${id}`;
  const share = (contacts = phone, message = link, headers: object = {}) =>
    app.ask("POST /api/sms/textResults", {
      body: { contacts, message },
      headers,
    });
  const sent = async () =>
    (await app.pool.query('SELECT "to", body FROM messages ORDER BY date'))
      .rows;
  return { ...app, id, link, share, sent };
}

describe("sharing results by text message", () => {
  test("sends a fixed text with the link and confirms it", async () => {
    const { share, sent, link } = await createShare();
    const reply = await share(phone, `Call me back or pay!\n${link}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toContain("application/json");
    expect(reply.json()).toBe(
      "If this phone can get our texts, the link will arrive in a minute.",
    );
    expect(await sent()).toEqual([
      {
        to: phone,
        body: `Your topics for the doctor visit: ${link}/sms-share?lang=en#share Reply STOP to stop these texts.`,
      },
    ]);
  });

  test("uses the language of the result", async () => {
    const { share, sent, link } = await createShare({}, { language: "es" });
    expect((await share()).json()).toBe(
      "Si este teléfono puede recibir nuestros mensajes, en un minuto le llegará el enlace.",
    );
    expect((await sent())[0].body).toBe(
      `Sus temas para la cita con el doctor: ${link}/sms-share?lang=es#share Responda ALTO para no recibir mensajes.`,
    );
  });

  test.each([
    "",
    "/",
    "/sms-share",
    "/email-share",
    "/sms-share?lang=en#share",
    "#share",
    "?lang=es#share",
    ".",
  ])("finds the link if %j follows it", async (rest) => {
    const { share, sent, link } = await createShare();
    const reply = await share(phone, `Look: ${link}${rest}`);
    expect(reply.statusCode).toBe(200);
    expect(await sent()).toHaveLength(1);
  });

  test("builds the link from PUBLIC_URL and ignores the Host header", async () => {
    const { share, sent, link } = await createShare({
      PUBLIC_URL: "https://quiz.example",
    });
    await share(phone, link, { host: "evil.example" });
    expect((await sent())[0].body).toContain("https://quiz.example/results/");
  });

  test("recognizes all ways of writing the same number", async () => {
    const { share, sent } = await createShare();
    for (const written of [
      phone,
      "+1 201 555 0123",
      "+1 (201) 555-0123",
      "+1-201-555-0123",
      "2015550123",
      "(201) 555-0123",
      "12015550123",
    ]) {
      expect((await share(written)).statusCode).toBe(200);
    }
    expect(await sent()).toHaveLength(1);
  });

  test("is listed for staff and logged without the number", async () => {
    const { share, pool, ...test } = await createShare();
    await share();
    const { token } = await createAdmin(test);
    const [message] = (await test.ask("GET /api/messages", { token })).json();
    expect(message).toMatchObject({ kind: "sms", to: phone, state: "kept" });
    const { rows } = await pool.query("SELECT * FROM audit ORDER BY number");
    expect(rows).toMatchObject([
      { event: "results_shared_by_sms" },
      { event: "messages_read" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("5550123");
  });
});

describe("sends nothing", () => {
  test.each([
    ["+18765551234", "phone_not_served"],
    ["+18092345678", "phone_not_served"],
    ["+19002345678", "phone_not_served"],
    ["+18002345678", "phone_not_served"],
    ["+442071234567", "phone_not_served"],
    ["+447400123456", "phone_not_served"],
    ["+448712345678", "phone_not_served"],
    ["+525512345678", "phone_not_served"],
    ["+881612345678", "phone_not_served"],
    ["+88213123456", "invalid_phone"],
    ["+19765551234", "invalid_phone"],
    ["+10001112222", "invalid_phone"],
    ["+1201555012", "invalid_phone"],
    ["+12015550123 ext. 9", "invalid_phone"],
    ["+12015550123;ext=9", "invalid_phone"],
    ["+12015550123,,9#", "invalid_phone"],
    ["tel:+12015550123", "invalid_phone"],
    ["call +12015550123", "invalid_phone"],
    ["12015550123 or so", "invalid_phone"],
    ["+1201555012345678", "invalid_phone"],
    ["+1 911         ", "invalid_phone"],
    ["+1911911911911", "invalid_phone"],
    ["++12015550123", "invalid_phone"],
    ["+12015550123\0", "invalid"],
    ["+12015550123\n+19002345678", "invalid_phone"],
    ["201555012", "invalid_phone"],
    ["22015550123", "invalid_phone"],
    ["0015550123", "invalid_phone"],
    ["201 555 0123 9", "invalid_phone"],
    ["+12029761234", "phone_not_served"],
    ["2029761234", "phone_not_served"],
    ["+17879761234", "phone_not_served"],
    ["１２０１５５５０１２３４", "invalid_phone"],
  ])("to %j", async (contacts, code) => {
    const { share, sent } = await createShare();
    const reply = await share(contacts);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({ code, field: "contacts" });
    expect(await sent()).toEqual([]);
  });

  test.each<[string, (link: string, id: string) => string]>([
    ["no link", () => "Hello there, how are you?"],
    ["only an id", (_, id) => id],
    ["another protocol", (_, id) => `ftp://localhost:3000/results/${id}`],
    ["no host", (_, id) => `javascript://results/${id}`],
    ["a foreign link next to ours", (link) => `${link} https://evil.example`],
    ["a foreign address next to ours", (link) => `${link} www.evil.example`],
    ["our link twice", (link) => `${link} ${link}`],
    ["two links in one word", (link) => `${link},http://evil.example`],
    [
      "our host as the user name of another",
      (_, id) => `http://localhost:3000@evil.example/results/${id}`,
    ],
    ["another page", (_, id) => `http://localhost:3000/rank/${id}`],
    ["a longer path", (link) => `${link}/sms-share/more`],
    ["a path with ..", (link) => `${link}/../../login`],
    ["a query", (link) => `${link}?next=https://evil.example`],
    ["another fragment", (link) => `${link}#setup=1`],
    ["a shorter id", (link) => link.slice(0, -1)],
  ])("with %s", async (_name, message) => {
    const { share, sent, link, id } = await createShare();
    const reply = await share(phone, message(link, id));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0]).toMatchObject({
      code: "result_link_needed",
      field: "message",
    });
    expect(await sent()).toEqual([]);
  });

  test.each([
    [
      "31 days old",
      "UPDATE results SET date = now() - interval '30 days 1 second'",
    ],
    ["a draft", "UPDATE results SET final = false, ranked = NULL"],
    ["deleted", "DELETE FROM results"],
  ])("of a result that is %s", async (_name, sql) => {
    const { share, sent, pool } = await createShare();
    await pool.query(sql);
    const reply = await share();
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].code).toBe("result_not_shareable");
    expect(await sent()).toEqual([]);
  });

  test("when the country is not served; sends when it is", async () => {
    const { share, sent } = await createShare({ SMS_COUNTRIES: "PR, MX" });
    expect((await share(phone)).statusCode).toBe(400);
    expect((await share("+17872345678")).statusCode).toBe(200);
    expect((await share("+525512345678")).statusCode).toBe(200);
    expect(await sent()).toHaveLength(2);
  });
});
