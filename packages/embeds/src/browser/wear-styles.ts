/** The style sheet of an element that is in no page. */
function sheetOf({ textContent }: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textContent);
  return sheet;
}

/**
 * Gives a shadow the style sheets of a page. They are said by script where that can be: a newspaper whose policy refuses styles of
 * others (`style-src 'self'`) refuses `<style>` and lets these be.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 */
export function wearStyles(shadow: ShadowRoot, styles: readonly HTMLStyleElement[]): void {
  // Safari has them from 16.4 on.
  if (!("adoptedStyleSheets" in ShadowRoot.prototype)) {
    shadow.append(...styles);
    return;
  }
  shadow.adoptedStyleSheets = styles.map(sheetOf);
}
