import { press, tabTo, type } from "./support/keyboard.ts";
import { newEmail, password, signIn } from "./support/staff/sign-in.ts";
import { newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("an admin adds a colleague by keyboard, who signs in and sees only the screens of their role until the account is deleted", async ({
  page,
  visitor,
}) => {
  const [name, email] = [newName("Typed colleague"), newEmail()];
  await page.goto("/dashboard/users");
  await press(page.getByRole("link", { name: "Add a user" }));
  await type(page.getByLabel("Name"), name);
  await type(page.getByLabel("Email"), email);
  const box = page.getByLabel(/^Password/);
  await type(box, password);
  await type(page.getByLabel("Confirm password"), password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Admin")).toBeFocused();
  await expectAccessible(page);
  await press(page.getByLabel("Inviter"), "Space");
  await tabTo(page.getByRole("button", { name: "Show the password" }).first());
  await page.keyboard.press("Space");
  await expect(box).toHaveAttribute("type", "text");
  await press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("User saved successfully!")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Inviter");

  const colleague = await visitor("en-US");
  await colleague.goto("/login");
  await signIn(colleague, "en", email);
  await expect(
    colleague.getByRole("link", { name: "Send links by SMS" }),
  ).toBeVisible();
  const sections = colleague
    .getByRole("navigation", { name: "Sections of the dashboard" })
    .getByRole("link");
  await expect(sections).toHaveText([
    "Dashboard",
    "Send Links",
    "Campaigns",
    "Messages",
    "My account",
  ]);
  await expect(colleague.getByRole("button", { name: /CSV/ })).toHaveCount(0);
  await colleague.goto("/dashboard/users");
  const refused = { name: "This is not part of your role" };
  await expect(colleague.getByRole("heading", refused)).toBeVisible();
  await expectAccessible(colleague);

  await row.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page).toHaveURL("/dashboard/users");
  await expect(row).toHaveCount(0);
  await colleague.goto("/dashboard");
  await expect(colleague).toHaveURL(/\/login/);
});
