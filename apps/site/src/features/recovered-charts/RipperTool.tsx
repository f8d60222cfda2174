import Link from "@docusaurus/Link";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { RECOVERED_CHARTS_LIMITS } from "@nv/contracts";
import { Button, Notice, TextArea } from "@nv/ui";
import { FailureNotice, OnStage, useKeptText, useRemote } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { type ChartReference, readReferences } from "./core/read-references";
import { RecoveredPart } from "./RecoveredPart";
import { recoveredCalls } from "./recovered-calls";
import "../../tools/tool.css";
import "./recovered-charts.css";

const BY_HAND = "/docs/Herramientas%20Online/Grafico%20de%20una%20tabla";

/** Recovers charts of Datawrapper from where they are published: their data, their words and their picture. */
export function RipperTool(): ReactNode {
  const isBrowser = useIsBrowser();
  // What somebody pasted is known in a browser alone.
  return isBrowser ? <OpenTool /> : <p>Preparando…</p>;
}

function OpenTool(): ReactNode {
  const { body: status, failure, reload } = useRemote("recovered-charts", recoveredCalls.status);
  const [pasted, setPasted] = useKeptText("nv.recovered-charts");
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly ChartReference[]>([]);
  const isOff = status !== null && status.publishedNotice !== "" && status.accountNotice !== "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = readReferences(pasted);
    const isEmpty = read.references.length === 0 && read.problems.length === 0;
    setProblems(isEmpty ? ["Pega la dirección de un gráfico."] : read.problems);
    if (read.references.length <= RECOVERED_CHARTS_LIMITS.atOnce) setAsked(read.references);
  }
  return (
    <div className="nv-tool nv-stack nv-recovered">
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <form className="nv-tool nv-stack" noValidate onSubmit={handleSubmit}>
        <TextArea
          label="Gráficos de Datawrapper"
          hint={`Direcciones, identificadores o códigos de inserción, uno por línea. Hasta ${RECOVERED_CHARTS_LIMITS.atOnce}.`}
          rows={3}
          maxLength={RECOVERED_CHARTS_LIMITS.pasted}
          error={problems.join(" ")}
          value={pasted}
          onChange={({ currentTarget }) => {
            setPasted(currentTarget.value);
            setProblems([]);
          }}
        />
        <div className="nv-tool__actions">
          <Button type="submit" rank="main" disabled={status === null || isOff}>
            Recuperar
          </Button>
        </div>
      </form>
      {status !== null && status.publishedNotice !== "" && (
        <Notice tone="plain">
          <p>
            {status.publishedNotice}{" "}
            {isOff ? (
              <>
                Descarga el CSV en la página del gráfico y pégalo en <Link to={BY_HAND}>Gráfico de una tabla</Link>.
              </>
            ) : (
              "Los gráficos de la cuenta se recuperan igual."
            )}
          </p>
        </Notice>
      )}
      {asked.length > 0 && (
        <OnStage>
          {asked.map(({ id, version }) => (
            <RecoveredPart key={`${id} ${version}`} id={id} version={version} canCopy={status?.accountNotice === ""} />
          ))}
        </OnStage>
      )}
    </div>
  );
}
