import { ImportReport, type JobView } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, JobProgress, toCallFailure } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { ImportRows } from "./ImportRows";
import { type ImportTable, importText, type RowReport, reportsByRow, withCell, withoutRow } from "./import-table";
import type { LinkTables } from "./link-tables";

interface Props extends Pick<LinkTables, "send" | "outcomes" | "orderText" | "keptWord" | "afterwards"> {
  readonly table: ImportTable;
  readonly onTable: (table: ImportTable) => void;
  readonly onStartAgain: () => void;
}

/** Work that was ordered for the table as it was then. */
interface CheckJob {
  readonly jobId: string;
  readonly table: ImportTable;
}

const figure = (value: number) => formatNumber(value, { decimals: 0 });

const NO_REPORTS: ReadonlyMap<number, RowReport> = new Map();

/** A table as it was understood, with what would come of each row; only what somebody orders is kept. */
export function TableCheck(props: Props): ReactNode {
  const { table, send, outcomes, orderText, keptWord, afterwards, onTable, onStartAgain } = props;
  const [order, setOrder] = useState<CheckJob | null>(null);
  const [reports, setReports] = useState(NO_REPORTS);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const fault = failure === null ? "" : (fieldsIn(failure)[0]?.message ?? "");
  const ready = table.rows.filter(({ id }) => reports.get(id)?.outcome === "registered").length;
  const isChecked = table.rows.every(({ id }) => reports.has(id));

  async function ask(isTrial: boolean) {
    setFailure(null);
    setReport(null);
    setIsWorking(true);
    try {
      const { jobId } = await send(importText(table), isTrial);
      setOrder({ jobId, table });
    } catch (error) {
      setIsWorking(false);
      setFailure(toCallFailure(error));
    }
  }
  const begin = useEffectEvent(() => void ask(true));
  // What was brought is looked at without asking: a trial keeps nothing.
  useEffect(() => begin(), []);
  const onDone = useCallback(
    ({ result }: JobView) => {
      const read = ImportReport.safeParse(result);
      setIsWorking(false);
      if (!read.success || order === null) return;
      const byRow = reportsByRow(order.table, read.data);
      setReports(byRow);
      setReport(read.data.isTrial ? null : read.data);
      if (read.data.isTrial) return;
      // What was kept needs no row here; what is wrong stays to be corrected.
      const left = order.table.rows.filter(({ id }) => byRow.get(id)?.outcome === "wrong");
      onTable({ ...order.table, rows: left });
    },
    [order, onTable],
  );
  function change(next: ImportTable, id: number) {
    setReports(new Map([...reports].filter(([known]) => known !== id)));
    onTable(next);
  }

  return (
    <>
      {report !== null && <Outcome report={report} keptWord={keptWord} afterwards={afterwards} />}
      {table.rows.length > 0 && (
        <>
          <p>Esto es lo que hemos entendido. Corrige lo que haga falta: todavía no se guarda nada.</p>
          <ImportRows
            table={table}
            outcomes={outcomes}
            reports={reports}
            isBusy={isWorking}
            onCell={(id, column, text) => change(withCell(table, id, column, text), id)}
            onRemove={(id) => change(withoutRow(table, id), id)}
          />
        </>
      )}
      {fault !== "" && <p role="alert">{fault}</p>}
      {failure !== null && fault === "" && <FailureNotice error={failure} />}
      {order !== null && isWorking && (
        <JobProgress key={order.jobId} jobId={order.jobId} label="Importación" onDone={onDone} />
      )}
      <div className="nv-row">
        {table.rows.length > 0 && !isWorking && (
          <>
            {isChecked && ready > 0 && (
              <Button rank="main" onClick={() => void ask(false)}>
                {orderText(ready)}
              </Button>
            )}
            <Button rank={isChecked ? "plain" : "main"} onClick={() => void ask(true)}>
              Revisar otra vez
            </Button>
          </>
        )}
        <Button onClick={onStartAgain}>Empezar con otras filas</Button>
      </div>
    </>
  );
}

interface OutcomeProps extends Pick<Props, "keptWord" | "afterwards"> {
  readonly report: ImportReport;
}

function Outcome({ report: { registered, existing, items }, keptWord, afterwards }: OutcomeProps): ReactNode {
  const wrong = items.filter(({ outcome }) => outcome === "wrong").length;
  return (
    <Notice tone={wrong === 0 ? "done" : "plain"}>
      <p>
        {keptWord}: {figure(registered)} · ya estaban: {figure(existing)} · por corregir: {figure(wrong)}.
      </p>
      {afterwards}
    </Notice>
  );
}
