import { expect, test } from "vitest";
import { refusalBody } from "#shared/contract/errors.ts";
import { endpoints } from "#shared/contract/index.ts";
import { type JsonSchema, shapeOf } from "#server/testing/attacks/shapes.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { rounds } from "#server/testing/rounds.ts";

/** Values to try in each field. They look like a text or a list until they are used. */
const hostile: unknown[] = [
  { toString: 1 },
  { length: 0, toString: 1 },
  { length: 1e9, trim: 1 },
  [{ toString: 1 }],
  [[]],
  null,
];

/** All bodies with one part replaced by a hostile value. */
function* bodiesOf(shape: JsonSchema): Generator<unknown> {
  yield* hostile;
  for (const each of shape.anyOf ?? shape.oneOf ?? []) yield* bodiesOf(each);
  for (const [name, inner] of Object.entries(shape.properties ?? {}))
    for (const value of bodiesOf(inner)) yield { [name]: value };
  if (shape.items) for (const value of bodiesOf(shape.items)) yield [value];
}

// Every fifth of all bodies, which tries each of the six values in some of the fields. More rounds try all of them.
const step = Math.ceil(5 / rounds(1));
let count = 0;
const isTried = () => (count += 1) % step === 0;

const withBody = endpoints.flatMap(({ line, method, path, body }) => {
  return body ? [{ line, method, path, shape: shapeOf(body) }] : [];
});

test("no call crashes if a text is replaced by an object or a list", async () => {
  const testApp = await createQuizApp({ RATE_LIMIT_SCALE: "1000000" });
  const { token } = await createAdmin(testApp);
  const failed: string[] = [];
  let requests = 0;
  for (const { line, method, path, shape } of withBody) {
    const address = path.replace(/:\w+/g, "1".repeat(22));
    for (const body of [...bodiesOf(shape)].filter(isTried)) {
      const text = JSON.stringify(body);
      const reply = await testApp.ask(`${method} ${address}`, {
        token,
        headers: { "content-type": "application/json" },
        body: text,
      });
      requests += 1;
      const isRefusal =
        reply.statusCode < 300 || refusalBody.safeParse(reply.json()).success;
      if (reply.statusCode >= 500 || !isRefusal)
        failed.push(`${line} ${text}: ${reply.statusCode}`);
    }
  }
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(500);
});
