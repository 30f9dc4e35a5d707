import * as v from "valibot";

/** What foreign data should look like; valibot, because it weighs a tenth of zod. */
export type Shape<T> = v.GenericSchema<unknown, T>;

/** The value, if it has that shape; anything else is as good as nothing. */
export function shaped<T>(shape: Shape<T>, value: unknown): T | undefined {
  const result = v.safeParse(shape, value);
  return result.success ? result.output : undefined;
}
