import { expect, test, vi } from "vitest";
import { saveFile } from "#web/core/calls/save-file.ts";
import { nextVisitWords } from "#web/i18n/visitor/results/next-visit.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { NextVisit } from "./next-visit.tsx";

vi.mock(import("#web/core/calls/save-file.ts"), () => ({ saveFile: vi.fn() }));

const words = nextVisitWords.en;

test("a calendar file needs a day that is not over", async () => {
  const { screen, user } = await mount(<NextVisit />);
  const make = () => user.click(screen.getByText(words.make));
  const day = screen.getByLabelText(words.day);
  await make();
  expect(screen.getByText(words.missing)).toBeDefined();
  expect(document.activeElement).toBe(day);
  await user.type(day, "2020-02-03");
  expect(screen.queryByText(words.missing)).toBeNull();
  await make();
  expect(screen.getByText(words.past)).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
  await user.clear(day);
  await user.type(day, "2091-02-03");
  await make();
  expect(screen.getByText(words.made)).toBeDefined();
  expect(saveFile).toHaveBeenCalledOnce();
});
