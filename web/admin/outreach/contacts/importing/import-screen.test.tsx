// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import ImportScreen from "./import-screen.tsx";

async function openImport() {
  const calls = pendingCalls();
  const page = await mount(<ImportScreen />, "/dashboard/links/import", []);
  const { screen, user } = page;
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  /** Pastes rows, which a parser that loads later reads. */
  async function paste(...rows: string[]) {
    await user.click(screen.getByLabelText(/^Or paste rows/));
    await user.paste(rows.join("\n"));
    await press("Read these rows");
    await screen.findByText(/^Pasted rows: /, undefined, { timeout: 20_000 });
  }
  const cells = (name: string) =>
    screen.getByRole("row", { name: new RegExp(`^\\d+ ${name}`) });
  return { ...page, calls, press, paste, cells };
}

test("an unreadable file says what to do, until pasted rows are read", async () => {
  const { screen, user, paste } = await openImport();
  const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
  await user.upload(
    screen.getByLabelText(/^Choose a file/),
    new File([locked], "list.xlsx"),
  );
  const problem = /^This workbook has a password/;
  await screen.findByText(problem, undefined, { timeout: 20_000 });
  await paste("Parent\tPhone", "Rosa\t787 555 0123");
  expect(screen.queryByText(problem)).toBeNull();
});

test("a refused row says why, and is checked again once it is corrected", async () => {
  const { screen, user, calls, press, paste, cells } = await openImport();
  await paste(
    "Parent\tPhone\tLanguage\tConsent date\tRoom",
    "Rosa Diaz\t787 555 012\tFrench\t13/45/2026\t5",
  );
  expect(screen.getByText("Not used: E: Room")).toBeDefined();
  await press("Check the list");
  const reasons = [
    { code: "invalid_phone", msg: "", field: "phone" },
    { code: "invalid", msg: "", field: "language" },
    { code: "invalid", msg: "", field: "consentdate" },
  ];
  const checked = (row: object) => ({ fingerprint: "f", rows: [row] });
  await calls.last().answer(checked({ kind: "refused", reasons }));
  const { textContent } = cells("Rosa Diaz");
  expect(textContent).toContain("9 digits: one is missing.");
  expect(textContent).toContain("we only have English and Spanish");
  expect(textContent).toContain("“13/45/2026” is not a date.");
  const row = within(cells("Rosa Diaz"));
  const phone = row.getByLabelText("Mobile Phone");
  await user.clear(phone);
  await user.type(phone, "787 555 0129");
  await user.selectOptions(row.getByLabelText("Language"), "Spanish");
  const day = row.getByLabelText("Consent date");
  await user.clear(day);
  await user.type(day, "11/13/2026{Enter}");
  expect(calls.last().body.rows).toMatchObject([
    { phone: "787 555 0129", language: "es", consentdate: "2026-11-13" },
  ]);
  await calls.last().answer(checked({ kind: "new" }));
  expect(screen.getByText(/^Row 2 is corrected/).textContent).toBe(
    "Row 2 is corrected: Will be added",
  );
  expect(
    screen.getByRole("button", { name: "Import 1 contact" }),
  ).toBeDefined();
});

test("names written last name first are turned around in all rows", async () => {
  const { screen, calls, press, paste } = await openImport();
  await paste("Parent\tPhone", "Nguyen, Thi\t787 555 0123");
  await press("Check the list");
  const reply = { fingerprint: "f", rows: [{ kind: "new" }] };
  await calls.last().answer(reply);
  await press("Put first names first");
  expect(calls.last().body.rows).toMatchObject([{ name: "Thi Nguyen" }]);
  await calls.last().answer(reply);
  expect(
    screen.getByRole("button", { name: "Import 1 contact" }),
  ).toBeDefined();
  expect(screen.queryByText("Put first names first")).toBeNull();
});
