import { expect, test } from "vitest";
import { measureSms } from "#shared/rules/sms/segments.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { wordingOf } from "#shared/rules/sms/invitation-wording.ts";
import { defaultSettings } from "./settings.ts";

const { message_en, message_es } = defaultSettings.invitation;
const link = `https://quiz.example.org/${"1".repeat(22)}`;

/** As soon as a clinic has put its name there. */
const signed = (text: string) =>
  text.replace(/(Placeholder|Texto provisional): [^.]+/, "Main Street Clinic");

test.each([
  ["English", [message_en], link, 1],
  ["Spanish", [message_es], `${link}?lang=es`, 1],
  ["both languages", [message_en, message_es], `${link}?lang=es`, 2],
])(
  "an invitation in %s says how to stop, names no vaccine and is short",
  (_, texts, address, segments) => {
    const text = texts.map(signed).join("\n");
    expect(wordingOf(text)).toEqual({
      hasNoWayOut: false,
      namesVaccine: false,
    });
    const sent = measureSms(`${text}\n${address}`);
    expect(sent).toMatchObject({ segments, encoding: "GSM-7" });
  },
);

test("each language names the word that stops it", () => {
  expect(message_en).toContain("Reply STOP");
  expect(message_es).toContain("Responda ALTO");
});

test("the name of the clinic is a placeholder until staff write it", () => {
  for (const text of [message_en, message_es])
    expect(isPlaceholder(text)).toBe(true);
});
