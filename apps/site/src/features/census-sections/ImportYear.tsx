import { ImportedSections } from "@nv/contracts/schemas";
import { FileChoicesContext, FileField, useImport } from "@nv/piece-parts/fields";
import { Button, FileDrop } from "@nv/ui";
import { FailureNotice, JobProgress, useAttempt, useKept } from "@nv/web";
import type { ReactNode } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { sectionsCalls } from "./sections-calls";

interface Props {
  readonly year: number;
  /** Whether the statistics office can be asked. */
  readonly hasOffice: boolean;
  /** Called once all of it is there. @param sections - How many it has. */
  readonly onLoaded: (sections: number) => void;
}

/** Loads a year: from the statistics office, or from its ZIP. The work goes on when the page is left. */
export function ImportYear({ year, hasOffice, onLoaded }: Props): ReactNode {
  const { value: jobId, keep } = useKept(`nv.sections:import:${year}`, (stored) => stored);
  const { failure, attempt } = useAttempt();
  const { bring, isUnderWay, state } = useImport(FILE_CHOICES, (id) => void start(id));

  function start(fileId: string | null) {
    return attempt(async () => {
      keep((await sectionsCalls.import({ year, fileId })).jobId);
    });
  }

  if (jobId !== null)
    return (
      <div className="nv-sections__import nv-stack">
        <JobProgress
          jobId={jobId}
          label={`Importación de ${year}`}
          onDone={({ result }) => {
            keep(null);
            onLoaded(ImportedSections.safeParse(result).data?.sections ?? 0);
          }}
        />
        <p>
          <Button onClick={() => keep(null)}>Elegir otro archivo</Button>
        </p>
      </div>
    );
  return (
    <section className="nv-sections__import nv-stack" aria-label={`Importar el seccionado de ${year}`}>
      {hasOffice ? (
        <div>
          <Button rank="main" onClick={() => void start(null)}>
            Traer {year} del INE
          </Button>
          <p className="nv-field__hint">Unos 65 MB y un par de minutos. Puedes seguir con otra cosa.</p>
        </div>
      ) : (
        <p>
          Servicio no configurado: falta INE_MODE. Descarga el ZIP de <a href="https://www.ine.es">ine.es</a>{" "}
          (Cartografía digitalizada de secciones censales, <code>seccionado_{year}.zip</code>) y tráelo aquí.
        </p>
      )}
      {!isUnderWay && (
        <FileDrop
          label={`ZIP del seccionado de ${year}`}
          accept=".zip"
          hint="El que da el INE, con SECC_CE dentro. Queda también en Archivos."
          onFiles={([file]) => {
            if (file !== undefined) bring(file);
          }}
        />
      )}
      {state}
      <FileChoicesContext value={FILE_CHOICES}>
        <FileField
          label="O uno que ya está en Archivos"
          kinds={["archive"]}
          isAsItIs
          value=""
          error=""
          onChange={(value) => {
            if (value.startsWith("file:")) void start(value.slice("file:".length));
          }}
        />
      </FileChoicesContext>
      {failure !== null && <FailureNotice error={failure} />}
    </section>
  );
}
