import type { Table } from "@nv/tables";
import type { ReactNode } from "react";
import type { OutcomeWords } from "./ImportRows";

/** Links that come many at a time: what of them is understood, where they go, and how it is said. */
export interface LinkTables {
  /** Names, in the browser's storage, of the table and of the text that it is read from. */
  readonly keys: { readonly table: string; readonly text: string };
  /** Most rows, and most bytes of a file, at a time. */
  readonly limits: { readonly rows: number; readonly bytes: number };
  readonly intro: string;
  /** A first row that is understood. */
  readonly sample: string;
  /** Makes more of a table than what stands in it, and says so; an empty notice for nothing to say. */
  readonly understand?: (brought: Table) => { readonly table: Table; readonly notice: string };
  /** @param isTrial - Nothing is kept, and what would come of it is told. */
  readonly send: (text: string, isTrial: boolean) => Promise<{ readonly jobId: string }>;
  readonly outcomes: OutcomeWords;
  /** Label of the button that keeps this many rows. */
  readonly orderText: (rows: number) => string;
  /** Word for the rows that were kept: «Registrados». */
  readonly keptWord: string;
  /** Way to where they can be seen. */
  readonly afterwards: ReactNode;
}
