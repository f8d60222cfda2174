/** Why a folder cannot be read at all, as a Spanish sentence for who brought it. */
export class Ai2HtmlError extends Error {
  override readonly name = "Ai2HtmlError";
}
