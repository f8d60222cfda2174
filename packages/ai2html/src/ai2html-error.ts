/** Error of a folder that cannot be read at all; the message is a Spanish sentence for the person who imported it. */
export class Ai2HtmlError extends Error {
  override readonly name = "Ai2HtmlError";
}
