// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Result } from "#shared/contract/quiz/results.ts";
import { write } from "#web/core/storage/storage.ts";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { ForDoctorModal } from "./for-doctor-modal.tsx";

const result = {
  _id: "r".repeat(22),
  orderedConcerns: [],
  child: { age: null, doses: null },
} as unknown as Result;

const text = "Can Leo play soccer?";
const visit = {
  questions: [{ _id: "q", text, text_es: text, isAsked: false }],
  change: () => undefined,
};

const texts = {
  announce_en: "",
  announce_es: "",
  nottoday_en: "",
  nottoday_es: "",
  concerns: [],
};

beforeEach(() => {
  document.documentElement.dataset["kiosk"] = "";
  write("user", { childName: "Leo" });
  vi.stubGlobal("fetch", async () => Response.json(texts));
  onTestFinished(() => {
    delete document.documentElement.dataset["kiosk"];
    localStorage.clear();
  });
});

test("on a clinic tablet the doctor reads and prints the page in either language, without names", async () => {
  const onPrint = vi.fn();
  const { screen, user } = await mount(
    <ForDoctorModal
      result={result}
      visit={visit}
      onPrint={onPrint}
      onClose={() => undefined}
    />,
  );
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  await press(forDoctorWords.en.show);
  expect(await screen.findByText(visitWords.en.questions)).toBeDefined();
  expect(screen.getByText("Can my child play soccer?")).toBeDefined();
  await press("Español");
  expect(screen.getByText(visitWords.es.questions)).toBeDefined();
  await press(visitWords.es.print);
  await vi.waitFor(() => expect(onPrint).toHaveBeenCalledOnce());
  const { container } = await mount(onPrint.mock.lastCall?.[0]);
  expect(container.textContent).toContain(visitWords.es.title);
  expect(document.body.textContent).not.toContain("Leo");
});
