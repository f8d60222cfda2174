import { type CaseColumn, caseTemplateCsv, proposeCaseColumns, readCaseRows } from "@nv/cases";
import { CASE_LIMITS } from "@nv/contracts";
import type { CaseComparison } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import { readDelimited, tableProblemText } from "@nv/tables";
import { Button, Notice, Toggle } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, saveFile, toCallFailure } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { TableText } from "../records/TableText";
import { ColumnChoices } from "./ColumnChoices";
import { ComparisonPart } from "./ComparisonPart";
import { type Decisions, importedText, importRefusal, rowsLeftOut } from "./core/import-plan";
import { importCalls } from "./import-calls";
import { RowFaults } from "./RowFaults";

const NO_ROWS = { rows: [], faults: [] } as const;

/**
 * Cases from a table: what is understood is told while it is written, and what would change before anything does. What is pasted is kept in no store of
 * the browser: it may hold what is personal.
 */
export function ImportPart(): ReactNode {
  const [text, setText] = useState("");
  const [corrected, setCorrected] = useState<readonly CaseColumn[] | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [comparison, setComparison] = useState<CaseComparison | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState("");
  const table = useMemo(() => readDelimited(text), [text]);
  const header = table.rows[0]?.cells ?? [];
  const columns = corrected?.length === header.length ? corrected : proposeCaseColumns(header);
  const isEmpty = text.trim() === "";
  const columnsKey = columns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns that say the same are the same
  const read = useMemo(() => (isEmpty ? NO_ROWS : readCaseRows(table, columns)), [table, columnsKey, isEmpty]);
  const [rows, faults] = [[...read.rows], read.faults];
  const faultyRows = new Set(faults.filter(({ field }) => field !== "personal").map(({ row }) => row)).size;
  const refusal = comparison === null ? "" : importRefusal(comparison, { isWhole, faultyRows, decisions });

  /** What was compared is not what is there any more. */
  function begin() {
    setComparison(null);
    setDecisions({});
    setFailure(null);
    setSaid("");
  }
  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setIsBusy(false);
    }
  }
  const compare = () =>
    attempt(async () => {
      begin();
      setComparison(await importCalls.compare({ rows, isWhole }));
    });
  const take = (compared: CaseComparison) =>
    attempt(async () => {
      const leaveOut = rowsLeftOut(compared, decisions);
      const taken = await importCalls.take({ rows, isWhole, digest: compared.digest, leaveOut });
      setText("");
      begin();
      setSaid(importedText(taken));
    });

  return (
    <section aria-labelledby="casos-traer">
      <h2 id="casos-traer">Traer una tabla</h2>
      <p>
        Pega la tabla o abre un archivo CSV o Excel, con los nombres de las columnas en la primera fila. Nada cambia
        hasta que veas qué cambiaría. Las columnas con datos personales no se importan.
      </p>
      <p>
        <Button
          onClick={() =>
            saveFile({ name: "casos-plantilla.csv", content: caseTemplateCsv(), type: "text/csv;charset=utf-8" })
          }
        >
          Bajar la plantilla vacía
        </Button>
      </p>
      <TableText
        label="Tabla de casos"
        hint={`Hasta ${formatNumber(CASE_LIMITS.importRows, { decimals: 0 })} filas. No se guarda borrador de lo que pegas: podría llevar datos personales`}
        rows={8}
        value={text}
        onChange={(next) => {
          setText(next);
          setCorrected(null);
          begin();
        }}
      />
      {said !== "" && (
        <Notice tone="done">
          <p>{said}</p>
        </Notice>
      )}
      {!isEmpty && (
        <>
          {table.problems.map((problem) => (
            <p key={`${problem.row} ${problem.fault}`}>{tableProblemText(problem)}</p>
          ))}
          <ColumnChoices
            header={header}
            columns={columns}
            onChange={(next) => {
              setCorrected(next);
              begin();
            }}
          />
          <p role="status">
            {rows.length === 0
              ? "Todavía no se entiende ninguna fila."
              : `Se ${rows.length === 1 ? "entiende" : "entienden"} ${formatCount(rows.length, "fila", "filas", "feminine")}.`}
            {faultyRows > 0 && ` Con faltas hay ${formatCount(faultyRows, "fila", "filas", "feminine")}.`}
          </p>
          {faults.length > 0 && <RowFaults faults={faults} />}
          <Toggle
            label="Es la tabla entera"
            hint="Los casos que no estén en ella se retiran"
            isOn={isWhole}
            onChange={(next) => {
              setIsWhole(next);
              begin();
            }}
          />
          <div className="nv-row">
            <Button aria-disabled={isBusy || rows.length === 0} onClick={() => rows.length > 0 && void compare()}>
              {isBusy ? "Un momento…" : "Comparar con lo que hay"}
            </Button>
          </div>
        </>
      )}
      {comparison !== null && (
        <>
          <ComparisonPart
            comparison={comparison}
            decisions={decisions}
            onDecide={(row, decision) => setDecisions({ ...decisions, [row]: decision })}
          />
          {refusal !== "" && <p id="casos-traer-falta">{refusal}</p>}
          <div className="nv-row">
            <Button
              rank="main"
              aria-disabled={isBusy || refusal !== ""}
              aria-describedby={refusal === "" ? undefined : "casos-traer-falta"}
              onClick={() => refusal === "" && void take(comparison)}
            >
              Traer las filas
            </Button>
          </div>
        </>
      )}
      {failure !== null && (
        <>
          <FailureNotice error={failure} comfort="Lo que has pegado sigue aquí." />
          <ul>
            {fieldsIn(failure).map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
