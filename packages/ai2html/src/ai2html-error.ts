/** Error of a folder that cannot be read at all; the message is a Spanish sentence for the person who imported it. */
export class Ai2HtmlError extends Error {
  override readonly name = "Ai2HtmlError";
  /** Names of the graphics of which somebody has to choose one; none where there is no choice. */
  readonly graphics: readonly string[];

  constructor(
    message: string,
    { graphics = [], ...options }: ErrorOptions & { readonly graphics?: readonly string[] } = {},
  ) {
    super(message, options);
    this.graphics = graphics;
  }
}
