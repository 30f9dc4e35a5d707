import { beforeEach, expect, test } from "vitest";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { mount } from "#web/testing/mount.tsx";
import VisitScreen from "./visit-screen.tsx";

beforeEach(() => {
  location.hash = "";
});

test.each([
  ["", visitWords.en.empty],
  ["#WzEs", visitWords.en.broken],
])("a link that ends with '%s' says what to do", async (hash, text) => {
  location.hash = hash;
  const texts = { concerns: [] };
  const { screen } = await mount(<VisitScreen />, "/visit", texts);
  expect(screen.getByText(text)).toBeDefined();
});
