import { IDENTITY_PATH } from "@nv/contracts";
import { useEffect } from "react";

/** Marks of the identity service's own addresses: a link from a mail, or the way back from another provider. */
const IDENTITY_FRAGMENT =
  /[#&]((confirmation|invite|recovery|email_change|magiclink|access|mfa)_token=|error=.*&error_description=)/;

/** Replaces the page, so that «back» does not return to it. Specification, section 4. */
function leave(): void {
  window.location.replace("/");
}

/**
 * Brings the sign-in widget, only when it is needed: most visits never open it.
 *
 * @returns The widget, initialised; it has read the address's fragment by then. Signing out in it leaves the page.
 */
export async function loadIdentityWidget() {
  const { netlifyIdentity } = await import("@nv/identity-widget");
  netlifyIdentity.on("logout", leave);
  netlifyIdentity.init({ APIUrl: IDENTITY_PATH, locale: "es" });
  return netlifyIdentity;
}

/** Hands a mail's link to the widget when it arrives at the signed-in site: a changed address is confirmed here. */
export function useIdentityFragment(): void {
  useEffect(() => {
    if (IDENTITY_FRAGMENT.test(window.location.hash)) void loadIdentityWidget();
  }, []);
}
