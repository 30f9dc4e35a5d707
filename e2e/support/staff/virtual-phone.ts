import type { Page } from "@playwright/test";

/** Chromium's own software phone: it has a finger to check, and gives it at once. */
export async function addPhone(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send(
    "WebAuthn.addVirtualAuthenticator",
    {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    },
  );
  return {
    lose: () =>
      browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}
