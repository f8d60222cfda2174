import { LEGACY_LINK_LIMITS } from "@nv/contracts";
import { ImportReport, type JobView } from "@nv/contracts/schemas";
import { formatBytes, formatNumber } from "@nv/spanish";
import { encodingNotice, readDelimited, readTable, type Table } from "@nv/tables";
import { Button, Notice, TextArea } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, JobProgress, toCallFailure, useKept, useKeptText } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import {
  type ImportTable,
  importText,
  type RowReport,
  readKeptTable,
  reportsByRow,
  toImportTable,
  withCell,
  withoutRow,
} from "../graphics/core/import-table";
import { ImportRows, type OutcomeWords } from "../graphics/import/ImportRows";
import { withNames } from "./core/named-columns";
import { legacyLinksCalls } from "./legacy-links-calls";

const SAMPLE = "dirección antigua;dirección nueva;qué era;publicado;motivo;responsable;otra copia";

const OUTCOMES: OutcomeWords = {
  registered: "Se añadiría",
  existing: "Ya está en la lista",
  repeated: "Repetida: otra fila de antes lleva la misma dirección",
  wrong: "Hay que corregirla",
};

const NAMED =
  "La primera fila no llevaba nombres de columna. Les hemos puesto los que parecen; si no lo son, empieza otra vez con una fila de nombres.";

const figure = (value: number) => formatNumber(value, { decimals: 0 });
const linksText = (count: number) => (count === 1 ? "1 enlace" : `${figure(count)} enlaces`);

/** Adds a table of old links, after everybody has seen what was understood of each row. @param onSeen - Goes to the list. */
export function ImportLinks({ onSeen }: { readonly onSeen: () => void }): ReactNode {
  const { value: table, keep } = useKept("nv.legacy-link-text:table", readKeptTable);
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
          onSeen={() => {
            keep(null);
            onSeen();
          }}
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
  /** Called with what there is to say of how it was read; empty for nothing. */
  readonly onNotice: (notice: string) => void;
}

function SourceStep({ onRead, onNotice }: SourceProps): ReactNode {
  const [text, setText] = useKeptText("nv.legacy-link-text:import");
  const [problem, setProblem] = useState("");

  function take(brought: Table, notice: string) {
    const named = withNames(brought);
    const read = toImportTable(named ?? brought);
    if ("problem" in read) return setProblem(read.problem);
    if (read.table.rows.length > LEGACY_LINK_LIMITS.importRows)
      return setProblem(`Como mucho ${figure(LEGACY_LINK_LIMITS.importRows)} filas de una vez`);
    onNotice([notice, named === null ? "" : NAMED].filter(Boolean).join(" "));
    setText("");
    onRead(read.table);
  }
  async function openFile(file: File) {
    setProblem("");
    if (file.size > LEGACY_LINK_LIMITS.importBytes)
      return setProblem(`Como mucho ${formatBytes(LEGACY_LINK_LIMITS.importBytes)} de una vez: divídelo en partes`);
    const brought = await readTable(new Uint8Array(await file.arrayBuffer()));
    take(brought, brought.source.encoding === null ? "" : encodingNotice(brought.source.encoding));
  }

  return (
    <>
      <p>
        Pega las filas o abre un archivo. Solo hace falta la dirección antigua; estas son las columnas que se entienden:
      </p>
      <pre className="nv-embeds__code">
        <code>{SAMPLE}</code>
      </pre>
      <TextArea
        label="Filas"
        hint={`CSV, con punto y coma o con tabuladores. Hasta ${figure(LEGACY_LINK_LIMITS.importRows)} filas`}
        error={problem}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem("");
        }}
      />
      <div className="nv-row">
        <Button rank="main" disabled={text.trim() === ""} onClick={() => take(readDelimited(text), "")}>
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
  readonly onSeen: () => void;
  readonly onStartAgain: () => void;
}

/** Work that was ordered for the table as it was then. */
interface Order {
  readonly jobId: string;
  readonly table: ImportTable;
}

const NO_REPORTS: ReadonlyMap<number, RowReport> = new Map();

function RowsStep({ table, onTable, onSeen, onStartAgain }: RowsProps): ReactNode {
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
      const { jobId } = await legacyLinksCalls.importTable(importText(table), isTrial);
      setOrder({ jobId, table });
    } catch (error) {
      setIsWorking(false);
      setFailure(toCallFailure(error));
    }
  }
  const begin = useEffectEvent(() => {
    if (table.rows.length > 0) void send(true);
  });
  // What was brought is looked at without asking: a trial adds nothing.
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
      // What is in the list now needs no row here; what is wrong stays to be corrected.
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
      {done !== null && <Outcome report={done} onSeen={onSeen} />}
      {table.rows.length > 0 && (
        <>
          <p>Esto es lo que hemos entendido. Corrige lo que haga falta: nada se añade todavía.</p>
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
                Añadir {linksText(ready)}
              </Button>
            )}
            <Button rank={isChecked ? "plain" : "main"} onClick={() => void send(true)}>
              Revisar otra vez
            </Button>
          </>
        )}
        <Button onClick={onStartAgain}>Empezar con otras filas</Button>
      </div>
    </>
  );
}

interface OutcomeProps {
  readonly report: ImportReport;
  readonly onSeen: () => void;
}

function Outcome({ report: { registered, existing, items }, onSeen }: OutcomeProps): ReactNode {
  const wrong = items.filter(({ outcome }) => outcome === "wrong").length;
  return (
    <Notice tone={wrong === 0 ? "done" : "plain"}>
      <p>
        Añadidos: {figure(registered)} · ya estaban: {figure(existing)} · por corregir: {figure(wrong)}. Se comprueban
        ahora, poco a poco.
      </p>
      <Button onClick={onSeen}>Ver la lista</Button>
    </Notice>
  );
}
