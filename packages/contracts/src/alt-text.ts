/**
 * Lengths of an alternative text, in characters, wherever one is written: for a graphic, a file, a photograph or a chart of Datawrapper.
 *
 * @see docs/adr/0075-the-guide-and-the-product-say-one-thing.md
 */
export const ALT_TEXT_LENGTHS = {
  /** Advice: one or two sentences, since who hears it hears it in one go. A longer one is taken, and said to be long. */
  advised: 250,
  /** No form takes more: what does not fit here is told in the text, or in a table. */
  most: 600,
} as const;
