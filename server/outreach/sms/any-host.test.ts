import { expect, test } from "vitest";
import { createQuizApp, finishQuiz } from "#server/testing/visitor/quiz.ts";

test.each([
  "http://127.0.0.1:3000",
  "https://www.quiz.example",
  "https://staging.example:8443",
])("results opened under %s are shared with the public URL", async (site) => {
  const app = await createQuizApp({ PUBLIC_URL: "https://quiz.example" });
  const id = await finishQuiz(app);
  const message = `My results: ${site}/results/${id}#share`;
  const body = { contacts: "+12015550123", message };
  const reply = await app.ask("POST /api/sms/textResults", { body });
  expect(reply.statusCode).toBe(200);
  const { rows } = await app.pool.query("SELECT body FROM messages");
  expect(rows).toHaveLength(1);
  expect(rows[0].body).toContain(
    ` https://quiz.example/results/${id}/sms-share?lang=en#share `,
  );
  expect(rows[0].body).not.toContain(`${site}/`);
});
