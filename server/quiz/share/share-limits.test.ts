import { expect, test } from "vitest";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { shareText } from "#server/outreach/sms/wording.ts";

/** Shares from a new network each time, so that only the tested limit applies. */
async function createShares(env: NodeJS.ProcessEnv = {}) {
  const app = await createQuizApp(env);
  let caller = 0;
  const share = (id: string, last: number, network = (caller += 1)) =>
    app.app.inject({
      method: "POST",
      url: "/api/sms/textResults",
      remoteAddress: `127.1.${network >> 8}.${network & 255}`,
      payload: {
        contacts: `+1201555${String(100 + last).padStart(4, "0")}`,
        message: `${app.config.publicUrl}/results/${id}`,
      },
    });
  const count = async () =>
    (await app.pool.query("SELECT 1 FROM messages")).rowCount;
  return { ...app, share, count };
}

const limits = { RATE_LIMIT_SCALE: "1" };

test("one result is sent to five phones a day; a sixth share looks the same but sends nothing", async () => {
  const app = await createShares(limits);
  const id = await finishQuiz(app);
  const replies = [];
  for (let last = 0; last < 8; last += 1)
    replies.push(await app.share(id, last));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(await app.count()).toBe(5);
});

test("one phone gets five texts a day from all senders; a sixth share looks the same", async () => {
  const app = await createShares(limits);
  const bodies = new Set<string>();
  for (let turn = 0; turn < 8; turn += 1)
    bodies.add((await app.share(await finishQuiz(app), 1)).body);
  expect(bodies.size).toBe(1);
  expect(await app.count()).toBe(5);
});

test("one phone gets one result once a day, even with concurrent calls", async () => {
  const app = await createShares();
  const id = await finishQuiz(app);
  await Promise.all(Array.from({ length: 20 }, () => app.share(id, 1)));
  expect(await app.count()).toBe(1);
});

test("one network can share twenty times an hour", async () => {
  const app = await createShares(limits);
  const id = await finishQuiz(app);
  const codes: number[] = [];
  for (let turn = 0; turn < 21; turn += 1)
    codes.push((await app.share(id, 1, 7)).statusCode);
  expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
});

test("all visitors together can share sixty times an hour, then get 503 with a retry", async () => {
  const app = await createShares(limits);
  const ids: string[] = [];
  for (let turn = 0; turn < 13; turn += 1) ids.push(await finishQuiz(app));
  const codes: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const reply = await app.share(ids[Math.floor(turn / 5)] ?? "", turn);
    codes.push(reply.statusCode);
    if (turn < 60) continue;
    expect(reply.json().errors[0].code).toBe("texting_paused");
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(codes).toEqual([...Array<number>(60).fill(200), 503]);
  expect(await app.count()).toBe(60);
});

test("all visitors together can share three hundred times a day, with a warning at four fifths", async () => {
  const app = await createShares(limits);
  const id = await finishQuiz(app);
  const day = "shared_sms_of_day";
  const spend = async (points: number) => {
    for (let count = 0; count < points; count += 1)
      await app.limits[day].add("all");
  };
  const alarms = async () =>
    (
      await app.pool.query(
        "SELECT 1 FROM audit WHERE event = 'shared_sms_nearly_spent'",
      )
    ).rowCount;
  await spend(238);
  await app.share(id, 1);
  expect(await alarms()).toBe(0);
  await app.share(id, 2);
  expect(await alarms()).toBe(1);
  await spend(60);
  expect((await app.share(id, 3)).statusCode).toBe(503);
  expect(await alarms()).toBe(1);
});

test("a hundred hostile calls send nothing", async () => {
  const app = await createShares(limits);
  const id = await finishQuiz(app);
  const numbers = [
    "+18765551234",
    "+19002345678",
    "+448712345678",
    "+1201555012x9",
  ];
  for (let turn = 0; turn < 100; turn += 1) {
    const { statusCode } = await app.app.inject({
      method: "POST",
      url: "/api/sms/textResults",
      remoteAddress: `127.2.0.${turn % 50}`,
      payload: {
        contacts: turn % 5 === 4 ? "+12015550123" : numbers[turn % 5],
        message:
          turn % 5 === 4
            ? `Win! https://evil.example/prize/${id}`
            : `${app.config.publicUrl}/results/${id}`,
      },
    });
    expect(statusCode).toBe(400);
  }
  expect(await app.count()).toBe(0);
});

test.each(["en", "es"] as const)(
  "the %s text fits in one message with a site address of thirty characters",
  (language) => {
    const link = `https://hpvquiz.clinic.example/results/${"x".repeat(22)}/sms-share#share`;
    const { encoding, segments } = measureSms(shareText(language, link));
    expect(encoding).toBe("GSM-7");
    expect(segments).toBe(1);
    const way = { en: " STOP ", es: " ALTO " }[language];
    expect(shareText(language, link)).toContain(way);
    expect(shareText(language, link)).not.toMatch(/HPV|VPH/);
  },
);
