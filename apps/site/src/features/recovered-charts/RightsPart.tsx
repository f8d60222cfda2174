import type { CopiedChart, GraphicDetail, RecoveredChart } from "@nv/contracts/schemas";
import { Button, Notice, Toggle } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { NewGraphicForm } from "../../pieces/form/NewGraphicForm";
import { WithType } from "../../pieces/form/WithType";
import { RegisteredLine } from "../../pieces/RegisteredLine";
import { figureOf } from "./figure-of";
import { recoveredCalls } from "./recovered-calls";
import "../../records/screens.css";

interface Props {
  readonly chart: RecoveredChart;
  /** Whether the team has an account to copy into. */
  readonly canCopy: boolean;
}

/** Rights to the data of a chart, to be checked before anything is made of them; and what can be made. */
export function RightsPart({ chart, canCopy }: Props): ReactNode {
  const [hasRights, setHasRights] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const figure = useMemo(() => figureOf(chart), [chart]);
  const why = "why" in figure ? figure.why : "";
  return (
    <div className="nv-recovered__rights nv-stack-3 nv-start">
      <p>
        <strong>Comprueba la licencia: los datos pueden ser de terceros.</strong> Una copia lleva su fuente; el permiso
        lo pide quien la publica.
      </p>
      <Toggle
        label="He comprobado que se pueden usar"
        isOn={hasRights}
        onChange={(isOn) => {
          setHasRights(isOn);
          if (!isOn) setIsImporting(false);
        }}
      />
      <div className="nv-tool__actions">
        <CopyOrder chart={chart} disabled={!hasRights || !canCopy || chart.csv === null} />
        <Button disabled={!hasRights || why !== ""} aria-expanded={isImporting} onClick={() => setIsImporting(true)}>
          Importar a Gráficos
        </Button>
      </div>
      {!canCopy && <p className="nv-caption nv-flush">Para copiarlo falta la cuenta de Datawrapper del equipo.</p>}
      {why !== "" && <p className="nv-caption nv-flush">Importar a Gráficos: {why}</p>}
      {isImporting && "config" in figure && <ImportForm chart={chart} config={figure.config} />}
    </div>
  );
}

function CopyOrder({
  chart: { id, version },
  disabled,
}: {
  readonly chart: RecoveredChart;
  readonly disabled: boolean;
}) {
  const { isBusy, failure, attempt } = useAttempt();
  const [copy, setCopy] = useState<CopiedChart | null>(null);

  function run() {
    return attempt(async () => {
      setCopy(await recoveredCalls.copy(id, { hasRights: true, ...(version > 0 && { version }) }));
    });
  }
  if (copy !== null)
    return (
      <Notice tone="done">
        <p>
          Copiado: es el gráfico {copy.id} de la cuenta, sin publicar.{" "}
          <a href={`https://app.datawrapper.de/chart/${encodeURIComponent(copy.id)}/visualize`}>
            Abrirlo en Datawrapper
          </a>
        </p>
      </Notice>
    );
  return (
    <>
      <Button disabled={disabled || isBusy} onClick={() => void run()}>
        {isBusy ? "Copiando…" : "Copiar a nuestra cuenta"}
      </Button>
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}

type Config = Extract<ReturnType<typeof figureOf>, { readonly config: unknown }>["config"];

function ImportForm({ chart, config }: { readonly chart: RecoveredChart; readonly config: Config }): ReactNode {
  const { id, version, title, altText, sourceName, address } = chart;
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  if (registered !== null)
    return (
      <Notice tone="done">
        <p>
          <RegisteredLine graphic={registered} />
        </p>
      </Notice>
    );
  const note = `Recuperado de ${address || `el gráfico ${id} de la cuenta`}; licencia comprobada.`;
  return (
    <WithType name="figure">
      {() => (
        <NewGraphicForm
          name={`ripper:${id}:${version}`}
          config={config}
          known={{ title, altText, sourceLine: sourceName, note }}
          isShort
          onRegistered={setRegistered}
        />
      )}
    </WithType>
  );
}
