/** The page's custom properties that the dialog follows, so that it wears the host's colours and type. */
const FOLLOWED_PROPERTIES =
  "paper sheet wash ink ink-2 rule edge accent accent-ink green font-sans font-serif shadow-dialog"
    .split(" ")
    .map((name) => `--nv-${name}`);

/**
 * Copies the page's `@font-face` rules, so that the dialog's letters are the page's.
 *
 * `unicode-range` is dropped: pages cut fonts to what they draw themselves, and the last face, the whole one, then draws all.
 */
function fontFaces(sheets: Iterable<CSSStyleSheet>): string {
  let faces = "";
  for (const sheet of sheets) {
    try {
      faces += facesOf(sheet.cssRules, sheet.href ?? document.baseURI);
    } catch {
      // The rules of a sheet from another origin cannot be read: the dialog then does without its fonts.
    }
  }
  return faces;
}

function facesOf(rules: CSSRuleList, base: string): string {
  let faces = "";
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule) {
      faces += rule.cssText
        .replace(/unicode-range:[^;}]*;?/, "")
        .replace(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base)}")`);
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) faces += fontFaces([rule.styleSheet]);
    } else if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) {
      faces += facesOf(rule.cssRules, base);
    }
  }
  return faces;
}

/**
 * Turns the frame's empty document into the dialog's.
 *
 * @param css - The dialog's styles; adopted, because a `style` element would need `'unsafe-inline'` in the page's policy.
 * @returns Where the dialog is drawn.
 */
export function prepareDocument(inner: Document, css: string): Element {
  const { defaultView } = inner;
  if (!defaultView) throw new Error("The sign-in dialog's frame was taken away.");
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(fontFaces(document.styleSheets) + css);
  inner.adoptedStyleSheets = [sheet];
  const root = inner.createElement("div");
  inner.body.append(root);
  return root;
}

/** Dresses the dialog as the page is dressed now: its theme, and the values of its custom properties. */
export function followTheme(frame: HTMLIFrameElement, inner: Document): void {
  const host = document.documentElement;
  const theme = host.dataset.theme;
  const scheme = theme === "dark" || theme === "light" ? theme : "light dark";
  const values = getComputedStyle(host);
  const root = inner.documentElement.style;
  for (const name of FOLLOWED_PROPERTIES) root.setProperty(name, values.getPropertyValue(name));
  root.colorScheme = scheme;
  // A frame whose scheme differs from its document's gets an opaque ground.
  frame.style.colorScheme = scheme;
}
