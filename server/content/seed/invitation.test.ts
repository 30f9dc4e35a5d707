import { expect, test } from "vitest";
import { fillsOf } from "#shared/rules/content/set-up.ts";
import { languageQuery, languages } from "#shared/rules/language.ts";
import { wordingOf } from "#shared/rules/outreach/sms/invitation-wording.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { defaultSettings } from "./settings.ts";

const facts = {
  "clinic.clinicname": "Bayside Family Health Center",
  "clinic.address": "",
  "clinic.phone": "",
  "main.funding_en": "",
  "main.funding_es": "",
};

test.each(languages)(
  "the default invitation in %s fits in one text with the link and gives no warning",
  (language) => {
    const fill = fillsOf(defaultSettings, facts).find(
      ({ field }) => field === `invitation.message_${language}`,
    );
    const text = fill?.text ?? "";
    expect(text).toContain("Bayside");
    const link = `https://quiz.example.org/${"1".repeat(22)}${languageQuery(language)}`;
    expect(measureSms(`${text}\n${link}`)).toMatchObject({
      encoding: "GSM-7",
      segments: 1,
      costly: [],
    });
    expect(wordingOf(text)).toEqual({
      hasNoWayOut: false,
      namesVaccine: false,
    });
  },
);
