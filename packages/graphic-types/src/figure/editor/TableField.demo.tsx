import { type ReactNode, useState } from "react";
import { figureExample } from "../example.ts";
import { TableField } from "./TableField.tsx";

/** The table of an invented country. */
export function TableFieldDemo(): ReactNode {
  const [data, setData] = useState(figureExample.config.data);
  return (
    <div>
      <TableField data={data} error="" onChange={setData} />
      <p aria-live="polite">{`Filas: ${data.rows.length}.`}</p>
    </div>
  );
}
