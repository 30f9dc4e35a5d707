// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Result } from "#shared/contract/quiz/results.ts";
import { write } from "#web/core/storage/storage.ts";
import { visitWords } from "#web/i18n/visitor/visit.words.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { ForDoctorModal } from "./for-doctor-modal.tsx";

const words = forDoctorWords.en;

const result = {
  _id: "r".repeat(22),
  orderedConcerns: [],
  child: { age: null, doses: null },
} as unknown as Result;

const text = "Can Leo play soccer?";
const visitWith = (...questions: string[]) => ({
  questions: questions.map((each) => ({
    _id: each,
    text: each,
    text_es: each,
    isAsked: false,
  })),
  change: () => undefined,
});

const texts = {
  announce_en: "",
  announce_es: "",
  nottoday_en: "",
  nottoday_es: "",
  concerns: [],
};

beforeEach(() => {
  write("user", { childName: "Leo" });
  vi.stubGlobal("fetch", async () => Response.json(texts));
  onTestFinished(() => {
    delete document.documentElement.dataset["kiosk"];
    localStorage.clear();
  });
});

async function open(...questions: string[]) {
  const onPrint = vi.fn();
  const view = await mount(
    <ForDoctorModal
      result={result}
      visit={visitWith(...questions)}
      onPrint={onPrint}
      onClose={() => undefined}
    />,
  );
  return { ...view, onPrint };
}

test("questions that the family leaves out are not in the address", async () => {
  const { screen, user } = await open(text, "Does it hurt?");
  const link = () => screen.queryByText<HTMLAnchorElement>(words.show);
  const code = () =>
    Buffer.from(link()?.closest("a")?.hash ?? "", "base64url").toString();
  expect(code()).toContain("soccer");
  await user.click(screen.getByLabelText("Can my child play soccer?"));
  expect(code()).not.toContain("soccer");
  expect(code()).toContain("hurt");
  await user.click(screen.getByLabelText("Does it hurt?"));
  expect(screen.getByText(words.nothing)).toBeDefined();
  expect(link()).toBeNull();
});

test("the code says how many questions do not fit", async () => {
  const { screen } = await open(
    ...[1, 2, 3, 4].map((number) => `${number} ${"long ".repeat(55)}?`),
  );
  expect(screen.getByText(words.leftOut(2))).toBeDefined();
});

test("on a clinic tablet the doctor reads and prints the page in either language, without names", async () => {
  document.documentElement.dataset["kiosk"] = "";
  const { screen, user, onPrint } = await open(text);
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  await press(words.show);
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
