/** The request headers that tell a page load from the rest. */
export interface NavigationHeaders {
  readonly "sec-fetch-mode"?: string | string[] | undefined;
  readonly accept?: string | undefined;
}

/**
 * Tells whether a browser is loading a page, so that the answer should be one a person can read.
 *
 * Browsers say so in `Sec-Fetch-Mode`; a client without it is taken by what it accepts.
 */
export function isNavigation(headers: NavigationHeaders): boolean {
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined) return mode === "navigate";
  return headers.accept?.includes("text/html") ?? false;
}
