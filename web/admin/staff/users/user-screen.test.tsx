import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { User } from "#shared/contract/staff/users.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { asStaff, signedInAdmin } from "#web/testing/as-staff.tsx";
import { collectToasts } from "#web/testing/collect-toasts.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import UserScreen from "./user-screen.tsx";

// The strength check is slow to load, and the form works without it.
vi.mock("@zxcvbn-ts/core", () => ({}));

const words = usersWords.en;
const ana: User = {
  _id: "2".repeat(22),
  name: "Ana",
  email: "ana@clinic.example",
  roles: ["editor"],
  secondstep: false,
  lastsignin: null,
};

async function openUser(user?: User, isLast = false) {
  const calls = pendingCalls();
  const toastTexts = collectToasts();
  const data = { user, isLast, isByPassword: true };
  const page = await mount(asStaff(<UserScreen />), "/", data);
  const { screen, router } = page;
  const box = (label: string) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const type = (label: string, value: string) =>
    fireEvent.change(box(label), { target: { value } });
  return {
    ...page,
    box,
    type,
    save: () => page.press("Save"),
    toastTexts,
    path: () => router.state.location.pathname,
    last: calls.last,
    written: () => calls.lines().filter((line) => !line.startsWith("GET ")),
  };
}

/** Fills in a new user, who has no role yet. */
async function openFilled() {
  const form = await openUser();
  form.type(words.name, "Ana");
  form.type(words.email, ana.email);
  form.type(words.password, "slow trains at dusk");
  form.type(words.password2, "slow trains at dusk");
  return form;
}

test("a new user needs all fields and a role", async () => {
  const { box, save, user, screen, written } = await openUser();
  await save();
  expect(document.activeElement).toBe(box(words.name));
  expect(box(words.name).ariaInvalid).toBe("true");
  expect(screen.getAllByText(refusalWords.en.required)).toHaveLength(5);
  await user.click(box("Editor"));
  await save();
  expect(written()).toEqual([]);
});

test("a new user is sent with the chosen roles, and the list opens", async () => {
  const { box, save, user, last, toastTexts, path } = await openFilled();
  await save();
  expect(document.activeElement).toBe(box("Admin"));
  await user.click(box("Editor"));
  await user.click(box("Inviter"));
  await save();
  expect(last()).toMatchObject({
    line: "POST /api/users",
    body: {
      name: "Ana",
      email: ana.email,
      password: "slow trains at dusk",
      roles: ["editor", "inviter"],
    },
  });
  await last().answer(ana);
  expect(toastTexts()).toEqual([words.saved]);
  expect(path()).toBe("/dashboard/users");
});

test("different passwords are reported, and the typed text stays", async () => {
  const { box, type, save, user, toastTexts, written } = await openFilled();
  await user.click(box("Editor"));
  type(words.password2, "slow trains at dawn");
  await save();
  expect(toastTexts()).toEqual([words.mismatch]);
  expect(document.activeElement).toBe(box(words.password2));
  expect(box(words.name).value).toBe("Ana");
  expect(written()).toEqual([]);
});

test.each([
  ["email_taken", "email", words.email],
  ["password_too_common", "password", words.password],
] as const)(
  "the refusal %s appears as a toast and at its field",
  async (code, field, label) => {
    const { box, save, user, last, toastTexts, path } = await openFilled();
    await user.click(box("Editor"));
    await save();
    await last().refuse(409, code, field);
    expect(toastTexts()).toEqual([refusalWords.en[code]]);
    expect(document.activeElement).toBe(box(label));
    expect(path()).toBe("/");
  },
);

test("an existing user keeps the password if none is typed", async () => {
  const { box, type, save, last } = await openUser(ana);
  expect(box(words.email).value).toBe(ana.email);
  type(words.name, "Ana, RN");
  await save();
  const { _id, email, roles } = ana;
  expect(last()).toMatchObject({ line: `PUT /api/users/${_id}` });
  expect(last().body).toEqual({ _id, name: "Ana, RN", email, roles });
  await last().answer(ana);
});

test("a save that cannot reach the server keeps the typed text, and can be repeated", async () => {
  const { box, type, save, last, toastTexts, path } = await openUser(ana);
  type(words.name, "Ana, RN");
  await save();
  await last().breakOff();
  expect(toastTexts()).toEqual([refusalWords.en.unreachable]);
  expect(box(words.name).value).toBe("Ana, RN");
  await save();
  await last().answer(ana);
  expect(path()).toBe("/dashboard/users");
});

test("the last admin cannot lose the role, and a toast says so", async () => {
  const { box, save, user, last, toastTexts } = await openUser(
    { ...ana, roles: ["admin"] },
    true,
  );
  await user.click(box("Admin"));
  await user.click(box("Editor"));
  await save();
  expect(last().body).toMatchObject({ roles: ["editor"] });
  await last().refuse(409, "admin_needed");
  expect(toastTexts()).toEqual([refusalWords.en.admin_needed]);
});

test("deleting a user asks first, then returns to the list", async () => {
  const { press, screen, written, last, toastTexts, path } =
    await openUser(ana);
  await press(words.deleteButton);
  expect(
    screen.getByRole("alertdialog", { name: words.deleteAsk }),
  ).toBeDefined();
  await press("Cancel");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(written()).toEqual([]);
  await press(words.deleteButton);
  await press(words.deleteYes);
  expect(last().line).toBe(`DELETE /api/users/${ana._id}`);
  await last().answer({});
  expect(toastTexts()).toEqual([words.deleted]);
  expect(path()).toBe("/dashboard/users");
});

test.each([
  ["one's own account", { ...ana, _id: signedInAdmin._id }, false, "deleteOwn"],
  ["the last admin", ana, true, "deleteLast"],
] as const)("%s cannot be deleted", async (_who, user, isLast, reason) => {
  const { screen } = await openUser(user as User, isLast);
  expect(screen.getByText(words[reason])).toBeDefined();
  expect(screen.queryByRole("button", { name: words.deleteButton })).toBeNull();
});
