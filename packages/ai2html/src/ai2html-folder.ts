/** A file of a folder. */
export interface Ai2HtmlFile {
  /** With its folders, apart by `/`. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** Files of an imported folder. */
export interface Ai2HtmlFolder {
  readonly pages: readonly { readonly name: string; readonly html: string }[];
  /** Every other file. */
  readonly files: readonly Ai2HtmlFile[];
}
