import type { Page } from "playwright-core";

/** Gives a page the browser's own authenticator: built in, holds passkeys, and a finger that is always right. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Has a page offer no passkeys among suggestions: the virtual authenticator would take the first one up by itself. */
export async function withoutOffers(page: Page): Promise<void> {
  const refuse = () => {
    if ("PublicKeyCredential" in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  };
  await page.addInitScript(refuse);
  await page.evaluate(refuse);
}
