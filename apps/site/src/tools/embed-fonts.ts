/** The family of the maps' letters. */
const FAMILY = "Public Sans";

async function asData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`${url} cannot be read.`));
    reader.readAsDataURL(blob);
  });
}

/** The rules of the page that bring the family. */
function facesOf({ styleSheets }: Document): readonly CSSFontFaceRule[] {
  return [...styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // A sheet of another origin does not let itself be read: it is not ours.
      return [];
    }
  });
}

/** The first address of a `src`, as browsers write it: `url("/fonts/a.woff2") format("woff2")`. */
function addressIn(source: string): string {
  const from = source.indexOf("url(");
  const to = from < 0 ? -1 : source.indexOf(")", from);
  return to < 0 ? "" : source.slice(from + "url(".length, to).replaceAll(/["']/g, "");
}

/** The letters of the page as rules that carry them: a picture that is drawn of an SVG sees nothing of the page. */
export async function fontRules(page: Document): Promise<string> {
  const rules = facesOf(page).filter(({ style }) => {
    const family = style.getPropertyValue("font-family").replaceAll(/["']/g, "");
    return family === FAMILY && !style.getPropertyValue("font-style").startsWith("italic");
  });
  const written = await Promise.all(
    rules.map(async ({ style, parentStyleSheet }) => {
      const address = addressIn(style.getPropertyValue("src"));
      if (address === "") return "";
      const data = await asData(new URL(address, parentStyleSheet?.href ?? page.baseURI).href);
      const range = style.getPropertyValue("unicode-range");
      const weight = style.getPropertyValue("font-weight") || "400";
      return `@font-face{font-family:"${FAMILY}";font-weight:${weight};src:url(${data})${range === "" ? "" : `;unicode-range:${range}`}}`;
    }),
  );
  return written.join("");
}
