import { GoTrue, loadPart } from "@nv/identity-client";
import { mountDialog } from "./dialog/mount.tsx";
import { FIRST_KEYS } from "./i18n/first-keys.ts";
import { createNetlifyIdentity, type InitOptions } from "./netlify-identity.ts";

/** The texts of `FIRST_KEYS`, in their order, a line each and an empty one between languages; the build writes it. */
declare const __FIRST_TEXTS__: string;

const firstTexts = Object.fromEntries(
  __FIRST_TEXTS__.split("\n\n").map((block) => {
    const texts = Object.fromEntries(block.split("\n").map((text, index) => [FIRST_KEYS[index], text]));
    return [texts.lang, texts];
  }),
);

/** Reads the options of the script's own tag: `data-api-url`, `data-locale`. A page that calls `init` later adds to them. */
function optionsOf(script: HTMLOrSVGScriptElement | null): InitOptions {
  const { apiUrl, locale } = script?.dataset ?? {};
  return { ...(apiUrl === undefined ? {} : { APIUrl: apiUrl }), ...(locale === undefined ? {} : { locale }) };
}

/** Whether something on the page is a widget: an element with that id is a global of that name too, and so is a page's own value. */
const isWidget = (value: unknown) =>
  typeof value === "object" && value !== null && "init" in value && typeof value.init === "function";

// A page that brings the script twice keeps the first widget: two would tell every sign-in twice.
if (!isWidget(Reflect.get(window, "netlifyIdentity"))) {
  const atHand = { mountDialog };
  const dialog = {
    atHand,
    load: () => Promise.resolve(atHand),
    loadAccount: () => loadPart(() => import("./account/mount-account.tsx")),
  };
  const netlifyIdentity = createNetlifyIdentity({ dialog, firstTexts });
  const options = optionsOf(document.currentScript);
  const start = () => netlifyIdentity.init(options);
  // Both names are the original script's.
  Object.assign(window, { netlifyIdentity, GoTrue });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}
