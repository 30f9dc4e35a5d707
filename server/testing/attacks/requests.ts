import fc from "fast-check";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import {
  methods,
  oddForms,
  oddHeaders,
  oddParts,
  oddQueries,
  oddTypes,
  oddValues,
} from "./odd.ts";
import { placesIn, shapeOf, valuesOf, withAt } from "./shapes.ts";

/** A request that should be refused or be harmless. */
export type AttackRequest = {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const brokenOnce = (given: fc.Arbitrary<unknown>) =>
  fc
    .tuple(given, fc.nat(), fc.constantFrom(...oddValues))
    .map(([value, nth, odd]) => {
      const places = placesIn(value);
      return JSON.stringify(
        withAt(value, places[nth % places.length] ?? [], odd),
      );
    });

const withStrangeKeys = (given: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      given,
      fc.constantFrom("_id", "role", "active", "constructor", "x\0", "toJSON"),
      fc.constantFrom(...oddValues),
    )
    .map(([value, key, odd]) =>
      JSON.stringify({ ...(value as object), [key]: odd }),
    );

/** Invalid or misleading JSON. */
const mangled = (given: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      given.map((value) => JSON.stringify(value) ?? "null"),
      fc.nat(19),
    )
    .map(([text, how]): string | Buffer => {
      const inside = text.slice(1, -1);
      const ways = [
        () => text.slice(0, text.length / 2),
        () => `${text},`,
        () => `${text}${text}`,
        () => `\ufeff${text}`,
        () => `{"__proto__":{"access":"admin"},${inside}}`,
        () => `{"constructor":{"prototype":{"a":1}},${inside}}`,
        () => `{${inside},${inside}}`,
        () => `{"a":1e309,${inside}}`,
        () => `{"a":-0,"a":NaN,${inside}}`,
        () => `{"a":"\\ud800","\\u0000":1,${inside}}`,
        () => `/* */${text}`,
        () => nested(20_000),
        () => `{"a":`.repeat(10_000),
        () => JSON.stringify("x".repeat(1_000_000)),
        () => "",
        () => "null",
        () => Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
        () => Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xc3, 0x28)]),
        () => Buffer.from(text, "utf16le"),
        () => Buffer.alloc(1000),
      ];
      return ways[how % ways.length]?.() ?? "";
    });

type Target = { method: string; path: string } & Pick<Endpoint, "body">;

/** The path with its parameters filled in. */
export const filledWith = (path: string, part: string) =>
  path.replace(/:\w+/g, part);

/** Requests to one route that are valid except for one thing. */
export function attemptsOf(target: Target): fc.Arbitrary<AttackRequest> {
  const { method, path, body } = target;
  const shape = body && shapeOf(body);
  const good = shape ? valuesOf(shape) : fc.constant<unknown>({});
  const there = filledWith(path, "1".repeat(22));
  const hasBody = method !== "GET";
  const goodBody = good.map((value) => JSON.stringify(value) ?? "null");
  const base = { method, path: there, headers: {} };
  const sent = (what: string, bodies: fc.Arbitrary<string | Buffer>) =>
    bodies.map((each) => ({ ...base, what, headers: json, body: each }));
  const around = <T>(of: T[], make: (each: T) => Partial<AttackRequest>) =>
    fc.tuple(fc.constantFrom(...of), goodBody).map(([each, text]) => {
      const given = hasBody ? { headers: json, body: text } : {};
      const made = make(each);
      const headers = { ...given.headers, ...made.headers };
      return { what: "", ...base, ...given, ...made, headers };
    });
  const ofAll = [
    around(oddParts, (part) => ({
      what: "odd path",
      path: path === there ? `${path}/${part}` : filledWith(path, part),
    })),
    around(oddQueries, (query) => ({
      what: "odd query",
      path: there + query,
    })),
    around(oddHeaders, (headers) => ({ what: "odd header", headers })),
    around(methods, (other) => ({ what: "other method", method: other })),
  ];
  if (!hasBody) return fc.oneof(...ofAll);
  if (!path.startsWith("/api/"))
    ofAll.push(
      around(oddForms, (text) => ({
        what: "odd form",
        headers: form,
        body: text,
      })),
    );
  return fc.oneof(
    { weight: 8, arbitrary: sent("one part odd", brokenOnce(good)) },
    { weight: 2, arbitrary: sent("strange keys", withStrangeKeys(good)) },
    { weight: 3, arbitrary: sent("no JSON", mangled(good)) },
    {
      weight: 2,
      arbitrary: around(oddTypes, (type) => ({
        what: "odd type",
        headers: { "content-type": type },
      })),
    },
    ...ofAll.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}
