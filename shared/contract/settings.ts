import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pictureAddress, requiredText, text } from "./fields.ts";

const main = z.strictObject({
  sitename: requiredText(100),
  sitename_es: text(100),
  copyright: requiredText(200),
  copyright_es: text(200),
  disclaimer_en: text(1000),
  disclaimer_es: text(1000),
  funding_en: text(500),
  funding_es: text(500),
  schedule_en: text(500),
  schedule_es: text(500),
  reviewedon: z.union([z.literal(""), z.iso.date()]),
});

const homePage = z.strictObject({
  maintitle_en: text(200),
  maintitle_es: text(200),
  subtitle_en: text(300),
  subtitle_es: text(300),
  calltoaction_en: requiredText(60),
  calltoaction_es: requiredText(60),
  headline1_en: text(200),
  headline1_es: text(200),
  headline2_en: text(200),
  headline2_es: text(200),
  text1_en: text(2000),
  text1_es: text(2000),
  title1_en: text(200),
  title1_es: text(200),
  title2_en: text(200),
  title2_es: text(200),
  title3_en: text(200),
  title3_es: text(200),
  icon1_en: pictureAddress,
  icon1_es: pictureAddress,
  icon2_en: pictureAddress,
  icon2_es: pictureAddress,
  icon3_en: pictureAddress,
  icon3_es: pictureAddress,
});

const quiz = z.strictObject({
  starttitle_en: requiredText(200),
  starttitle_es: requiredText(200),
  thankyoutitle_en: requiredText(200),
  thankyoutitle_es: requiredText(200),
  top3text_en: text(1000),
  top3text_es: text(1000),
  topparentconcernstitle_en: requiredText(200),
  topparentconcernstitle_es: requiredText(200),
  topparentconcernstext_en: text(1000),
  topparentconcernstext_es: text(1000),
});

const aboutUs = z.strictObject({
  profiles: z
    .array(
      z.strictObject({
        photo: pictureAddress,
        name: text(100),
        bio_en: text(2000),
        bio_es: text(2000),
      }),
    )
    .max(4),
});

export const settings = z.strictObject({ main, homePage, quiz, aboutUs });
export type Settings = z.infer<typeof settings>;

export const readSettings = endpoint("public", "GET /api/settings", {
  summary: "The site's own texts",
  reply: settings,
});

const someFields = z
  .strictObject({
    main: main.partial(),
    homePage: homePage.partial(),
    quiz: quiz.partial(),
    aboutUs: aboutUs.partial(),
  })
  .partial();

export const saveSettings = endpoint("admin", "PUT /api/settings", {
  summary:
    "Change any fields of the four sections; the others stay. With `before`, only if those fields still are what they were",
  body: someFields
    .extend({ before: someFields.optional() })
    .refine((body) => Object.keys(body).some((key) => key !== "before")),
  reply: settings,
});
