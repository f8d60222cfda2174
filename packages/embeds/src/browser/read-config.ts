import type { PageConfig } from "../core/page-config.ts";

type PageData = PageConfig | { readonly slug: string; readonly kind: "gone" };

/** Reads the configuration that the page gives its scripts. */
export function readConfig(): PageData {
  // Written by our own server into this same page.
  return JSON.parse(document.getElementById("nv-config")?.textContent ?? "{}");
}
