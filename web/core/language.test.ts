// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { changeLanguage, isReloading, onLanguageReload } from "./language.tsx";

type Ask = Parameters<typeof onLanguageReload>[0];

/** Registers an unsaved form. Returns how often it was asked, and a function that removes it. */
function unsavedForm(ask: Ask) {
  const asked = vi.fn(ask);
  const remove = onLanguageReload(asked);
  onTestFinished(remove);
  return { asked, remove };
}

const stay: Ask = () => undefined;
const leave: Ask = (reload) => reload();

test("unsaved forms are asked one after the other, the newest first", () => {
  const page = unsavedForm(stay);
  const drawer = unsavedForm(stay);
  changeLanguage("es");
  expect(page.asked).not.toHaveBeenCalled();
  drawer.asked.mock.lastCall?.[0]();
  expect(page.asked).toHaveBeenCalledOnce();
  expect(drawer.asked).toHaveBeenCalledOnce();
  expect(isReloading()).toBe(false);
});

test("a form that was saved in the meantime is not asked", () => {
  const page = unsavedForm(stay);
  const row = unsavedForm(stay);
  const drawer = unsavedForm((reload) => {
    row.remove();
    reload();
  });
  changeLanguage("es");
  expect(drawer.asked).toHaveBeenCalledOnce();
  expect(row.asked).not.toHaveBeenCalled();
  expect(page.asked).toHaveBeenCalledOnce();
});

test("each change of the language asks all forms again", () => {
  const page = unsavedForm(stay);
  const drawer = unsavedForm(leave);
  changeLanguage("es");
  changeLanguage("es");
  expect(drawer.asked).toHaveBeenCalledTimes(2);
  expect(page.asked).toHaveBeenCalledTimes(2);
});
