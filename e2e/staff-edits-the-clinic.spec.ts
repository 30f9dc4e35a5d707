import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
import { save, saved, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("the clinic's facts are entered once, and parents see them in their language", async ({
  page,
  visitor,
  provoked,
}) => {
  provoked.add(400);
  await page.goto("/dashboard/contents?tab=clinic");
  const panel = page.getByRole("tabpanel", { name: "Clinic" });
  await page.getByLabel("Name of the clinic").fill("Clinic on Main Street");
  await page.getByLabel("Phone").fill("ask at the desk");
  await page.getByLabel("Hours (English)").fill("Monday to Friday, 8 to 5");
  await page.getByLabel("Hours (Spanish)").fill("De lunes a viernes");
  await page.getByLabel("Cost without insurance (English)").fill("No fee");
  await expect(panel.getByText("1 text has no Spanish yet")).toBeVisible();

  await save(page);
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByLabel("Phone").fill("(202) 555-0144");
  await save(page);
  await expect(saved(page)).toBeVisible();

  const parent = await visitor("es-MX");
  await parent.goto("/concerns");
  const card = parent.getByRole("region", { name: "Su clínica" });
  await expect(card).toContainText("Clinic on Main Street");
  await expect(card).toContainText("De lunes a viernes");
  await expect(card.locator('[lang="en"]')).toHaveText("No fee");
  await expect(
    card.getByRole("link", { name: "(202) 555-0144" }),
  ).toHaveAttribute("href", "tel:+12025550144");
});

const [locale, size] = ["en-US", { width: 360, height: 740 }] as const;

test(`the results in ${locale} say how to reach the clinic, on screen and in print`, async ({
  visitor,
  request,
  staffApi,
}) => {
  const open = async (path: string) => {
    const page = await visitor(locale);
    await page.setViewportSize(size);
    const id = await ownResult(page, request);
    await page.goto(`/results/${id}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return page;
  };
  const words =
    locale === "en-US"
      ? { clinic: "Your clinic", nobody: "Where to get the vaccine" }
      : { clinic: "Su clínica", nobody: "Dónde ponen la vacuna" };

  const without = await open("");
  const finders = without.getByRole("region", { name: words.nobody });
  await expect(finders.getByRole("link")).toHaveCount(2);
  await expect(without.getByText(words.clinic)).toHaveCount(0);

  const phone = "202-555-0144";
  const clinic = { clinicname: "Clinic on Main Street", phone };
  await staffApi.call("PUT /api/settings", { clinic });
  const page = await open("");
  const card = page.getByRole("region", { name: words.clinic });
  await expect(card).toContainText("Clinic on Main Street");
  const readable = "(202) 555-0144";
  await expect(card.getByRole("link", { name: readable })).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdfText(pdf)).toContain(withoutSpaces(`Clinic on Main Street`));
  expect(pdfText(pdf)).toContain(withoutSpaces(readable));
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);

  const shared = await open("#share");
  await expect(shared.getByText("Clinic on Main Street")).toHaveCount(1);
  const call = shared.getByRole("link", { name: readable });
  await expect(call).toHaveCount(0);
});

test("all tabs of the contents are visible in a wide window", async ({
  page,
}) => {
  await page.goto("/dashboard/contents?lang=es");
  const tabs = page.getByRole("tablist");
  await expect(tabs.getByRole("tab")).toHaveCount(9);
  const hidden = await tabs.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(hidden).toBe(0);
});

test("on a phone the open tab is scrolled into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/contents?tab=invitation");
  const open = page.getByRole("tab", { name: "Invitation", selected: true });
  await expect(open).toBeInViewport({ ratio: 0.9 });
});
