/** The style sheet of an element that is in no page. */
function sheetOf({ textContent }: HTMLStyleElement): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textContent);
  return sheet;
}

/** A style sheet of the typefaces that others declare: those of a shadow are nobody's, and those of the document everybody's. */
function facesIn(sheets: readonly CSSStyleSheet[]): CSSStyleSheet {
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = new CSSStyleSheet();
  faces.replaceSync(rules.map(({ cssText }) => cssText).join(""));
  return faces;
}

/**
 * Gives a shadow the style sheets of a page, and the document around it the typefaces in them. They are said by script where that can
 * be: a newspaper whose policy refuses styles of others (`style-src 'self'`) refuses `<style>` and lets these be.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 * @see https://www.w3.org/TR/css-scoping-1/#shadow-names
 */
export function wearStyles(shadow: ShadowRoot, styles: readonly HTMLStyleElement[]): void {
  // Safari has them from 16.4 on; before, the story wears the fonts of the system.
  if (!("adoptedStyleSheets" in ShadowRoot.prototype)) {
    shadow.append(...styles);
    return;
  }
  const sheets = styles.map(sheetOf);
  shadow.adoptedStyleSheets = sheets;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, facesIn(sheets)];
}
