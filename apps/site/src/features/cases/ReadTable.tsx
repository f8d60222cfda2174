import { tableProblemText } from "@nv/tables";
import { Button, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { ColumnChoices } from "./ColumnChoices";
import { readRowsText } from "./core/import-plan";
import { MendPart } from "./MendPart";
import { RowFaults } from "./RowFaults";
import type { CaseTable } from "./use-case-table";

interface Props {
  readonly table: CaseTable;
  /** Called when something of it is read otherwise. */
  readonly onChange: () => void;
}

/** A table of cases as it is understood, with the ways to put right what is not. */
export function ReadTable({ table, onChange }: Props): ReactNode {
  const { good, faults } = table;
  return (
    <>
      {table.problems.map((problem) => (
        <p key={`${problem.row} ${problem.fault}`}>{tableProblemText(problem)}</p>
      ))}
      <ColumnChoices
        header={table.header}
        columns={table.columns}
        onChange={(next) => {
          table.setColumns(next);
          onChange();
        }}
      />
      <p role="status">{readRowsText({ isReading: table.isReading, good: good.length, faulty: faults.size })}</p>
      {table.namesFailed && (
        <Notice tone="plain">
          <p>
            Los nombres de los municipios no se han cargado: solo se entienden sus códigos del INE, y alguno puede
            parecer el nombre de una persona.
          </p>
          <Button onClick={table.retryNames}>Reintentar</Button>
        </Notice>
      )}
      {table.tableFaults.length > 0 && <RowFaults faults={table.tableFaults} />}
      {!table.isReading && (
        <MendPart
          table={table}
          onMend={(rows, cell) => {
            table.mend(rows, cell);
            onChange();
          }}
        />
      )}
    </>
  );
}
