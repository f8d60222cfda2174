import Link from "@docusaurus/Link";
import type { SeriesDetail, SeriesRun } from "@nv/contracts/schemas";
import { Button, Notice, SelectField } from "@nv/ui";
import { type CallFailure, FailureNotice, JobProgress, toCallFailure, useRemote } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { withoutExample } from "./core/bolsas-draft";
import type { MarketDraft } from "./core/market-draft";
import { EURO_DOLLAR_KEY, EURO_DOLLAR_SERIES, sessionsText } from "./core/series-market";

interface Props {
  readonly draft: MarketDraft;
  readonly onChange: (part: Partial<MarketDraft>) => void;
}

/** The page of the series. */
const SERIES_PAGE = "/docs/Herramientas DW/FijosDataWrapper";

/** Stage of the import: nothing on its way, the office's answer, the observations, failed, or stopped. */
type Bringing =
  | { readonly at: "rest" }
  | { readonly at: "asking"; readonly series: SeriesDetail; readonly jobId: string }
  | { readonly at: "busy" }
  | { readonly at: "failed"; readonly failure: CallFailure }
  /** The office's answer keeps no one waiting but a person: it broke a rule, or it failed. */
  | { readonly at: "stopped"; readonly series: SeriesDetail; readonly run: SeriesRun };

/** The series of the euro in dollars, which is registered where there is none. */
async function euroDollarSeries(): Promise<SeriesDetail> {
  const { items } = await seriesCalls.list(AbortSignal.timeout(30_000));
  for (const { id } of items.filter(({ origin }) => origin === "ecb")) {
    const series = await seriesCalls.detail(id);
    if (series.fields.origin.kind === "ecb" && series.fields.origin.key === EURO_DOLLAR_KEY) return series;
  }
  return seriesCalls.register(EURO_DOLLAR_SERIES);
}

/** Brings the sessions of a series of the house: any daily one, or the euro in dollars by the European Central Bank. */
export function FromSeries({ draft, onChange }: Props): ReactNode {
  const { body, failure, reload } = useRemote("bolsas-series", seriesCalls.list);
  const [chosen, setChosen] = useState("");
  const [state, setState] = useState<Bringing>({ at: "rest" });
  const daily = (body?.items ?? []).filter(({ period, data }) => period === "day" && data.observations > 0);
  const id = chosen || draft.series?.id || (daily[0]?.id ?? "");

  /** Tries something, and says why it did not work. */
  async function attempt(work: () => Promise<Bringing>) {
    setState({ at: "busy" });
    try {
      setState(await work());
    } catch (error) {
      setState({ at: "failed", failure: toCallFailure(error) });
    }
  }
  async function bring(seriesId: string): Promise<Bringing> {
    const [series, { items }] = await Promise.all([
      seriesCalls.detail(seriesId),
      seriesCalls.observations(seriesId, AbortSignal.timeout(30_000)),
    ]);
    const { fields, title } = series;
    const column = fields.columns.find(({ kind }) => kind === "number");
    const isExchange = fields.origin.kind === "ecb" && fields.origin.key.startsWith("EXR/");
    const { name } = { ...draft, ...withoutExample(draft) };
    if (column !== undefined)
      onChange({
        text: sessionsText(items, column),
        ...(isExchange && { kind: "currency" }),
        ...{ series: { id: seriesId, title }, source: fields.source.name, decimalMark: ",", dayOrder: "auto" },
        name: name.trim() === "" ? title.slice(0, 90) : name,
        ...(column.unit !== "" && { unit: column.unit.slice(0, 20) }),
      });
    return { at: "rest" };
  }
  async function ask(): Promise<Bringing> {
    const series = await euroDollarSeries();
    const { jobId } = await seriesCalls.look(series.id);
    return { at: "asking", series, jobId };
  }
  async function answered(series: SeriesDetail): Promise<Bringing> {
    const { items } = await seriesCalls.runs(series.id, AbortSignal.timeout(30_000));
    reload();
    const [run] = items;
    if (run?.state === "failed" || run?.state === "waiting") return { at: "stopped", series, run };
    return bring(series.id);
  }
  const isIdle = state.at !== "busy" && state.at !== "asking";
  return (
    <div className="nv-stack">
      {failure !== null && <FailureNotice error={failure} onRetry={reload} comfort="Pegar siempre funciona." />}
      {daily.length > 0 && (
        <>
          <SelectField
            label="O de una serie diaria de la casa"
            value={id}
            options={daily.map((series) => ({ value: series.id, label: series.title }))}
            onChange={setChosen}
          />
          <div className="nv-tool__actions">
            <Button disabled={!isIdle} onClick={() => void attempt(() => bring(id))}>
              {draft.series?.id === id ? "Traer lo último" : "Traer la serie"}
            </Button>
          </div>
        </>
      )}
      <div className="nv-tool__actions">
        <Button disabled={!isIdle} onClick={() => void attempt(ask)}>
          Pedir el euro-dólar al BCE
        </Button>
      </div>
      {state.at === "asking" && (
        <JobProgress
          key={state.jobId}
          jobId={state.jobId}
          label="Consulta al BCE"
          onDone={() => void attempt(() => answered(state.series))}
        />
      )}
      {state.at === "failed" && (
        <FailureNotice error={state.failure} comfort="Lo que hay escrito sigue aquí, y pegar siempre funciona." />
      )}
      {state.at === "stopped" && (
        <Notice tone="plain">
          <p>
            {state.run.state === "failed"
              ? `${state.run.sentence} Pegar la tabla siempre funciona.`
              : "Lo que ha llegado incumple una regla y espera a que alguien lo mire: "}
            {state.run.state === "waiting" && (
              <Link to={addressOf(SERIES_PAGE, { serie: state.series.id })}>{state.series.title}</Link>
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}
