import { loadIdentityWidget } from "./identity-widget";

/** Shows the person's account in the sign-in dialog, over the page that they are reading. */
export async function openAccount(): Promise<void> {
  const widget = await loadIdentityWidget();
  widget.openAccount();
}
