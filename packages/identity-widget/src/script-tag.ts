import { GoTrue } from "@nv/identity-client";
import { netlifyIdentity } from "./index.ts";
import type { InitOptions } from "./netlify-identity.ts";

/** What the script's own tag asks for: `data-api-url`, `data-locale`. A page that calls `init` later adds to it. */
function optionsOf(script: HTMLOrSVGScriptElement | null): InitOptions {
  const { apiUrl, locale } = script?.dataset ?? {};
  return { ...(apiUrl === undefined ? {} : { APIUrl: apiUrl }), ...(locale === undefined ? {} : { locale }) };
}

// A page that brings the script twice keeps the first widget: two would tell every sign-in twice.
if (!("netlifyIdentity" in window)) {
  const options = optionsOf(document.currentScript);
  const start = () => netlifyIdentity.init(options);
  // Both names are the original script's.
  Object.assign(window, { netlifyIdentity, GoTrue });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}
