import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const networks = { wifi: "127.0.0.3", mobile: "2001:db8::1" };

/** Sends feedback from two networks. */
async function createFeedback() {
  const { app } = await createQuizApp();
  return (network: keyof typeof networks, key: string, useful = true) =>
    app.inject({
      method: "POST",
      url: "/api/feedbacks",
      remoteAddress: networks[network],
      headers: { "idempotency-key": key },
      payload: {
        feedback: {
          type: "website",
          useful,
          findinformation: true,
          wouldrecommend: false,
        },
      },
    });
}

test.each(["1", "x".repeat(19)])(
  "a call with the short key '%s' is a repeat only in its network",
  async (key) => {
    const post = await createFeedback();
    const first = await post("wifi", key);
    expect((await post("wifi", key)).body).toBe(first.body);
    const other = await post("mobile", key);
    expect(other.statusCode).toBe(200);
    expect(other.body).not.toBe(first.body);
  },
);

test("a short key may have another body in another network", async () => {
  const post = await createFeedback();
  await post("wifi", "attempt-1");
  expect((await post("mobile", "attempt-1", false)).statusCode).toBe(200);
  expect((await post("wifi", "attempt-1", false)).statusCode).toBe(409);
});

test("a key of 20 characters is valid from every network", async () => {
  const post = await createFeedback();
  const first = await post("wifi", "x".repeat(20));
  expect((await post("mobile", "x".repeat(20))).body).toBe(first.body);
});
