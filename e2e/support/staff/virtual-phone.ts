import type { Page } from "@playwright/test";

/** Adds Chromium's virtual authenticator, which confirms every request at once. */
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
