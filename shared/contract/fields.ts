import { z } from "zod";
import { counter, feedbackTextLimit } from "#shared/rules/quiz/feedback.ts";
import {
  checkWhyLimit,
  emailLimit,
  passwordLimit,
  pictureAddressLimit,
  richTextLimit,
} from "#shared/rules/field-limits.ts";
import { isWebAddress, webAddressLimit } from "#shared/rules/web-address.ts";
import { idShape } from "#shared/rules/ids.ts";
import { languages } from "#shared/rules/language.ts";

/** 22 base58 characters, unguessable. */
export const id = z.string().regex(idShape);
export const idParams = z.object({ id });

/** Text as people type it: no NUL, no broken surrogates, no blanks at its ends. */
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

/** One line: nothing in it can end a header or begin another one. */
export function requiredLine(max: number) {
  return requiredText(max).refine((value) => !/\p{Cc}/u.test(value));
}

/** As many characters as the counter beside the box says, an emoji being one. */
export const feedbackText = text(2 * feedbackTextLimit).check((context) => {
  if (counter(context.value).remaining >= 0) return;
  context.issues.push({
    code: "too_big",
    origin: "string",
    maximum: feedbackTextLimit,
    input: context.value,
  });
});

/** What the rich-text editor hands over; the server keeps only the tags it knows. */
export const richText = text(richTextLimit);

/** The address of a page elsewhere. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(webAddressLimit)
  .check(({ value: input, issues }) => {
    if (input.length > webAddressLimit || isWebAddress(input)) return;
    issues.push({ code: "invalid_format", format: "url", input });
  });

/** A picture of our own: `/images/…` comes with the product, `/uploads/…` from staff. */
export const pictureAddress = z.union([
  z.literal(""),
  z
    .string()
    .max(pictureAddressLimit)
    .regex(/^\/(images|uploads)\/[\w-]+(\.[\w-]+)*$/),
]);

export const emailAddress = text(emailLimit).toLowerCase().pipe(z.email());

/** Passwords are never trimmed or cut; how long they must be is the server's setting. */
export const password = z
  .string()
  .min(1)
  .max(passwordLimit)
  .refine((value) => !value.includes("\0"));

export const isoDate = z.iso.datetime();

/** A day (`2027-01-31`), or none. */
export const optionalDay = z.union([z.literal(""), z.iso.date()]);

/** By which day staff want to read a text again, and why. */
export const checks = { checkby: optionalDay, checkwhy: text(checkWhyLimit) };

export const language = z.enum(languages);
