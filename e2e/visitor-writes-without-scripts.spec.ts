import { expectAccessibleWithoutScripts } from "./support/visitor/without-scripts.ts";
import { expect, test } from "./support/test.ts";

const spoken = {
  en: {
    submit: "Submit",
    fillIn: "Please fill this in.",
    check: "One more step",
    tooMany: "1 character too many",
    thanks: "Thank you for your feedback!",
    send: "Send feedback",
  },
  es: {
    submit: "Enviar",
    fillIn: "Complete este campo.",
    check: "Falta un paso",
    tooMany: "Sobra 1 carácter",
    thanks: "¡Gracias por su opinión!",
    send: "Enviar opinión",
  },
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  const [locale, words] = ["es", spoken.es] as const;

  test("a message and feedback are sent", async ({
    page,
    browser,
    provoked,
  }) => {
    provoked.add(422);
    const button = (name: string) => page.getByRole("button", { name });
    await page.goto(`/contact?lang=${locale}`);
    await button(words.submit).click();
    await expect(page.getByText(words.fillIn)).toHaveCount(3);
    await page.locator("[name=name]").fill("Ana");
    await page.locator("[name=email]").fill("ana@family.example");
    await page.locator("[name=message]").fill("When is the next visit?");
    await button(words.submit).click();
    await expect(page.getByText(words.check)).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue(
      "When is the next visit?",
    );
    // A ticket is valid only after a moment. Until then the page says so and loses nothing.
    await expect(async () => {
      const isSent = page.url().includes("/contact/sent");
      if (!isSent) await button(words.submit).click({ timeout: 5000 });
      await expect(page).toHaveURL(/\/contact\/sent/, { timeout: 500 });
    }).toPass();
    await expectAccessibleWithoutScripts(browser, page);

    await page.goto("/feedback");
    await page.getByRole("radio").first().check();
    await page.getByRole("textbox").fill("x".repeat(121));
    await button(words.send).click();
    await expect(page.getByText(words.tooMany).first()).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeChecked();
    await page.getByRole("textbox").fill("💉".repeat(120));
    await expectAccessibleWithoutScripts(browser, page);
    await button(words.send).click();
    await expect(page).toHaveURL("/feedback/sent");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.thanks,
    );
  });
});
