/** Kind of data that can be cited, as readers call it. */
export type DataKind = "Serie" | "Seguimiento" | "Media de encuestas" | "Comparación" | "Elección";

/** Type of the values of a column, as schema.org calls it. */
export type ColumnType = "Boolean" | "Date" | "Float" | "Text";

/** Description of data that are published, as whoever owns them says it. */
export interface AboutData {
  readonly kind: DataKind;
  readonly title: string;
  readonly description: string;
  readonly sources: readonly { readonly name: string; readonly url: string }[];
  /** Address of the licence; empty where nobody set one. */
  readonly license: string;
  /** Frequency of the observations, as «Mensual»; empty for none. */
  readonly frequency: string;
  /** Paragraphs of how they are made. */
  readonly method: readonly string[];
  /** Things that the data are made of, each with what is to be said of it, under a name of their own; left out for none. */
  readonly sheets?: {
    readonly name: string;
    readonly about: string;
    readonly items: readonly {
      readonly title: string;
      readonly facts: readonly (readonly [name: string, said: string])[];
    }[];
  };
  /** Names, units and methods of columns, by their names in the table. */
  readonly columns: ReadonlyMap<string, { readonly label: string; readonly unit: string; readonly method: string }>;
}

/** A column of the table. */
export interface DataColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly label: string;
  readonly unit: string;
  readonly method: string;
}

/** A file of a revision. */
export interface DataFile {
  readonly path: string;
  /** Whole address, of this very revision. */
  readonly url: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
}

/** A revision that readers had, or have. */
export interface DataChange {
  readonly revision: string;
  readonly atMs: number;
  /** Summary of what it held. */
  readonly text: string;
}

/** Data of one revision, with all that is needed to cite them. */
export interface CitableData extends Omit<AboutData, "columns"> {
  readonly slug: string;
  readonly revision: string;
  /** Whole address at which readers have them, whatever revision is out; with a final slash. */
  readonly url: string;
  /** The same of this revision. */
  readonly revisionUrl: string;
  /** Whole addresses of what is of all data. */
  readonly catalogueUrl: string;
  readonly feedUrl: string;
  readonly publishedAtMs: number;
  readonly publisher: string;
  readonly columns: readonly DataColumn[];
  readonly rows: number;
  /** The last rows of the table. */
  readonly lastRows: readonly (readonly string[])[];
  /** First and last day, `YYYY-MM-DD`; empty where there is no date. */
  readonly first: string;
  readonly last: string;
  readonly files: readonly DataFile[];
  /** The newest first; this one among them. */
  readonly changes: readonly DataChange[];
}
