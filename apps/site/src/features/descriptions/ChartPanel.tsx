import type { DescribedChart } from "@nv/contracts/schemas";
import { formatCount, formatMoment } from "@nv/spanish";
import { Button, Field, Notice } from "@nv/ui";
import {
  EmptyPlace,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  OnStage,
  problemsByField,
  useAttempt,
  useKeptText,
  useRemote,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { chartIn } from "./core/chart-in";
import { factsIn } from "./core/facts-in";
import { DraftEditor, type EditedDraft } from "./DraftEditor";
import { descriptionsCalls } from "./descriptions-calls";
import { UnitField } from "./UnitField";

interface Props {
  /** Id of the chart that is open; empty for none. */
  readonly chart: string;
  readonly modelNotice: string;
  readonly onOpen: (chart: string) => void;
}

/** Describes a chart of Datawrapper: names it, fetches it, writes, and puts what is right into it. */
export function ChartPanel({ chart, modelNotice, onOpen }: Props): ReactNode {
  const [pasted, setPasted] = useKeptText("nv.description-chart");
  const [problem, setProblem] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = chartIn(pasted);
    if ("problem" in read) return setProblem(read.problem);
    setPasted("");
    onOpen(read.chart);
  }
  return (
    <div className="nv-tool nv-stack">
      <form className="nv-tool nv-stack" noValidate onSubmit={handleSubmit}>
        <Field
          label="Gráfico de Datawrapper"
          hint="Identificador, dirección o código de inserción."
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          error={problem}
          onChange={({ currentTarget }) => {
            setPasted(currentTarget.value);
            setProblem("");
          }}
        />
        <div className="nv-tool__actions">
          <Button type="submit">Traer el gráfico</Button>
        </div>
      </form>
      {chart !== "" && (
        <OnStage>
          <OpenChart key={chart} chart={chart} modelNotice={modelNotice} />
        </OnStage>
      )}
    </div>
  );
}

function OpenChart({ chart, modelNotice }: Pick<Props, "chart" | "modelNotice">): ReactNode {
  const { body, failure, reload, replace } = useRemote(chart, (signal) => descriptionsCalls.chart(chart, signal));
  const [unit, setUnit] = useState("");
  const read = useMemo(() => (body === null ? null : factsIn(body.csv, { ...body, unit })), [body, unit]);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null || read === null) return <EmptyPlace isNews>Cargando el gráfico {chart}…</EmptyPlace>;
  return (
    <section className="nv-tool nv-stack" aria-labelledby="grafico-abierto">
      <h2 id="grafico-abierto" className="nv-descriptions__title">
        {body.title || chart}
      </h2>
      <p className="nv-descriptions__aside">
        {chart} · {body.version === 0 ? "Sin publicar" : `Versión ${body.version}`} ·{" "}
        {body.altText === "" ? "Sin descripción" : "Con descripción"}
      </p>
      <UnitField value={unit} onChange={setUnit} />
      {read.facts === null ? (
        <Notice tone="wrong">
          <p>{read.fault}.</p>
        </Notice>
      ) : (
        <DraftEditor
          name={chart}
          facts={read.facts}
          published={body.altText}
          source={{ chart, unit }}
          modelNotice={modelNotice}
          orders={(draft) => (
            <PublishOrder described={body} unit={unit} draft={draft} onPublished={replace} onReload={reload} />
          )}
        />
      )}
      <FormerDescriptions history={body.history} />
    </section>
  );
}

interface OrderProps {
  readonly described: DescribedChart;
  readonly unit: string;
  readonly draft: EditedDraft;
  readonly onPublished: (described: DescribedChart) => void;
  readonly onReload: () => void;
}

function PublishOrder({ described, unit, draft, onPublished, onReload }: OrderProps): ReactNode {
  const { chart, dataHash, version, altText } = described;
  const { state, length, obstacle, accepted, draftId, forget } = draft;
  const { isBusy: isSending, failure, attempt } = useAttempt();
  const [done, setDone] = useState("");
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const isSame = state.text.trim() === altText;

  function publish() {
    setDone("");
    return attempt(async () => {
      const { text } = state;
      const began = draftId === "" ? {} : { draftId };
      const said = { text, length, unit, dataHash, accepted: [...accepted], ...began };
      const after = await descriptionsCalls.publish(chart, said);
      forget();
      onPublished(after);
      setDone(
        after.version === 0
          ? "Llevada a Datawrapper. El gráfico no está publicado: saldrá con él."
          : `Publicada: es la versión ${after.version} del gráfico.`,
      );
    });
  }
  return (
    <div className="nv-stack-3 nv-start">
      {obstacle !== "" && <p className="nv-tool__fault">{obstacle}</p>}
      <div className="nv-tool__actions">
        <Button rank="main" disabled={obstacle !== "" || isSame || isSending} onClick={() => void publish()}>
          {isSending ? "Un momento…" : version === 0 ? "Llevar a Datawrapper" : "Publicar cambios"}
        </Button>
      </div>
      {isSame && done === "" && <p className="nv-descriptions__aside">Es la que ya tiene el gráfico.</p>}
      {version > 0 && !isSame && (
        <p className="nv-descriptions__aside">
          Se publica el gráfico entero: si en Datawrapper hay cambios a medias, salen también.
        </p>
      )}
      {done !== "" && (
        <Notice tone="done">
          <p>{done}</p>
        </Notice>
      )}
      {failure !== null && problems.size === 0 && <FailureNotice error={failure} comfort="Tu texto sigue aquí." />}
      {problems.size > 0 && (
        <Notice tone="wrong">
          <p>{[...problems.values()].join(". ")}.</p>
          {problems.has("dataHash") && <Button onClick={onReload}>Traer los datos de ahora</Button>}
        </Notice>
      )}
    </div>
  );
}

function FormerDescriptions({ history }: Pick<DescribedChart, "history">): ReactNode {
  if (history.length === 0) return null;
  return (
    <details className="nv-descriptions__part">
      <summary>Se ha publicado {formatCount(history.length, "descripción", "descripciones", "feminine")}</summary>
      <ol className="nv-descriptions__history nv-stack-3 nv-plain nv-small">
        {history.map(({ text, by, atMs, version }) => (
          <li key={atMs}>
            <p>{text}</p>
            <p className="nv-descriptions__aside">
              {formatMoment(atMs)}
              {by !== "" && `, ${by}`}
              {version > 0 && `, versión ${version}`}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
