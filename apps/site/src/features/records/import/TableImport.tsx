import type { Table } from "@nv/tables";
import { Notice } from "@nv/ui";
import { useKept } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { OutcomeWords } from "./ImportRows";
import { readKeptTable } from "./import-table";
import { TableCheck } from "./TableCheck";
import { TableSource } from "./TableSource";

/** Links that come many at a time: what of them is understood, where they go, and how it is said. */
export interface TableImportProps {
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
  /** What the button says that keeps this many rows. */
  readonly orderText: (rows: number) => string;
  /** What rows are that were kept: «Registrados». */
  readonly keptWord: string;
  /** Where they can be seen. */
  readonly afterwards: ReactNode;
}

/** Takes a table of links in, after everybody has seen what was understood of each row. */
export function TableImport(props: TableImportProps): ReactNode {
  const { value: table, keep } = useKept(props.keys.table, readKeptTable);
  const [notice, setNotice] = useState("");
  return (
    <div className="nv-graphics__form">
      {notice !== "" && <Notice tone="plain">{notice}</Notice>}
      {table === null ? (
        <TableSource {...props} onRead={keep} onNotice={setNotice} />
      ) : (
        <TableCheck
          {...props}
          table={table}
          onTable={keep}
          onStartAgain={() => {
            setNotice("");
            keep(null);
          }}
        />
      )}
    </div>
  );
}
