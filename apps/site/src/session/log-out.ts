import { loadIdentityWidget } from "./identity-widget";

/**
 * Ends the session and replaces the page with `/`, so that «back» does not return to it.
 *
 * @see Specification, section 4: «Logout calls the widget logout and, after the logout event, replaces the location with /».
 */
export async function logOut(): Promise<void> {
  const widget = await loadIdentityWidget();
  widget.on("logout", () => window.location.replace("/"));
  await widget.logout();
}
