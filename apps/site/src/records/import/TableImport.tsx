import { Notice } from "@nv/ui";
import { useKept } from "@nv/web";
import { type ReactNode, useState } from "react";
import { readKeptTable } from "./import-table";
import type { LinkTables } from "./link-tables";
import { TableCheck } from "./TableCheck";
import { TableSource } from "./TableSource";

/** Takes a table of links in, after everybody has seen what was understood of each row. */
export function TableImport(props: LinkTables): ReactNode {
  const { value: table, keep } = useKept(props.keys.table, readKeptTable);
  const [notice, setNotice] = useState("");
  return (
    <div className="nv-graphics__form nv-stack nv-start">
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
