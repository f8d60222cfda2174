import { TableMapping, TRACKER_RECORD } from "@nv/contracts/schemas";
import { standingOfAverage } from "@nv/series";
import { bindFields, problemsByField, Step } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { TryBench } from "../../frame/workbench/TryBench";
import { MadeAverage } from "./AverageStanding";
import { EXAMPLE_AVERAGE, EXAMPLE_AVERAGE_TABLE } from "./core/example-average";
import { readRows } from "./core/read-rows";
import { readDraft, type TrackerDraft, toDraft } from "./core/tracker-draft";
import { MethodFields } from "./MethodFields";
import { RowsText } from "./RowsText";

const NO_FIELDS: readonly string[] = [];

const START = toDraft({ fields: EXAMPLE_AVERAGE, slug: "" });

/** Nothing invented is of a day that has not come. */
const BY = { startDay: EXAMPLE_AVERAGE.startDay, series: EXAMPLE_AVERAGE.series, today: "2026-11-23" };

/** An average of nowhere that can be played with: its polls, its method and what comes of them. Nothing is kept. */
export function ExampleAverage(): ReactNode {
  const [text, setText] = useState(EXAMPLE_AVERAGE_TABLE);
  const [draft, setDraft] = useState<TrackerDraft>(START);
  const [mapping, setMapping] = useState(() => TableMapping.parse({}));
  const late = useDeferredValue(text);
  const read = useMemo(() => readRows(text, "polls", { ...BY, mapping }), [text, mapping]);
  const { fields, problems } = useMemo(() => readDraft(draft), [draft]);
  const polls = useMemo(() => readRows(late, "polls", { ...BY, mapping }).observations, [late, mapping]);
  const average = fields?.kind === "average" ? fields : null;
  const standing = useMemo(
    () => (average === null || polls.length === 0 ? null : standingOfAverage(average, { polls, events: [] })),
    [average, polls],
  );
  const change = (part: Partial<TrackerDraft>) => setDraft({ ...draft, ...part });
  const f = bindFields({ draft, change, problems: problemsByField(problems), labels: TRACKER_RECORD.labels });
  return (
    <section className="nv-record__part nv-stack-3" aria-labelledby="media-ejemplo">
      <h2 id="media-ejemplo">Elecciones de Ejemplo</h2>
      <p className="nv-quiet nv-breaks">
        Cinco partidos, cuatro casas y unas cifras inventados: cambia o borra filas y mira qué pasa. Nada de esto se
        guarda.
      </p>
      <TryBench
        stage={
          standing === null || average === null ? (
            <p role="status" className="nv-bench__nothing nv-quiet">
              Sin encuestas que se entiendan, o con un método que no se entiende, no hay media.
            </p>
          ) : (
            <MadeAverage fields={average} standing={standing} />
          )
        }
      >
        <Step label="Datos" fields={NO_FIELDS}>
          <RowsText
            {...{ of: "polls", text, read, rows: 8, series: BY.series, mapping }}
            onMapping={setMapping}
            onChange={setText}
          />
        </Step>
        <Step label="Método" fields={NO_FIELDS}>
          <MethodFields fields={f.part("method")} />
        </Step>
      </TryBench>
    </section>
  );
}
