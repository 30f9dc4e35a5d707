import { act } from "react";
import { expect, test, vi } from "vitest";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { useImport } from "./use-import.ts";

test("decideAlike decides all rows in doubt for the same reason, and no others", async () => {
  const calls = pendingCalls();
  const { now } = await renderHook(useImport, undefined);
  await act(async () =>
    now().list.readPasted("Parent\tPhone\nA\t1\nB\t2\nC\t3\nD\t4"),
  );
  await vi.waitFor(() => expect(now().list.isComplete).toBe(true), 20_000);
  await act(async () => void now().check());
  const like = { name: "", childname: "", phone: "", redcapid: "" };
  await calls.last().answer({
    fingerprint: "f",
    rows: [
      { kind: "asked", shares: "phone", like: { ...like, contact: "one" } },
      { kind: "asked", shares: "phone", like: { ...like, row: 0 } },
      { kind: "asked", shares: "names", like: { ...like, contact: "two" } },
      { kind: "new" },
    ],
  });
  const decisions = () =>
    now().checked?.rows.map(({ decision = "" }) => decision);
  const choose = (choice: Parameters<typeof decide>[1]) =>
    act(async () => decide("phone", choice));
  const decide: ReturnType<typeof useImport>["decideAlike"] = (...args) =>
    now().decideAlike(...args);
  await choose("add");
  expect(decisions()).toEqual(["add", "add", "", ""]);
  await choose("update");
  expect(decisions()).toEqual(["one", "", "", ""]);
  await choose("");
  expect(decisions()).toEqual(["", "", "", ""]);
});

test("correct checks the rows again, and keeps earlier corrections and decisions", async () => {
  const calls = pendingCalls();
  const { now } = await renderHook(useImport, undefined);
  await act(async () => now().list.readPasted("Parent\tPhone\nA\t1\nB\t2"));
  await vi.waitFor(() => expect(now().list.isComplete).toBe(true), 20_000);
  await act(async () => void now().check());
  const unclearRow = { kind: "asked", shares: "phone" };
  await calls.last().answer({
    fingerprint: "f",
    rows: [{ kind: "refused", reasons: [] }, unclearRow],
  });
  await act(async () => now().decide(3, "add"));
  const correct = (line: number, fields: object) =>
    act(async () => void now().correct(new Map([[line, fields]])));
  await correct(2, { phone: "787 555 0123" });
  await calls
    .last()
    .answer({ fingerprint: "g", rows: [unclearRow, unclearRow] });
  await correct(2, { name: "Ana" });
  const rows = calls.last().body.rows as { name: string; phone: string }[];
  expect(rows[0]).toMatchObject({ name: "Ana", phone: "787 555 0123" });
  expect(rows[1]).toMatchObject({ name: "B", phone: "2" });
  await calls
    .last()
    .answer({ fingerprint: "h", rows: [unclearRow, unclearRow] });
  expect(now().checked?.rows.map(({ decision }) => decision)).toEqual([
    undefined,
    "add",
  ]);
});

test("a check of one list does not fill in another one that was chosen meanwhile", async () => {
  const calls = pendingCalls();
  const { now } = await renderHook(useImport, undefined);
  const choose = async (name: string, text: string) => {
    await act(async () => now().list.readFile(new File([text], name)));
    await vi.waitFor(
      () => expect(now().list.chosen?.list.name).toBe(name),
      20_000,
    );
  };
  await choose("a.csv", "Parent,Phone\nAlpha,1");
  await act(async () => void now().check());
  const first = calls.last();
  await choose("b.csv", "Parent,Phone\nBeta,2");
  await first.answer({ fingerprint: "a", rows: [{ kind: "new" }] });
  expect(now().checked).toBeUndefined();

  await act(async () => void now().check());
  await calls.last().answer({ fingerprint: "b", rows: [{ kind: "new" }] });
  await act(async () => void now().save());
  expect(calls.last().body).toMatchObject({
    fingerprint: "b",
    file: { name: "b.csv" },
    rows: [{ name: "Beta" }],
  });
});

test("a failed check of an earlier list shows no message", async () => {
  const calls = pendingCalls();
  const { now } = await renderHook(useImport, undefined);
  await act(async () => now().list.readPasted("Parent\tPhone\nA\t1"));
  await vi.waitFor(() => expect(now().list.isComplete).toBe(true), 20_000);
  await act(async () => void now().check());
  await act(async () => now().list.chooseColumn("note", 0));
  await calls.last().refuse(503, "busy");
  expect(now().messages).toEqual([]);
});

test("the later of two files wins, even if it is read first", async () => {
  const { now } = await renderHook(useImport, undefined);
  let finishFirst!: (bytes: ArrayBuffer) => void;
  const first = new File([""], "first.csv");
  first.arrayBuffer = () =>
    new Promise((resolve) => {
      finishFirst = resolve;
    });
  await act(async () => now().list.readFile(first));
  await act(async () =>
    now().list.readFile(new File(["Parent,Phone\nB,2"], "second.csv")),
  );
  await vi.waitFor(() => expect(now().list.chosen).toBeDefined(), 20_000);
  await act(async () => {
    finishFirst(new TextEncoder().encode("Parent,Phone\nA,1").buffer);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(now().list.chosen?.list.name).toBe("second.csv");
  expect(now().list.isReading).toBe(false);
});
