import type { CaseComparison } from "@nv/contracts/schemas";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { ChangeList } from "../../records/ChangeList";
import { comparisonText, type Decision, type Decisions } from "./core/import-plan";
import { RowFaults } from "./RowFaults";
import { ShownItems } from "./ShownItems";

interface Props {
  readonly comparison: CaseComparison;
  readonly decisions: Decisions;
  readonly onDecide: (row: number, decision: Decision) => void;
}

const DECISIONS = [
  { value: "", label: "Decide" },
  { value: "new", label: "Es otro caso: añadirlo" },
  { value: "same", label: "Ya está: dejar la fila fuera" },
] as const;

/** Comparison of what rows would change, row by row; a row that looks like an existing case waits for a person. */
export function ComparisonPart({ comparison, decisions, onDecide }: Props): ReactNode {
  const { added, changed, missing, faults } = comparison;
  const doubtful = added.filter(({ like }) => like.length > 0);
  const fresh = added.filter(({ like }) => like.length === 0);
  return (
    <>
      <p role="status">
        <strong>{comparisonText(comparison)}</strong>
      </p>
      {faults.length > 0 && (
        <>
          <h3>Filas que no se traen hasta que se corrijan</h3>
          <p>Están arriba, en «Filas por corregir». Si las dejas así, se quedan fuera y el resto se trae.</p>
          <RowFaults faults={faults} />
        </>
      )}
      {doubtful.length > 0 && (
        <>
          <h3>Puede que ya estén</h3>
          <ShownItems items={doubtful} keyOf={({ row }) => String(row)}>
            {({ row, ref, like }) => (
              <>
                <p>
                  <strong>Fila {row}</strong> · {ref}. Se parece a:
                </p>
                <ul>
                  {like.map((other) => (
                    <li key={other.id}>
                      <strong>{other.ref}</strong>: {other.why}
                    </li>
                  ))}
                </ul>
                <SelectField
                  label={`Qué es ${ref}`}
                  value={decisions[row] ?? ""}
                  options={DECISIONS}
                  onChange={(decision) => onDecide(row, decision)}
                />
              </>
            )}
          </ShownItems>
        </>
      )}
      {changed.length > 0 && (
        <>
          <h3>Cambian</h3>
          <ShownItems items={changed} keyOf={({ row }) => String(row)}>
            {({ row, ref, changes }) => (
              <>
                <p>
                  <strong>Fila {row}</strong> · {ref}
                </p>
                <ChangeList changes={changes} />
              </>
            )}
          </ShownItems>
        </>
      )}
      {fresh.length > 0 && (
        <>
          <h3>Nuevos</h3>
          <ShownItems items={fresh} keyOf={({ row }) => String(row)}>
            {({ row, ref }) => (
              <p>
                <strong>Fila {row}</strong> · {ref}
              </p>
            )}
          </ShownItems>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3>Se retiran</h3>
          <p>El archivo ya no los tiene. Si los lectores tienen alguno, dejan de tenerlo al momento.</p>
          <ShownItems items={missing} keyOf={({ id }) => id}>
            {({ ref }) => <p>{ref}</p>}
          </ShownItems>
        </>
      )}
    </>
  );
}
