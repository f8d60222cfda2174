/** Name of the policy that pages with `trusted-types` may allow; without it the dialog lives in a quirks-mode document. */
const TRUSTED_TYPES_POLICY = "nv-identity-widget";

const EMPTY_PAGE = "<!doctype html><html><head></head><body></body></html>";

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Makes the frame's empty document a standards-mode one.
 *
 * A doctype can only be parsed, never added. It is done before anybody can hold on to what is in the document.
 * Where Trusted Types forbid it the document stays in quirks mode, in which the dialog's styles draw the same.
 */
export function writeDoctype(inner: Document): void {
  try {
    const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (text) => text });
    const page = policy ? policy.createHTML(EMPTY_PAGE) : EMPTY_PAGE;
    inner.open();
    inner.write(page);
    inner.close();
  } catch (error) {
    console.info("The sign-in dialog is in quirks mode.", error);
  }
}
