/** Means that a browser is asked about; a page's `window` has all of them. */
export interface AskedBrowser {
  readonly document: object;
  readonly CSS: { supports(property: string, value: string): boolean } | undefined;
  readonly Array: { readonly prototype: object };
  readonly Intl: object;
}

/**
 * Tells whether a browser is older than those the site is made for: Safari 16.4, Chrome and Edge 111, Firefox 128. Asks for what the last
 * of each line brought, never for a name. @see README.md
 */
export function isOldBrowser({ document, CSS, Array: { prototype }, Intl: texts }: AskedBrowser): boolean {
  const isNewEnough =
    "toSorted" in prototype && // Chrome 110
    "adoptedStyleSheets" in document && // Safari 16.4
    "Segmenter" in texts && // Firefox 125
    CSS?.supports("color", "color-mix(in srgb, red, blue)") === true; // Chrome 111
  return !isNewEnough;
}
