import Link from "@docusaurus/Link";
import { GRAPHIC_LIMITS } from "@nv/contracts";
import { ImportReport, type JobView } from "@nv/contracts/schemas";
import { formatBytes, formatNumber } from "@nv/spanish";
import { encodingNotice, readTable } from "@nv/tables";
import { Button, Notice, TextArea } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, JobProgress, toCallFailure, useKept, useKeptText } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import {
  type ImportTable,
  importText,
  type ReadImport,
  type RowReport,
  readImportText,
  readKeptTable,
  reportsByRow,
  toImportTable,
  withCell,
  withoutRow,
} from "../core/import-table";
import { writeAddress } from "../core/registry-address";
import { ImportRows, type OutcomeWords } from "./ImportRows";

const SAMPLE = "url;título;fuente;texto alternativo;autoría;sección;etiquetas";

const OUTCOMES: OutcomeWords = {
  registered: "Se registraría",
  existing: "Ya está en el registro",
  repeated: "Repetida: otra fila de antes lleva el mismo gráfico",
  wrong: "Hay que corregirla",
};

const TOO_LARGE = `Como mucho ${formatBytes(GRAPHIC_LIMITS.importBytes)} de una vez: divídelo en partes`;

const figure = (value: number) => formatNumber(value, { decimals: 0 });
const graphicsText = (count: number) => (count === 1 ? "1 gráfico" : `${figure(count)} gráficos`);

/** Registers a table of old links, after everybody has seen what was understood of each row. */
export function ImportScreen(): ReactNode {
  const { value: table, keep } = useKept("nv.graphic-text:import-table", readKeptTable);
  const [notice, setNotice] = useState("");
  return (
    <div className="nv-graphics__form">
      {notice !== "" && <Notice tone="plain">{notice}</Notice>}
      {table === null ? (
        <SourceStep onRead={keep} onNotice={setNotice} />
      ) : (
        <RowsStep
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

interface SourceProps {
  readonly onRead: (table: ImportTable) => void;
  /** Called with what there is to say of how a file was read; empty for nothing. */
  readonly onNotice: (notice: string) => void;
}

function SourceStep({ onRead, onNotice }: SourceProps): ReactNode {
  const [text, setText] = useKeptText("nv.graphic-text:import");
  const [problem, setProblem] = useState("");

  function take(read: ReadImport) {
    if ("problem" in read) return setProblem(read.problem);
    if (read.table.rows.length > GRAPHIC_LIMITS.importRows)
      return setProblem(`Como mucho ${figure(GRAPHIC_LIMITS.importRows)} filas de una vez`);
    setText("");
    onRead(read.table);
  }
  async function openFile(file: File) {
    setProblem("");
    if (file.size > GRAPHIC_LIMITS.importBytes) return setProblem(TOO_LARGE);
    const brought = await readTable(new Uint8Array(await file.arrayBuffer()));
    onNotice(brought.source.encoding === null ? "" : encodingNotice(brought.source.encoding));
    take(toImportTable(brought));
  }

  return (
    <>
      <p>
        Pega las filas o abre un archivo. La primera fila lleva los nombres de las columnas; hace falta «url» o «id», y
        «título» en lo que no es de Datawrapper. Otras que se entienden:
      </p>
      <pre className="nv-embeds__code">
        <code>{SAMPLE}</code>
      </pre>
      <TextArea
        label="Filas"
        hint={`CSV, con punto y coma o con tabuladores. Hasta ${figure(GRAPHIC_LIMITS.importRows)} filas`}
        error={problem}
        rows={10}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem("");
        }}
      />
      <div className="nv-row">
        <Button
          rank="main"
          disabled={text.trim() === ""}
          onClick={() => {
            onNotice("");
            take(readImportText(text));
          }}
        >
          Revisar las filas
        </Button>
        <label className="nv-graphics__file nv-action nv-action--plain">
          O abrir un CSV o un Excel…
          <input
            className="nv-visually-hidden"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file, corrected, must count as a change.
              currentTarget.value = "";
              if (file !== undefined) void openFile(file);
            }}
          />
        </label>
      </div>
    </>
  );
}

interface RowsProps {
  readonly table: ImportTable;
  readonly onTable: (table: ImportTable | null) => void;
  readonly onStartAgain: () => void;
}

/** Work that was ordered for the table as it was then. */
interface Order {
  readonly jobId: string;
  readonly table: ImportTable;
}

const NO_REPORTS: ReadonlyMap<number, RowReport> = new Map();

function RowsStep({ table, onTable, onStartAgain }: RowsProps): ReactNode {
  const [order, setOrder] = useState<Order | null>(null);
  const [reports, setReports] = useState(NO_REPORTS);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const fault = failure === null ? "" : (fieldsIn(failure)[0]?.message ?? "");
  const ready = table.rows.filter(({ id }) => reports.get(id)?.outcome === "registered").length;
  const isChecked = table.rows.every(({ id }) => reports.has(id));

  async function send(isTrial: boolean) {
    setFailure(null);
    setDone(null);
    setIsWorking(true);
    try {
      const { jobId } = await graphicsCalls.importTable(importText(table), isTrial);
      setOrder({ jobId, table });
    } catch (error) {
      setIsWorking(false);
      setFailure(toCallFailure(error));
    }
  }
  const begin = useEffectEvent(() => void send(true));
  // What was brought is checked without asking: a trial registers nothing.
  useEffect(() => begin(), []);
  const onDone = useCallback(
    ({ result }: JobView) => {
      const report = ImportReport.safeParse(result);
      setIsWorking(false);
      if (!report.success || order === null) return;
      const byRow = reportsByRow(order.table, report.data);
      setReports(byRow);
      setDone(report.data.isTrial ? null : report.data);
      if (report.data.isTrial) return;
      // What is in the registry now needs no row here; what is wrong stays to be corrected.
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
      {done !== null && <Outcome report={done} />}
      {table.rows.length > 0 && (
        <>
          <p>Esto es lo que hemos entendido. Corrige lo que haga falta: nada se registra todavía.</p>
          <ImportRows
            table={table}
            outcomes={OUTCOMES}
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
              <Button rank="main" onClick={() => void send(false)}>
                Registrar {graphicsText(ready)}
              </Button>
            )}
            <Button rank={isChecked ? "plain" : "main"} onClick={() => void send(true)}>
              Comprobar otra vez
            </Button>
          </>
        )}
        <Button onClick={onStartAgain}>Empezar con otras filas</Button>
      </div>
    </>
  );
}

function Outcome({ report: { registered, existing, items } }: { readonly report: ImportReport }): ReactNode {
  const wrong = items.filter(({ outcome }) => outcome === "wrong").length;
  return (
    <Notice tone={wrong === 0 ? "done" : "plain"}>
      <p>
        Registrados: {figure(registered)} · ya estaban: {figure(existing)} · por corregir: {figure(wrong)}.{" "}
        <Link to={writeAddress({})}>Ver el registro</Link>
      </p>
    </Notice>
  );
}
