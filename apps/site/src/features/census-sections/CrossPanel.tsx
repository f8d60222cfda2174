import { FILES_API_PATH } from "@nv/contracts";
import { CrossedSections, type SectionsState } from "@nv/contracts/schemas";
import { formatCount, formatNumber } from "@nv/spanish";
import { Button, Field, Notice, SelectField } from "@nv/ui";
import {
  boundText,
  FailureNotice,
  fieldsIn,
  JobProgress,
  NO_PROBLEMS,
  problemsByField,
  useAttempt,
  useKept,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { sectionsCalls } from "./sections-calls";

const whole = (value: number) => formatNumber(value, { decimals: 0 });

/** Which part of each section of a year is in which of another, as a table of the library. */
export function CrossPanel({ years }: { readonly years: SectionsState["years"] }): ReactNode {
  const [latest, before] = years;
  const [from, setFrom] = useState(String(before?.year ?? latest?.year ?? ""));
  const [to, setTo] = useState(String(latest?.year ?? ""));
  const [prefix, setPrefix] = useState("");
  const { failure, attempt } = useAttempt();
  const { value: jobId, keep } = useKept("nv.sections:cross", (stored) => stored);
  const problems = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const options = years.map(({ year }) => ({ value: String(year), label: String(year) }));

  if (years.length < 2)
    return (
      <Notice tone="plain">
        Para comparar hacen falta dos años cargados. Elige otro en «Seccionado de» e impórtalo.
      </Notice>
    );
  function start(event: FormEvent) {
    event.preventDefault();
    return attempt(async () => {
      keep((await sectionsCalls.cross({ from: Number(from), to: Number(to), prefix: prefix.trim() })).jobId);
    });
  }
  return (
    <div className="nv-stack">
      <form className="nv-sections__fields nv-stack" noValidate onSubmit={(event) => void start(event)}>
        <SelectField label="De" value={from} options={options} onChange={setFrom} />
        <SelectField label="A" value={to} options={options} error={problems.get("to") ?? ""} onChange={setTo} />
        <Field
          label="Provincia o municipio"
          hint="Su código: 28, 28079. Vacío, toda España."
          error={problems.get("prefix") ?? ""}
          inputMode="numeric"
          {...boundText(prefix, setPrefix)}
        />
        <div className="nv-row">
          <Button rank="main" type="submit">
            Hacer la tabla
          </Button>
        </div>
      </form>
      {failure !== null && <FailureNotice error={failure} />}
      {jobId !== null && (
        <JobProgress key={jobId} jobId={jobId} label="Tabla de correspondencias" onDone={() => undefined}>
          {({ result }) => {
            const made = CrossedSections.safeParse(result).data;
            if (made === undefined) return null;
            return (
              <Notice tone="done">
                <p>
                  {`Hecha: ${formatCount(made.rows, "fila", "filas", "feminine")}. De ${whole(made.sections)} secciones, ${whole(made.same)} son iguales los dos años.`}
                </p>
                <p>
                  <a href={`${FILES_API_PATH}/${made.fileId}/content`} download={made.fileName}>
                    Descargar {made.fileName}
                  </a>
                  , que queda también en <a href="/archivos">Archivos</a>.
                </p>
              </Notice>
            );
          }}
        </JobProgress>
      )}
    </div>
  );
}
