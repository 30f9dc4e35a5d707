import { act } from "react";
import { expect, test, vi } from "vitest";
import * as saving from "#web/core/calls/save-file.ts";
import { dashboardWords } from "#web/i18n/admin/reports/dashboard/dashboard.words.ts";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { CsvButton } from "./csv-button.tsx";

const words = dashboardWords.en;
const file = "results.csv";

async function openButton(disabled = false) {
  const calls = pendingCalls();
  const toastTexts = collectToasts();
  const save = vi.spyOn(saving, "saveFile").mockReturnValue();
  const onEnd = vi.fn<() => void>();
  const button = {
    line: "GET /api/results/csv",
    file,
    disabled,
    onEnd,
  } as const;
  const page = await mount(<CsvButton {...button}>Results CSV</CsvButton>);
  const start = () => page.press(/Results CSV/);
  const savedFiles = () => save.mock.calls.map(([, name]) => name);
  return { ...page, calls, toastTexts, start, savedFiles, onEnd };
}

test("a download that failed says so, saves nothing and can be tried again", async () => {
  const { calls, start, toastTexts, savedFiles, onEnd } = await openButton();
  await start();
  await calls.last().refuse(503, "busy");
  expect(toastTexts()).toEqual([words.exportFailed(file)]);
  expect(savedFiles()).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
  await start();
  await calls.last().answer({});
  await vi.waitFor(() => expect(savedFiles()).toEqual([file]));
  expect(onEnd).toHaveBeenCalledTimes(2);
  expect(toastTexts()).toHaveLength(1);
});

test("a download that was stopped says and saves nothing", async () => {
  const { screen, calls, press, start, toastTexts, savedFiles } =
    await openButton();
  expect(screen.queryByRole("button", { name: words.stop(file) })).toBeNull();
  await start();
  await press(words.stop(file));
  await calls.last().breakOff();
  expect(screen.queryByRole("button", { name: words.stop(file) })).toBeNull();
  expect([toastTexts(), savedFiles()]).toEqual([[], []]);
});

test("a download whose sign-in was not confirmed is not reported as a failure", async () => {
  const { calls, start, toastTexts } = await openButton();
  await start();
  await calls.last().refuse(403, "reauth_required");
  expect(toastTexts()).toEqual([]);
});

test("a disabled button starts nothing", async () => {
  const { calls, start } = await openButton(true);
  await act(start);
  expect(calls.all()).toEqual([]);
});
