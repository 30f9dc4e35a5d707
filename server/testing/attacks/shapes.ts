import fc from "fast-check";
import { z } from "zod";

/** The parts of JSON Schema that the contract uses. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export function shapeOf(schema: z.ZodType): JsonSchema {
  const options = { io: "input", unrepresentable: "any" } as const;
  return z.toJSONSchema(schema, options) as JsonSchema;
}

const formats: Record<string, string[]> = {
  email: ["ana@family.example"],
  uri: ["https://www.cdc.gov/hpv"],
  date: ["2027-01-31"],
  "date-time": ["2026-11-20T14:05:00.000Z"],
};

function texts(shape: JsonSchema): fc.Arbitrary<unknown> {
  const examples = formats[shape.format ?? ""];
  if (examples) return fc.constantFrom(...examples);
  if (shape.pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(shape.pattern));
    } catch {
      return fc.constant("a");
    }
  }
  const minLength = shape.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(shape.maxLength ?? 40, 40));
  return fc.string({ unit: "grapheme", minLength, maxLength });
}

/** Values that match the schema. Checks in code may still refuse them. */
export function valuesOf(shape: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const others = shape.anyOf ?? shape.oneOf;
  if (others) return fc.oneof(...others.map(valuesOf));
  if (shape.allOf?.[0]) return valuesOf(shape.allOf[0]);
  if (shape.properties) {
    const { required = [] } = shape;
    const model = Object.fromEntries(
      Object.entries(shape.properties).map(([key, of]) => [key, valuesOf(of)]),
    );
    return fc.record(model, { requiredKeys: required });
  }
  if (shape.type === "array") {
    const minLength = shape.minItems ?? 0;
    const maxLength = Math.max(minLength, Math.min(shape.maxItems ?? 3, 3));
    return fc.array(valuesOf(shape.items ?? {}), { minLength, maxLength });
  }
  if (shape.type === "string") return texts(shape);
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "null") return fc.constant(null);
  if (shape.type === "integer" || shape.type === "number") {
    const min = Math.max(shape.minimum ?? -1000, -(2 ** 31));
    const max = Math.max(min, Math.min(shape.maximum ?? 1000, 2 ** 31 - 1));
    return fc.integer({ min, max });
  }
  return fc.constantFrom<unknown>("a", 1, null, {});
}

/** The paths of all nested values. */
export function placesIn(value: unknown): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    placesIn(each).map((path) => [key, ...path]),
  );
  return [[], ...inner];
}

/** A copy of the value with another value at this path. */
export function withAt(
  value: unknown,
  [key, ...rest]: (string | number)[],
  other: unknown,
): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const inner = (copy as Record<string, unknown>)[key];
  return Object.assign(copy, { [key]: withAt(inner, rest, other) });
}
