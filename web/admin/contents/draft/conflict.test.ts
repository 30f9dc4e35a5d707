import { expect, test } from "vitest";
import type { Settings } from "#shared/contract/settings.ts";
import { draftOf } from "./contents-draft.ts";
import { conflictOf, givingWay } from "./conflict.ts";

function site(name: string, copyright: string, headline: string) {
  return {
    main: { sitename: name, copyright },
    homePage: { headline1_en: headline },
    quiz: {},
    aboutUs: { profiles: [] },
  } as unknown as Settings;
}

const begun = site("Old", "© Old", "Old headline");
const mine = draftOf(site("Mine", "© Mine", "Old headline"));

test("only what both changed is a conflict", () => {
  const theirs = site("Theirs", "© Old", "Their headline");
  expect(conflictOf(begun, mine, theirs).keys).toEqual(["main.sitename"]);
});

test("different texts meet without a conflict, and the same text twice is none", () => {
  const theirs = site("Mine", "© Old", "Their headline");
  const met = conflictOf(begun, mine, theirs);
  expect(met.keys).toEqual([]);
  expect(met.mine).toMatchObject({
    "main.copyright": "© Mine",
    "homePage.headline1_en": "Their headline",
  });
});

test("giving way keeps what nobody else touched", () => {
  const theirs = site("Theirs", "© Old", "Their headline");
  expect(givingWay(conflictOf(begun, mine, theirs))).toMatchObject({
    "main.sitename": "Theirs",
    "main.copyright": "© Mine",
    "homePage.headline1_en": "Their headline",
  });
});
