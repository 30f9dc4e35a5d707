import { expect, test } from "vitest";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const unknown = [
  "/api/no-such-call",
  "/api",
  "/uploads/none",
  "/assets/none.js",
];
/** A known path, with methods for which there is no call. */
const otherMethods = [
  ["/api/settings", ["POST", "PATCH", "DELETE"]],
  ["/api/results", ["PUT", "PATCH", "DELETE"]],
  ["/api/concerns", ["PATCH", "DELETE"]],
] as const;

const type = (value: string) => ({ "content-type": value });
const bodies: [string, object, string?][] = [
  ["no body", {}],
  ["JSON", type("application/json"), "{}"],
  ["broken JSON", type("application/json"), "{"],
  ["an empty body called JSON", type("application/json"), ""],
  ["text", type("text/plain"), "text"],
  ["an unknown type", type("application/x-nothing"), "text"],
  ["a form", type("application/x-www-form-urlencoded"), "a=b"],
  ["a file", type("multipart/form-data; boundary=x"), "--x--"],
  ["a long body", type("application/json"), "x".repeat(300_000)],
];

test.each(bodies)(
  "an unknown path with %s answers 404 for every method",
  async (_, headers, body) => {
    const { ask } = await createQuizApp();
    for (const path of unknown)
      for (const method of methods) {
        const line = `${method} ${path}`;
        const reply = await ask(line, { headers, body });
        expect(reply.statusCode, line).toBe(404);
        if (path.startsWith("/api"))
          expect(reply.json().errors[0].code, line).toBe("not_found");
      }
  },
);

test.each(bodies)(
  "a known path with %s answers 404 for other methods",
  async (_, headers, body) => {
    const { ask } = await createQuizApp();
    for (const [path, others] of otherMethods)
      for (const method of others) {
        const line = `${method} ${path}`;
        const reply = await ask(line, { headers, body });
        expect(reply.statusCode, line).toBe(404);
        expect(reply.json().errors[0].code, line).toBe("not_found");
      }
  },
);
