import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { editedConcern } from "#shared/contract/content/concerns.ts";
import { refusalBody } from "#shared/contract/errors.ts";
import { endpoints } from "#shared/contract/index.ts";
import { openSession } from "#server/staff/auth/sign-in.ts";
import { type JsonSchema, shapeOf } from "#server/testing/attacks/shapes.ts";
import { createStudy } from "#server/testing/plain-calls.ts";
import { nowhere } from "#server/testing/test-app.ts";

/** Values that exist, by the name of the field, parameter or collection that holds them. */
type Known = Record<string, string>;

const formats: Record<string, string> = {
  email: "ana@family.example",
  uri: "https://www.cdc.gov/hpv",
  date: "2027-01-31",
  "date-time": "2026-11-20T14:05:00.000Z",
};

const alternatives = ({ anyOf, oneOf, allOf }: JsonSchema) =>
  anyOf ?? oneOf ?? allOf?.slice(0, 1);

/** A value that matches the schema, without optional fields. */
function exampleOf(shape: JsonSchema, known: Known, name = ""): unknown {
  if ("const" in shape) return shape.const;
  if (shape.enum) return known[name] ?? shape.enum[0];
  const others = alternatives(shape);
  if (others) return exampleOf(others.at(-1) ?? {}, known, name);
  if (shape.type === "object") {
    const { required = [], properties = {} } = shape;
    return Object.fromEntries(
      required.map((key) => [
        key,
        exampleOf(properties[key] ?? {}, known, key),
      ]),
    );
  }
  if (shape.type === "array")
    return [exampleOf(shape.items ?? {}, known, name)];
  if (shape.type === "boolean") return true;
  if (shape.type === "integer") return Math.max(shape.minimum ?? 1, 1);
  return shape.type === "string" ? textOf(shape, known, name) : null;
}

function textOf(
  { format = "", pattern }: JsonSchema,
  known: Known,
  name: string,
) {
  if (known[name] !== undefined) return known[name];
  if (formats[format] !== undefined) return formats[format];
  if (pattern === undefined) return "text";
  const matching = fc.stringMatching(new RegExp(pattern));
  return String(fc.sample(matching, { numRuns: 1, seed: 1 })[0]);
}

/** The example with one part replaced by an extreme value, for each part. */
function* extremesOf(
  shape: JsonSchema,
  known: Known,
  name = "",
): Generator<unknown> {
  for (const each of alternatives(shape) ?? [])
    yield* extremesOf(each, known, name);
  const example = exampleOf(shape, known, name);
  for (const [key, of] of Object.entries(shape.properties ?? {}))
    for (const value of extremesOf(of, known, key))
      yield { ...(example as object), [key]: value };
  if (shape.items)
    for (const value of extremesOf(shape.items, known, name)) yield [value];
  if (shape.type === "integer") yield* [2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1];
  if (shape.type !== "string" || shape.enum || "const" in shape) return;
  yield `${String(example)}\0`;
  if (shape.format === "uri") yield `${String(example)}/\0`;
  if (shape.format?.startsWith("date")) {
    const time = shape.format === "date" ? "" : "T00:00:00.000Z";
    yield* ["0000-01-01", "0000-12-31", "9999-12-31"].map((day) => day + time);
  }
  if (shape.pattern !== undefined)
    yield* ["0", "2147483648", "999999999", "9".repeat(22)];
}

type Texts = Record<string, string>;
type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Request = { address: string; body?: unknown };

const drafts = z.object({ fields: editedConcern });

/** A valid request to a call, and the same request with one extreme value for each part. */
function* requestsTo(
  { line, path, params, query, body }: Endpoint,
  known: Known,
): Generator<Request> {
  const collection = path.split("/")[2] ?? "";
  const own = { ...known, id: known[collection] ?? known["id"] ?? "" };
  // A draft's fields depend on its list, so its schema accepts any.
  const shapes = {
    params: shapeOf(params ?? z.object({})),
    query: shapeOf(query ?? z.object({})),
    body: body && shapeOf(line.includes("PUT /api/drafts/") ? drafts : body),
  };
  const request = ({ params: named, query: asked, body: sent }: Parts) => {
    const filled = Object.entries(Object(named) as Texts).reduce<string>(
      (to, [key, value]) => to.replace(`:${key}`, encodeURIComponent(value)),
      path,
    );
    const search = new URLSearchParams(Object(asked) as Texts).toString();
    return { address: `${filled}?${search}`, body: sent };
  };
  const valid = {
    params: exampleOf(shapes.params, own),
    query: {},
    body: shapes.body && exampleOf(shapes.body, own),
  };
  yield request(valid);
  for (const [part, shape] of Object.entries(shapes))
    if (shape)
      for (const value of extremesOf(shape, own))
        yield request({ ...valid, [part]: value });
}

const deletesLast = endpoints.toSorted(
  (one, other) =>
    Number(one.method === "DELETE") - Number(other.method === "DELETE"),
);

test("no call fails on early days, large numbers or NUL in a text", async () => {
  const study = await createStudy();
  const { db, ask, other, contact, concern, question, draft } = study;
  const campaign = await ask("POST /api/campaigns", {
    token: study.token,
    body: {
      name: "Spring",
      text_en: "Please take the quiz.",
      text_es: "Por favor conteste.",
      reminder_en: "",
      reminder_es: "",
      reminders: 0,
      reminderdays: 3,
      wavesize: null,
      start: null,
      contacts: [contact._id],
    },
  });
  const known: Known = {
    campaigns: campaign.json(),
    campaign: campaign.json(),
    concerns: concern,
    concern,
    contacts: contact._id,
    contact: contact._id,
    conts: contact._id,
    drafts: concern,
    list: "concerns",
    number: "1",
    phone: "+12025550177",
    questions: question,
    question,
    results: draft._id,
    users: other._id,
  };
  const failed: string[] = [];
  const accepted = new Set<string>();
  for (const endpoint of deletesLast) {
    const { line, method, access } = endpoint;
    // A new session for each call, because some calls end their own.
    const token = await openSession(db, study._id, nowhere);
    for (const { address, body } of requestsTo(endpoint, known)) {
      const reply = await ask(`${method} ${address}`, {
        ...(access === "staff" && { token }),
        headers: { "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { statusCode } = reply;
      if (statusCode < 300) accepted.add(line);
      const isRefusal =
        statusCode < 300 || refusalBody.safeParse(reply.json()).success;
      if (statusCode >= 500 || !isRefusal)
        failed.push(`${method} ${address} ${JSON.stringify(body)}`);
    }
  }
  expect(failed).toEqual([]);
  // Other calls need a link, a code or a file.
  expect(accepted.size).toBeGreaterThan(100);
});
