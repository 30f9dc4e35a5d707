import { expect, test } from "vitest";
import { editorOf } from "./text-entries.ts";

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
