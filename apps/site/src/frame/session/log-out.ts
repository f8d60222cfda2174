import { leave, loadIdentityWidget } from "./identity-widget";
import { SESSION_MARK } from "./session-mark";

/**
 * Ends the session and replaces the page with `/`, so that «back» does not return to it.
 *
 * @see Specification, section 4: «Logout calls the widget logout and, after the logout event, replaces the location with /».
 */
export async function logOut(): Promise<void> {
  // From here on every prefetch would be refused.
  document.documentElement.dataset[SESSION_MARK] = "over";
  const widget = await loadIdentityWidget();
  await widget.logout();
  // Without the event, when the session had ended already: the page goes all the same.
  leave();
}
