import { IDENTITY_PATH } from "@nv/contracts";
import { isIdentityFragment } from "@nv/identity-widget/fragment";
import { useEffect } from "react";

/** Replaces the page, so that «back» does not return to it. Specification, section 4. */
export function leave(): void {
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
    if (isIdentityFragment(window.location.hash)) void loadIdentityWidget();
  }, []);
}
