import { expect, test } from "vitest";
import { matcher, searchable } from "#web/admin/list/search.ts";
import { textOfItem } from "./use-item-search.ts";

const concern = {
  _id: "nevercancer",
  name: "Safety",
  name_es: "Seguridad",
  content: "<p>No <strong>side</strong> effects &amp; no pain.</p>",
  content_es: "<p>La fiebre <em>desaparece</em> en días.</p>",
  suggestedquestions: ["Why now?"],
  suggestedquestions_es: ["¿Por qué ahora?"],
  externallinks: [{ name: "CDC", url: "https://cdc.gov" }],
  externallinks_es: [],
  active: true,
};

test.each([
  ["seguridad", true],
  ["SIDE effects", true],
  ["dias", true],
  ["por que", true],
  ["strong", false],
  ["amp", false],
  ["nevercancer", false],
  ["cdc", false],
])("“%s” is found in the words of a concern: %s", (query, isFound) => {
  expect(matcher(query)(searchable([textOfItem(concern)]))).toBe(isFound);
});
