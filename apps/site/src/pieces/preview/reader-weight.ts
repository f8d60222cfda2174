/** Every page of ours tells with this what it is. */
const OURS = "nv-config";

/** Typefaces of a preview are whole: those that readers get are cut to the piece when it is published. */
const TYPEFACE = /\.woff2(?:\?|$)/;

/** Text that goes out beside a page and that readers fetch once they ask for it: a preview holds it in an address, with its name. */
const BESIDE = /data:[a-z0-9/;=-]{1,60};name=[\w.-]{1,60};base64,[A-Za-z0-9+/=]*/g;

/** Leaves out of the text of a preview what readers do not get with the page. */
export const withoutBeside = (html: string): string => html.replaceAll(BESIDE, "");

const encodedBytes = (entry: PerformanceEntry): number =>
  "encodedBodySize" in entry && typeof entry.encodedBodySize === "number" ? entry.encodedBodySize : 0;

async function packedBytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

/**
 * Weighs a page of ours as a reader's browser opens it: its text, compressed, and what it fetched by then, without typefaces.
 *
 * @returns `null` for what others write or frame, of which a browser tells nothing.
 */
export async function readerBytes({ contentDocument, contentWindow }: HTMLIFrameElement): Promise<number | null> {
  if (contentDocument === null || contentWindow === null || typeof CompressionStream === "undefined") return null;
  if (contentDocument.getElementById(OURS) === null || contentDocument.querySelector("iframe") !== null) return null;
  const fetched = contentWindow.performance.getEntriesByType("resource").filter(({ name }) => !TYPEFACE.test(name));
  const text = await packedBytes(withoutBeside(contentDocument.documentElement.outerHTML));
  return fetched.reduce((sum, entry) => sum + encodedBytes(entry), text);
}
