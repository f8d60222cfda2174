import Link from "@docusaurus/Link";
import { GRAPHIC_LIMITS } from "@nv/contracts";
import { ImportReport, type JobView } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { decodeFile } from "@nv/tables";
import { Button, type DataColumn, DataTable, Notice, TextArea } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, JobProgress, toCallFailure, useKeptText } from "@nv/web";
import { type ReactNode, useCallback, useState } from "react";
import { graphicsCalls } from "../api/graphics-calls";
import { writeAddress } from "../core/registry-address";

const SAMPLE = "url;título;fuente;texto alternativo;autoría;sección;etiquetas";

const PROBLEM_COLUMNS: readonly DataColumn<ImportReport["problems"][number]>[] = [
  { id: "row", name: "Fila", kind: "head", cell: ({ row }) => row },
  { id: "column", name: "Columna", cell: ({ column }) => column },
  { id: "message", name: "Qué pasa", cell: ({ message }) => message },
];

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** Registers a table of old links, after a trial that says what each row would come to. */
export function ImportScreen(): ReactNode {
  const [text, setText] = useKeptText("nv.graphic-text:import");
  const [jobId, setJobId] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const fault = failure === null ? "" : (fieldsIn(failure)[0]?.message ?? "");

  // The rows stay in the field until they are registered: a trial changes nothing.
  const done = useCallback(
    ({ result }: JobView) => {
      const report = ImportReport.safeParse(result);
      if (report.success && !report.data.isTrial && report.data.problems.length === 0) setText("");
    },
    [setText],
  );

  async function order(isTrial: boolean) {
    setFailure(null);
    try {
      setJobId((await graphicsCalls.importTable(text, isTrial)).jobId);
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }

  async function openFile(file: File) {
    setText((await decodeFile(file)).text);
    setJobId("");
  }

  return (
    <div className="nv-graphics__form">
      <p>
        Pega las filas o abre un archivo. La primera fila lleva los nombres de las columnas; solo hace falta «url» o
        «id». Otras que se entienden:
      </p>
      <pre className="nv-embeds__code">
        <code>{SAMPLE}</code>
      </pre>
      <TextArea
        label="Filas"
        hint={`CSV, con punto y coma o con tabuladores. Hasta ${figure(GRAPHIC_LIMITS.importRows)} filas`}
        error={fault}
        rows={10}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setJobId("");
        }}
      />
      <label className="nv-graphics__file nv-action nv-action--plain">
        O abrir un CSV…
        <input
          className="nv-visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void openFile(file);
          }}
        />
      </label>
      {failure !== null && fault === "" && <FailureNotice error={failure} />}
      <div className="nv-row">
        <Button rank="main" disabled={text.trim() === ""} onClick={() => void order(true)}>
          Probar sin registrar
        </Button>
      </div>
      {jobId !== "" && (
        <JobProgress key={jobId} jobId={jobId} label="Importación" onDone={done}>
          {(job) => <Report job={job} onRegister={() => void order(false)} />}
        </JobProgress>
      )}
    </div>
  );
}

function Report({ job, onRegister }: { readonly job: JobView; readonly onRegister: () => void }): ReactNode {
  const report = ImportReport.safeParse(job.result);
  if (!report.success) return <p>La importación ha terminado sin informe.</p>;
  const { isTrial, rows, registered, existing, problems } = report.data;
  return (
    <section aria-label="Informe de la importación">
      <Notice tone="plain">
        <p>
          {isTrial ? "Prueba" : "Hecho"}. Filas: {figure(rows)} · {isTrial ? "se registrarían" : "registradas"}:{" "}
          {figure(registered)} · ya estaban: {figure(existing)} · avisos: {figure(problems.length)}
        </p>
        {isTrial && registered > 0 && (
          <Button rank="main" onClick={onRegister}>
            Registrar {registered === 1 ? "1 gráfico" : `${figure(registered)} gráficos`}
          </Button>
        )}
        {!isTrial && <Link to={writeAddress({})}>Ver el registro</Link>}
      </Notice>
      {problems.length > 0 && (
        <DataTable
          caption="Avisos de la importación"
          columns={PROBLEM_COLUMNS}
          rows={problems}
          keyOf={({ row, column, message }) => `${row}:${column}:${message}`}
        />
      )}
    </section>
  );
}
