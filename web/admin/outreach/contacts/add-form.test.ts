import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { contactNamed } from "#web/testing/contacts.ts";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { renderHook } from "#web/testing/render-hook.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useAddContact } from "./add-form.tsx";

const words = contactsWords.en;
beforeEach(() => void vi.spyOn(toasts, "show").mockReturnValue(0));
const toastTexts = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ text }]) => text);

async function openForm() {
  const calls = pendingCalls();
  const onAdded = vi.fn();
  const form = await renderHook(useAddContact, onAdded);
  const type = async (draft: { name?: string; phone?: string }) => {
    for (const field of ["name", "phone"] as const)
      await act(async () => form.now().change(field)(draft[field] ?? ""));
  };
  const add = () => act(async () => void form.now().add());
  return { ...form, calls, onAdded, type, add };
}

const ana = { name: "Ana", phone: "+1 201 555 0123" };

test("passes the added contact to onAdded, and empties the form for the next one", async () => {
  const { now, calls, onAdded, type, add } = await openForm();
  await act(async () => now().change("language")("es"));
  await type(ana);
  await act(async () => now().change("consentdate")("2026-11-20"));
  await act(async () => now().change("consentsource")("School fair"));
  await add();
  expect(calls.last().line).toBe("POST /api/contacts/one");
  expect(calls.last().body).toMatchObject({
    name: "Ana",
    language: "es",
    consentdate: "2026-11-20",
    consentsource: "School fair",
  });
  const added = contactNamed("Ana");
  await calls.last().answer(added);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(added);
  expect(now().draft).toMatchObject({
    name: "",
    phone: "",
    language: "es",
    consentdate: "",
    consentsource: "",
  });
  expect(now().isDirty).toBe(false);
  expect(toastTexts()).toEqual([words.added]);
});

test("shows missing fields before anything is sent", async () => {
  const { now, calls, type, add } = await openForm();
  await type({ phone: "123" });
  await add();
  expect(calls.all()).toEqual([]);
  expect(Object.keys(now().errors)).toEqual(["name", "phone"]);
});

test("keeps the draft for another try when adding fails", async () => {
  const { now, calls, onAdded, type, add } = await openForm();
  await type(ana);
  await add();
  await calls.last().breakOff();
  expect(now()).toMatchObject({ draft: ana, isDirty: true, isPending: false });
  expect(now().reasons).toEqual([]);
  expect(toastTexts()).toEqual([words.addFailed]);
  await add();
  await calls.last().answer(contactNamed("Ana"));
  expect(onAdded).toHaveBeenCalledOnce();
});

test("shows a refusal at its field, or above the form if no field is named", async () => {
  const { now, calls, type, add } = await openForm();
  await type(ana);
  await add();
  await calls.last().refuse(400, "invalid_phone", "phone");
  expect(now().errors).toEqual({ phone: refusalWords.en.invalid_phone });
  expect(now().reasons).toEqual([]);
  await add();
  await calls.last().refuse(409, "contact_known");
  expect(now()).toMatchObject({
    errors: {},
    reasons: [refusalWords.en.contact_known],
  });
  expect(now().draft).toMatchObject(ana);
});

test("adds one contact when the button is pressed twice", async () => {
  const { calls, type, add } = await openForm();
  await type(ana);
  await add();
  await add();
  expect(calls.all()).toHaveLength(1);
  await calls.last().answer(contactNamed("Ana"));
});

test("keeps the phone field empty when it loses the focus after sending", async () => {
  const { now, calls, type, add } = await openForm();
  await type(ana);
  await add();
  const { completePhone } = now();
  await calls.last().answer(contactNamed("Ana"));
  await act(async () => completePhone());
  expect(now().draft.phone).toBe("");
});
