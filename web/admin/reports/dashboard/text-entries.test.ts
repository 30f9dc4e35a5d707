import { expect, test } from "vitest";
import {
  concernContent,
  doctorWords,
} from "#shared/contract/content/concerns.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { editorOf, useTextEntries } from "./text-entries.ts";

const _id = "1".repeat(22);

test.each([
  [
    "settings",
    "main.funding_en",
    "/dashboard/contents?tab=main#main.funding_en",
  ],
  [
    "settings",
    "aboutUs.profiles.0.bio_es",
    "/dashboard/contents?tab=aboutUs#aboutUs.profiles.0.bio_es",
  ],
  ["questions", "labelA_es", `/dashboard/questions/edit/${_id}#labelA_es`],
  ["concerns", "checkby", `/dashboard/concerns/edit/${_id}#checkby`],
  ["concerns", "childrencontent_es", `/dashboard/concerns/children/${_id}`],
] as const)("editorOf, in %s: links %s to %s", (place, field, address) => {
  const id = place === "settings" ? null : _id;
  expect(editorOf({ in: place, _id: id }, field)).toBe(address);
});

test("every text of a concern has a label", async () => {
  const { now } = await renderHook(useTextEntries, "2026-11-28");
  const texts = { ...concernContent.shape, ...doctorWords.shape };
  const fields = languagePairsOf(texts).flatMap(({ en, es }) => [en, es]);
  expect(fields).toContain("counsel_es");
  for (const field of fields) {
    const place = { in: "concerns", _id, name: "Cost", name_es: "" } as const;
    const { name } = now().textEntry({
      ...place,
      field,
      problem: "no_spanish",
    });
    expect(name, field).not.toContain("undefined");
  }
});
