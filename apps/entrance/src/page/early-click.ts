import type { IdentityAction } from "../session/identity.ts";

/** Name of the `data-` attribute of the root element in which a click waits for the page's script. */
const KEY = "asked";

/**
 * Keeps the last click on a sign-in button: on a slow line, the button is there before what it opens.
 *
 * @param page - The document; its body may still be on its way.
 */
export function keepEarlyClick(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-identity]") : null;
    if (button !== null) page.documentElement.dataset[KEY] = button.dataset.identity;
  });
}

/**
 * Takes the click that was kept.
 *
 * @returns What the dialog shall open, once; `null` when nobody clicked before the script was here.
 */
export function takeEarlyClick(page: Document): IdentityAction | null {
  const { [KEY]: asked } = page.documentElement.dataset;
  delete page.documentElement.dataset[KEY];
  return asked === "login" || asked === "signup" ? asked : null;
}
