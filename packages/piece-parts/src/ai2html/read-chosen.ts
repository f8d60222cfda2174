import type { Ai2HtmlReading, Ai2HtmlUse } from "@nv/ai2html";
import { request } from "@nv/web";

/** Contents of a folder that the form shows. */
export type ChosenFolder =
  | { readonly reading: Ai2HtmlReading; readonly copy: string }
  /** Reason why there is nothing to show, and the graphics of which somebody has to choose one. */
  | { readonly reading: null; readonly why: string; readonly graphics: readonly string[] };

/**
 * Reads a folder of the library as the recipe will. What reads it comes only then: most forms show none.
 *
 * @param contentUrl - Address of its bytes.
 * @param use - What its drawings are for.
 * @param graphic - Name of the graphic that was chosen of several; empty for none.
 * @throws {CallFailure} When the library does not answer.
 */
export async function readChosen(
  contentUrl: string,
  use: Ai2HtmlUse,
  graphic: string,
  signal: AbortSignal,
): Promise<ChosenFolder> {
  const response = await request(contentUrl, { signal });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { Ai2HtmlError, copyOf, folderOfZip, readAi2Html } = await import("@nv/ai2html");
  try {
    const reading = readAi2Html(folderOfZip(bytes), use, graphic);
    return { reading, copy: copyOf(reading.drawings) };
  } catch (error) {
    if (error instanceof Ai2HtmlError) return { reading: null, why: error.message, graphics: error.graphics };
    throw error;
  }
}
