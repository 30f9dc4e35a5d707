import { fireEvent, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { User } from "#shared/contract/staff/users.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { invitedWords } from "#web/i18n/admin/staff/invitations.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { asStaff, signedInAdmin } from "#web/testing/as-staff.tsx";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import UsersScreen from "./users-screen.tsx";

const words = usersWords.en;
const invited = invitedWords.en;

const nora: User = {
  ...signedInAdmin,
  secondstep: true,
  lastsignin: "2026-11-20T12:00:00.000Z",
};
const ana: User = {
  _id: "2".repeat(22),
  name: "Ana",
  email: "ana@clinic.example",
  roles: ["editor", "inviter"],
  secondstep: false,
  lastsignin: null,
};

async function openUsers(mayInvite = true) {
  const calls = pendingCalls();
  const page = await mount(asStaff(<UsersScreen />), "/dashboard/users", {
    users: [nora, ana],
    rules: { secondStepFrom: null },
    invited: [],
    mayInvite,
  });
  return { ...page, calls };
}

test("each user has roles, the last sign-in and a link; the own account is marked", async () => {
  const { screen } = await openUsers();
  const rowOf = (name: string) =>
    screen.getByRole("row", { name: new RegExp(name) }).textContent;
  expect(rowOf("ana@")).toContain("Editor, Inviter");
  expect(rowOf("ana@")).toContain(words.never);
  expect(rowOf("ana@")).not.toContain(words.you);
  expect(rowOf("nora@")).toContain(`Nora${words.you}`);
  expect(rowOf("nora@")).toContain("November 20, 2026");
  expect(screen.getByRole("link", { name: "Ana" })).toHaveProperty(
    "pathname",
    `/dashboard/users/edit/${ana._id}`,
  );
});

test("no invitations are offered if passwords are off", async () => {
  const { screen } = await openUsers(false);
  expect(screen.queryByRole("button", { name: invited.invite })).toBeNull();
  expect(screen.getByText(words.addMeansWithoutPasswords)).toBeDefined();
});

test("an invitation needs a name, an address and a role, and its link is shown once", async () => {
  const { screen, user, calls, press } = await openUsers();
  await press(invited.invite);
  const dialog = within(screen.getByRole("dialog"));
  const name = dialog.getByLabelText(/^Name/);
  await press(invited.make);
  expect(dialog.getAllByText(refusalWords.en.required)).toHaveLength(3);
  expect(document.activeElement).toBe(name);
  expect(calls.all()).toEqual([]);
  fireEvent.change(name, { target: { value: "Luz" } });
  fireEvent.change(dialog.getByLabelText(/^Email/), {
    target: { value: "luz@clinic.example" },
  });
  await user.click(dialog.getByLabelText("Editor"));
  await press(invited.make);
  expect(calls.last()).toMatchObject({
    line: "POST /api/staff-invitations",
    body: { name: "Luz", email: "luz@clinic.example", roles: ["editor"] },
  });
  const link = "https://quiz.example/login#invitation=secret";
  const until = "2026-11-23T12:00:00.000Z";
  await calls.last().answer({ link, until, mailed: false, unsent: false });
  const shown = screen.getByRole("dialog", { name: invited.linkTitle("Luz") });
  expect(within(shown).getByDisplayValue(link)).toBeDefined();
  await press(invited.done);
  expect(screen.queryByDisplayValue(link)).toBeNull();
});
