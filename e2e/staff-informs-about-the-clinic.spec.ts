import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import {
  ownResult,
  rankedResult,
  writeQuestion,
} from "./support/visitor/ranked-result.ts";
import { writeToAll } from "./support/staff/contact-list.ts";
import { save, saved, test } from "./support/staff/contents.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";

test("the clinic's facts are entered once, and parents see them on screen and in print", async ({
  page,
  visitor,
  request,
  provoked,
}) => {
  provoked.add(400);
  await page.goto("/dashboard/contents?tab=clinic");
  await page.getByLabel("Name of the clinic").fill("Clinic on Main Street");
  await page.getByLabel("Phone").fill("ask at the desk");
  await page.getByLabel("Hours (English)").fill("Monday to Friday, 8 to 5");
  await page.getByLabel("Hours (Spanish)").fill("De lunes a viernes");
  await page.getByLabel("Cost without insurance (English)").fill("No fee");
  await save(page);
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.getByLabel("Phone").fill("(202) 555-0144");
  await save(page);
  await expect(saved(page)).toBeVisible();

  const parent = await visitor("es-MX");
  await parent.goto("/concerns");
  const card = parent.getByRole("region", { name: "Su clínica" });
  await expect(card).toContainText("Clinic on Main Street");
  await expect(card).toContainText("De lunes a viernes");
  await expect(card.locator('[lang="en"]')).toHaveText("No fee");
  const call = parent.getByRole("link", { name: "(202) 555-0144" });
  await expect(card.locator(call)).toHaveAttribute("href", "tel:+12025550144");

  await parent.setViewportSize({ width: 360, height: 740 });
  const own = await ownResult(parent, request);
  await parent.goto(`/results/${own}`);
  await expect(card.locator(call)).toBeVisible();
  await expectAccessible(parent);
  const pdf = await parent.pdf({ format: "Letter" });
  for (const fact of ["Clinic on Main Street", "(202) 555-0144"])
    expect(pdfText(pdf)).toContain(withoutSpaces(fact));
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  await parent.goto(`/results/${own}#share`);
  await parent.reload();
  await expect(parent.getByText("Clinic on Main Street")).toHaveCount(1);
  await expect(call).toHaveCount(0);
});

test("families read that the clinic reads their questions, but a shared page and another phone do not say it", async ({
  page,
  request,
  staffApi,
}) => {
  const line = page.getByText(
    "At your visit, we read your questions with you.",
  );
  const own = await ownResult(page, request);
  await page.goto(`/results/${own}`);
  await writeQuestion(page, "Can he play soccer?");
  await expect(line).toHaveCount(0);
  await staffApi.call("PUT /api/settings", { visit: { clinicreads: "on" } });
  await page.reload();
  await expect(line.first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(line.last()).toBeVisible();

  const other = await rankedResult(request);
  for (const address of [`${own}#share`, other]) {
    await page.goto("/");
    await page.goto(`/results/${address}`);
    await expect(
      page.getByRole("heading", { name: resultsWords.en.sheetTitle }),
    ).toBeVisible();
    await expect(line).toHaveCount(0);
  }
});

test("the default text is edited under Page contents, and is sent without the placeholder", async ({
  page,
  server,
  staffApi,
}) => {
  await replaceContacts(server, [{ name: "Beth" }]);
  await page.goto("/dashboard/links");
  const sms = await writeToAll(page);
  const send = sms.getByRole("button", { name: "Send SMS Now" });
  await send.click();
  await expect(
    sms.getByText(/^A part of this text is still a placeholder\./).first(),
  ).toBeVisible();
  await sms.getByRole("link", { name: "for all in Page contents" }).click();
  await expect(page).toHaveURL("/dashboard/contents?tab=invitation");
  const text = "Main Street Clinic: a few questions. Reply STOP to stop.";
  await page.getByLabel("Invitation (English)").fill(text);
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/links");
  await writeToAll(page);
  await expect(sms.getByLabel("Message")).toHaveValue(text);
  await expect(sms).toContainText("This is your default text.");
  await send.click();
  await expect(sms).toBeHidden();
  const [message] =
    await staffApi.call<{ body: string }[]>("GET /api/messages");
  expect(message?.body).toContain(`${text}\nhttp`);
});
