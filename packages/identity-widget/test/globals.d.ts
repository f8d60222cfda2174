import type { NetlifyIdentity } from "../src/index.ts";

declare global {
  interface Window {
    /** The widget of the tests' page. */
    readonly netlifyIdentity: NetlifyIdentity;
    /** Messages that the widget sent to the page, in order. */
    readonly told: readonly string[];
  }
}
