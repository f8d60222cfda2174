import { caseTemplateCsv } from "@nv/cases";
import { CASE_LIMITS } from "@nv/contracts";
import type { CaseComparison, CaseRow } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import { Button, Notice, Toggle } from "@nv/ui";
import { saveFile, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { PASTED_STAYS } from "../../records/import/use-pasted";
import { TableText } from "../../records/TableText";
import { ComparisonPart } from "./ComparisonPart";
import { casesCalls } from "./cases-calls";
import { type Decisions, importedText, importRefusal, rowsLeftOut } from "./core/import-plan";
import { ReadTable } from "./ReadTable";
import { type CaseTable, useCaseTable } from "./use-case-table";

/** Rows, and what they would change. */
interface Compared {
  readonly comparison: CaseComparison;
  readonly rows: readonly CaseRow[];
}

/**
 * Cases from a table: what is understood is told while it is written, what is not is mended where it stands, and what would change is told before anything does. What
 * is pasted is kept in no store of the browser: it may hold what is personal.
 */
export function ImportPart(): ReactNode {
  const table = useCaseTable();
  const [isWhole, setIsWhole] = useState(false);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const { isBusy, failure, attempt, forget } = useAttempt();
  const [said, setSaid] = useState("");
  const { good, faults } = table;
  const isEmpty = table.text.trim() === "";
  const canCompare = good.length > 0 && !table.isReading;
  const refusal =
    compared === null ? "" : importRefusal(compared.comparison, { isWhole, faultyRows: faults.size, decisions });

  /** Forgets what was compared, which is not what is there any more. */
  function begin() {
    setCompared(null);
    setDecisions({});
    forget();
    setSaid("");
  }
  const compare = () =>
    attempt(async () => {
      begin();
      const rows = [...good];
      const comparison = await casesCalls.compare({ rows, isWhole });
      setCompared({ comparison, rows });
      table.tellFaults(comparison.faults);
    });
  const take = ({ comparison, rows }: Compared) =>
    attempt(async () => {
      const leaveOut = rowsLeftOut(comparison, decisions);
      const taken = await casesCalls.take({ rows: [...rows], isWhole, digest: comparison.digest, leaveOut });
      table.keepFaulty();
      begin();
      setSaid(importedText(taken, faults.size));
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
          Descargar la plantilla vacía
        </Button>
      </p>
      <TableText
        label="Tabla de casos"
        hint={`Hasta ${formatNumber(CASE_LIMITS.importRows, { decimals: 0 })} filas. No se guarda borrador de lo que pegas: podría llevar datos personales`}
        rows={8}
        value={table.text}
        onChange={(next) => {
          table.setText(next);
          begin();
        }}
      />
      <MendsKept table={table} />
      {said !== "" && (
        <Notice tone="done">
          <p>{said}</p>
        </Notice>
      )}
      {!isEmpty && (
        <>
          <ReadTable table={table} onChange={begin} />
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
            <Button aria-disabled={isBusy || !canCompare} onClick={() => !isBusy && canCompare && void compare()}>
              {isBusy ? "Un momento…" : "Comparar con lo que hay"}
            </Button>
          </div>
        </>
      )}
      {compared !== null && (
        <>
          <ComparisonPart
            comparison={compared.comparison}
            decisions={decisions}
            onDecide={(row, decision) => setDecisions({ ...decisions, [row]: decision })}
          />
          {refusal !== "" && <p id="casos-traer-falta">{refusal}</p>}
          <div className="nv-row">
            <Button
              rank="main"
              aria-disabled={isBusy || refusal !== ""}
              aria-describedby={refusal === "" ? undefined : "casos-traer-falta"}
              onClick={() => !isBusy && refusal === "" && void take(compared)}
            >
              Traer las filas
            </Button>
          </div>
        </>
      )}
      <ActionRefusal failure={failure} comfort={PASTED_STAYS} />
    </section>
  );
}

/** Notice of the mended cells that the tab kept before it was loaded again. */
function MendsKept({ table: { waiting, restored, forgetWaiting } }: { readonly table: CaseTable }): ReactNode {
  if (waiting > 0)
    return (
      <Notice tone="plain">
        <p>
          En esta pestaña hay {formatCount(waiting, "celda corregida", "celdas corregidas", "feminine")} de una tabla
          que ya no está. Pega o abre la misma y vuelven a su sitio; lo escrito en textos no se guarda.
        </p>
        <Button onClick={forgetWaiting}>Olvidarlas</Button>
      </Notice>
    );
  if (restored === 0) return null;
  return (
    <Notice tone="plain">
      <p>
        Es la tabla que estabas corrigiendo:{" "}
        {restored === 1
          ? "vuelve una celda corregida"
          : `vuelven ${formatNumber(restored, { decimals: 0 })} celdas corregidas`}
        .
      </p>
    </Notice>
  );
}
