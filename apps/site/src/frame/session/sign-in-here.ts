import { askSession } from "./ask-session";
import { leave, loadIdentityWidget } from "./identity-widget";

/**
 * Shows the sign-in dialog over the page that somebody is on.
 *
 * @returns Whether there is a session once the dialog is gone.
 */
export async function signInHere(): Promise<boolean> {
  // Nothing outside an open dialog can be reached.
  const widget = document.querySelector("dialog:modal") === null ? await loadWidget() : null;
  if (widget === null) {
    // The server asks for the sign-in instead, and gives this page back with what was written.
    window.location.reload();
    return new Promise(() => {});
  }
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  // The session that ended is not a person's leaving: the page stays, and the dialog asks who comes in.
  widget.off("logout", leave);
  if (widget.currentUser() === null) widget.store.user = null;
  widget.on("login", widget.close);
  widget.on("close", close);
  widget.open("login");
  await closed;
  widget.off("login", widget.close);
  widget.off("close", close);
  widget.on("logout", leave);
  return (await askSession()).verdict === "open";
}

/** @returns `null` when it was not fetched in time: without a session the server keeps it back. */
async function loadWidget() {
  try {
    const widget = await loadIdentityWidget();
    await widget.preload();
    return widget;
  } catch (cause) {
    console.warn(cause);
    return null;
  }
}
