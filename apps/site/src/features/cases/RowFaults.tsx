import { caseFaultLabel } from "@nv/cases";
import type { CaseRowFault } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { ShownItems } from "./ShownItems";

/** List of the faults in rows of a file, each beside its row and field. */
export function RowFaults({ faults }: { readonly faults: readonly CaseRowFault[] }): ReactNode {
  return (
    <ShownItems items={faults} keyOf={({ row, field, message }) => `${row} ${field} ${message}`}>
      {({ row, field, message }) => (
        <p>
          <strong>Fila {row}</strong>
          {field !== "" && ` · ${caseFaultLabel(field)}`}: {message}
        </p>
      )}
    </ShownItems>
  );
}
