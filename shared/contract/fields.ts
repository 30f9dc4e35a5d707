import { z } from "zod";
import { counter, feedbackTextLimit } from "#shared/rules/quiz/feedback.ts";
import {
  checkWhyLimit,
  emailLimit,
  passwordLimit,
  richTextLimit,
} from "#shared/rules/field-limits.ts";
import { pictureAddressLimit } from "#shared/rules/picture-limits.ts";
import { isWebAddress, webAddressLimit } from "#shared/rules/web-address.ts";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { idShape } from "#shared/rules/ids.ts";
import { languages } from "#shared/rules/language.ts";

/** 22 base58 characters, unguessable. */
export const id = z.string().regex(idShape);
export const idParams = z.object({ id });

/**
 * Texts may contain `{child}`. Calls without this query or a session get the words that stand without a name, for
 * clients that know only the specification.
 */
export const childQuery = z.object({
  child: z.literal(withPlaceholder.child).optional(),
});

/** Trimmed text without NUL or unpaired surrogates. */
export function text(max: number) {
  return z
    .string()
    .refine((value) => !value.includes("\0"))
    .overwrite((value) => value.toWellFormed().trim())
    .check(z.maxLength(max));
}

export function requiredText(max: number) {
  return text(max).check(z.minLength(1));
}

/** A single line without control characters, safe to use in a header. */
export function requiredLine(max: number) {
  return requiredText(max).refine((value) => !/\p{Cc}/u.test(value));
}

/** Counts an emoji as one character, like the counter shown beside the box. */
export const feedbackText = text(2 * feedbackTextLimit).check((context) => {
  if (counter(context.value).remaining >= 0) return;
  context.issues.push({
    code: "too_big",
    origin: "string",
    maximum: feedbackTextLimit,
    input: context.value,
  });
});

/** HTML of the rich-text editor. The server removes tags that are not allowed. */
export const richText = text(richTextLimit);

/** An http(s) address of an external page. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(webAddressLimit)
  .check(({ value: input, issues }) => {
    if (input.length > webAddressLimit || isWebAddress(input)) return;
    issues.push({ code: "invalid_format", format: "url", input });
  });

/** A picture of this site: `/images/…` is built in, `/uploads/…` was uploaded by staff. */
export const pictureAddress = z.union([
  z.literal(""),
  z
    .string()
    .max(pictureAddressLimit)
    .regex(/^\/(images|uploads)\/[\w-]+(\.[\w-]+)*$/),
]);

export const emailAddress = text(emailLimit).toLowerCase().pipe(z.email());

/** A password, never trimmed or cut. The server's settings define the minimum length. */
export const password = z
  .string()
  .min(1)
  .max(passwordLimit)
  .refine((value) => !value.includes("\0"));

// ISO 8601 has a year 0. PostgreSQL does not.
const hasYear = (date: string) => !date.startsWith("0000");

export const isoDate = z.iso.datetime().refine(hasYear);

/** A day such as `2027-01-31`. */
export const calendarDay = z.iso.date().refine(hasYear);
export const optionalDay = z.union([z.literal(""), calendarDay]);

/** How often a record was saved. Detects concurrent edits. Like all numbers of records, it fits a 32-bit column. */
export const version = z.int32();

/** The number of a publication or of a version of the information, counted from 1. */
export const recordNumber = z.int32().positive();

/** The day by which staff want to check a text again, and the reason. */
export const checks = { checkby: optionalDay, checkwhy: text(checkWhyLimit) };

export const language = z.enum(languages);
