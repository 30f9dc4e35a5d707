import { z } from "zod";
import { settingsLimits as limits } from "#shared/rules/content/settings-limits.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { isCallable } from "#shared/rules/outreach/contacts/phone.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  checks,
  optionalDay,
  pictureAddress,
  requiredText,
  text,
  version,
  webAddress,
} from "#shared/contract/fields.ts";

/** One field in English and in Spanish: `maintitle_en` and `maintitle_es`. */
function inBoth<Name extends string, Schema>(name: Name, schema: Schema) {
  const pair = { [`${name}_en`]: schema, [`${name}_es`]: schema };
  return pair as Record<`${Name}_en` | `${Name}_es`, Schema>;
}

type TextName = keyof typeof limits;

const optional = <Name extends TextName>(name: Name) =>
  inBoth(name, text(limits[name]));
const required = <Name extends TextName>(name: Name) =>
  inBoth(name, requiredText(limits[name]));

const main = z.strictObject({
  sitename: requiredText(limits.sitename),
  sitename_es: text(limits.sitename),
  copyright: requiredText(limits.copyright),
  copyright_es: text(limits.copyright),
  ...optional("disclaimer"),
  ...optional("funding"),
  ...optional("schedule"),
  ...optional("method"),
  reviewedon: optionalDay,
});

const homePage = z.strictObject({
  ...optional("maintitle"),
  ...optional("subtitle"),
  ...required("calltoaction"),
  ...optional("headline1"),
  ...optional("headline2"),
  ...optional("text1"),
  ...optional("title1"),
  ...optional("title2"),
  ...optional("title3"),
  ...inBoth("icon1", pictureAddress),
  ...inBoth("icon2", pictureAddress),
  ...inBoth("icon3", pictureAddress),
});

const quiz = z.strictObject({
  ...required("starttitle"),
  ...required("thankyoutitle"),
  ...optional("top3text"),
  ...required("topparentconcernstitle"),
  ...optional("topparentconcernstext"),
});

const profile = z.object({
  photo: pictureAddress,
  name: text(limits.profileName),
  ...optional("bio"),
});

const aboutUs = z.strictObject({
  // Reading accepts fields added by a newer release; writing rejects them.
  profiles: z.array(profile).max(listLimits.profiles),
});
const writtenAboutUs = z.strictObject({
  profiles: z.array(profile.strict()).max(listLimits.profiles),
});

/** Texts that only the results page shows: notes by age and doses, few worries, when to call, the three choices. */
const results = z.strictObject({
  /** Whether the question about the intention is asked once more after reading. */
  askagain: z.enum(["", "on"]),
  ...optional("ageunder9"),
  ...optional("age9"),
  ...optional("age11"),
  ...optional("age13"),
  ...optional("age15"),
  ...optional("doseone"),
  ...optional("dosetwo"),
  ...optional("doseunsure"),
  ...required("calmtitle"),
  ...optional("calmtext"),
  ...optional("calmranking"),
  ...optional("safety"),
  ...optional("nowhappens"),
  ...optional("nowgood"),
  ...optional("nowbad"),
  ...optional("laterhappens"),
  ...optional("latergood"),
  ...optional("laterbad"),
  ...optional("notnowhappens"),
  ...optional("notnowgood"),
  ...optional("notnowbad"),
});

/** The information parents can read before the quiz. The server sets `version`; a submitted value is ignored. */
const information = z.strictObject({
  version: version.optional(),
  ...optional("promise1"),
  ...optional("promise2"),
  ...optional("promise3"),
  ...optional("purpose"),
  ...optional("time"),
  ...optional("voluntary"),
  ...optional("stored"),
  ...optional("whosees"),
  ...optional("whoruns"),
  ...optional("studyboard"),
  ...optional("reachus"),
});

/** The clinic card is hidden while `clinicname` is empty. */
const clinic = z.strictObject({
  clinicname: text(limits.clinicname),
  logo: pictureAddress,
  address: text(limits.address),
  phone: text(limits.phone).refine(isCallable),
  website: z.union([z.literal(""), webAddress]),
  ...optional("hours"),
  ...optional("spoken"),
  ...optional("fee"),
});

/** Whether texts, results and the printed sheet say that the clinic reads the questions, and in which words. */
const clinicReads = z.strictObject({
  clinicreads: z.enum(["", "on"]),
  ...optional("readsline"),
});

/** Words for the doctor: to announce the vaccine, and to agree on when if not today. */
export const doctorTexts = z.strictObject({
  ...optional("announce"),
  ...optional("nottoday"),
});

export const settings = z.strictObject({
  main,
  homePage,
  quiz,
  aboutUs,
  results,
  information,
  clinic,
  visit: clinicReads,
});
export type Settings = z.infer<typeof settings>;

/** Adds the fields that only staff see. */
export const editedSettings = settings.extend({
  main: main.extend(checks),
  invitation: z.strictObject(optional("message")),
  visit: clinicReads.extend(doctorTexts.shape),
});
export type EditedSettings = z.infer<typeof editedSettings>;

export const readSettings = publicCall("GET /api/settings", {
  summary: "The site's own texts",
  reply: settings,
});

export const readSettingsToEdit = staffCall("GET /api/settings/edit", {
  summary: "The site's own texts, with the fields that only staff see",
  reply: editedSettings,
});

const sections = editedSettings.shape;

const someFields = z
  .strictObject({
    main: sections.main.partial(),
    homePage: homePage.partial(),
    quiz: quiz.partial(),
    aboutUs: writtenAboutUs.partial(),
    results: results.partial(),
    information: information.partial(),
    clinic: clinic.partial(),
    invitation: sections.invitation.partial(),
    visit: sections.visit.partial(),
  })
  .partial();

export const saveSettings = staffCall("PUT /api/settings", {
  summary:
    "Change some fields of the sections. With `before`, only if those fields still have these values",
  body: someFields
    .extend({ before: someFields.optional() })
    .refine((body) => Object.keys(body).some((key) => key !== "before")),
  reply: editedSettings,
});
