import { beforeEach, expect, test, vi } from "vitest";
import { toasts } from "./toast-queue.ts";
import { copyText } from "./copy-text.ts";

beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));

const said = { copied: "Copied.", notCopied: "Copy it by hand." };
const toasted = () => vi.mocked(toasts.show).mock.calls.map(([each]) => each);

test("copies the text and shows a toast", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await copyText("the link", said);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("the link");
  expect(toasted()).toEqual([{ text: "Copied.", kind: "success" }]);
});

test("asks to copy by hand when the browser refuses or has no clipboard", async () => {
  const writeText = () => Promise.reject(new Error("not allowed"));
  for (const clipboard of [{ writeText }, undefined]) {
    vi.mocked(toasts.show).mockClear();
    vi.stubGlobal("navigator", { clipboard });
    await copyText("the link", said);
    expect(toasted()).toEqual([{ text: "Copy it by hand.", kind: "danger" }]);
  }
});
