import Link from "@docusaurus/Link";
import type { BatchedDescription } from "@nv/contracts/schemas";
import type { DraftLength } from "@nv/descriptions";
import { formatCount } from "@nv/spanish";
import { Button, ChoiceField, type DataColumn, DataTable, TextArea, Toggle } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  JobProgress,
  OnStage,
  tabStore,
  toCallFailure,
  useKeptText,
  useRemote,
} from "@nv/web";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { chartsIn } from "./core/chart-in";
import { draftKey } from "./DraftEditor";
import { descriptionsCalls } from "./descriptions-calls";

/** Names a batch that was ordered: its drafts, and the work that makes them. */
export interface Batch {
  readonly batchId: string;
  readonly jobId: string;
}

interface Props {
  /** The batch that is looked at; `null` for none. */
  readonly batch: Batch | null;
  readonly modelNotice: string;
  readonly onOrder: (batch: Batch) => void;
  /** Address of the tool with a chart open. */
  readonly addressOfChart: (chart: string) => string;
}

/** Interval at which what is done so far is asked for, milliseconds. */
const ASK_MS = 2000;

const LENGTHS = [
  { value: "short", label: "Cortas" },
  { value: "long", label: "Largas" },
] as const;

/** Drafts of up to a hundred charts at once, each to be looked at by a person before it is published. */
export function BatchPanel({ batch, modelNotice, onOrder, addressOfChart }: Props): ReactNode {
  const [list, setList] = useKeptText("nv.description-batch");
  const [length, setLength] = useState<DraftLength>("long");
  const [withModel, setWithModel] = useState(false);
  const [problem, setProblem] = useState("");
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function order(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const read = chartsIn(list);
    setProblem(read.problem);
    if (read.problem !== "") return;
    try {
      onOrder(await descriptionsCalls.order({ charts: read.charts, length, withModel }));
      setList("");
    } catch (error) {
      const refused = toCallFailure(error);
      const [beside] = fieldsIn(refused);
      if (beside === undefined) setFailure(refused);
      else setProblem(beside.message);
    }
  }
  return (
    <div className="nv-tool nv-stack">
      <form className="nv-tool nv-stack" noValidate onSubmit={(event) => void order(event)}>
        <TextArea
          label="Gráficos"
          hint="Uno por línea: identificador o dirección. Hasta cien."
          error={problem}
          rows={5}
          value={list}
          onChange={({ currentTarget }) => {
            setList(currentTarget.value);
            setProblem("");
          }}
        />
        <ChoiceField label="Longitud" segments={LENGTHS} value={length} onChange={setLength} />
        {modelNotice === "" && (
          <Toggle
            label="Con el modelo de lenguaje"
            hint="Se queda con su borrador solo si todas las cifras están en los datos."
            isOn={withModel}
            onChange={setWithModel}
          />
        )}
        {failure !== null && <FailureNotice error={failure} comfort="La lista sigue aquí." />}
        <div className="nv-tool__actions">
          <Button type="submit">Escribir los borradores</Button>
        </div>
      </form>
      {batch !== null && (
        <OnStage>
          <OpenBatch key={batch.batchId} batch={batch} addressOfChart={addressOfChart} />
        </OnStage>
      )}
    </div>
  );
}

function OpenBatch({ batch, addressOfChart }: { readonly batch: Batch } & Pick<Props, "addressOfChart">): ReactNode {
  const { body, failure, reload } = useRemote(batch.batchId, (signal) =>
    descriptionsCalls.batch(batch.batchId, signal),
  );
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (isDone) return;
    const timer = window.setInterval(reload, ASK_MS);
    return () => window.clearInterval(timer);
  }, [isDone, reload]);
  const items = body?.items ?? [];
  const ready = items.filter(({ text }) => text !== "").length;
  const columns: readonly DataColumn<BatchedDescription>[] = [
    {
      id: "chart",
      name: "Gráfico",
      kind: "head",
      cell: ({ chart, title, text }) =>
        text === "" ? (
          chart
        ) : (
          <Link to={addressOfChart(chart)} onClick={() => bring(chart, text)}>
            {title || chart}
          </Link>
        ),
    },
    { id: "text", name: "Borrador", cell: ({ text, notice }) => text || <span className="nv-mark">{notice}</span> },
  ];
  return (
    <section className="nv-tool nv-stack" aria-labelledby="tanda">
      <h2 id="tanda" className="nv-descriptions__title">
        Borradores
      </h2>
      <JobProgress
        jobId={batch.jobId}
        label="Tanda"
        onDone={() => {
          setIsDone(true);
          reload();
        }}
      >
        {() => <p role="status">Terminada: {formatCount(ready, "borrador", "borradores")}.</p>}
      </JobProgress>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {items.length > 0 && (
        <>
          <p className="nv-descriptions__aside">No se ha publicado ninguno: abre cada uno y míralo.</p>
          <DataTable caption="Borradores de la tanda" columns={columns} rows={items} keyOf={({ chart }) => chart} />
        </>
      )}
    </section>
  );
}

/** Takes a draft of the batch to its chart, where nobody has begun to write one. */
function bring(chart: string, text: string): void {
  const key = draftKey(chart);
  if (tabStore.read(key) === null) tabStore.keep(key, text);
}
