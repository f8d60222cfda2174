import { TableMapping, TRACKER_RECORD } from "@nv/contracts/schemas";
import { standingOf } from "@nv/series";
import { bindFields, problemsByField, Step } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { TryBench } from "../../frame/workbench/TryBench";
import { EXAMPLE_EVENTS, EXAMPLE_FIELDS, EXAMPLE_TABLE } from "./core/example";
import { readRows } from "./core/read-rows";
import { readDraft, type TrackerDraft, toDraft } from "./core/tracker-draft";
import { MethodFields } from "./MethodFields";
import { RowsText } from "./RowsText";
import { StandingView } from "./StandingView";

const NO_FIELDS: readonly string[] = [];

const START = toDraft({ fields: EXAMPLE_FIELDS, slug: "" });

/** Nothing invented is of a day that has not come. */
const BY = { startDay: EXAMPLE_FIELDS.startDay, today: "2026-11-23" };

/** A mandate of nowhere that can be played with: its polls, its method and what comes of them. Nothing is kept. */
export function ExampleMandate(): ReactNode {
  const [text, setText] = useState(EXAMPLE_TABLE);
  const [draft, setDraft] = useState<TrackerDraft>(START);
  const [mapping, setMapping] = useState(() => TableMapping.parse({}));
  const late = useDeferredValue(text);
  const read = useMemo(() => readRows(text, "polls", { ...BY, mapping }), [text, mapping]);
  const events = useMemo(() => readRows(EXAMPLE_EVENTS, "events", BY).observations, []);
  const { fields, problems } = useMemo(() => readDraft(draft), [draft]);
  const polls = useMemo(() => readRows(late, "polls", { ...BY, mapping }).observations, [late, mapping]);
  const standing = useMemo(
    () => (fields?.kind === "mandate" && polls.length > 0 ? standingOf(fields, { polls, events }) : null),
    [fields, polls, events],
  );
  const change = (part: Partial<TrackerDraft>) => setDraft({ ...draft, ...part });
  const f = bindFields({ draft, change, problems: problemsByField(problems), labels: TRACKER_RECORD.labels });
  return (
    <section className="nv-record__part nv-stack-3" aria-labelledby="seguimiento-ejemplo">
      <h2 id="seguimiento-ejemplo">Presidencia de Ejemplo</h2>
      <p className="nv-quiet nv-breaks">
        Un mandato, unas casas y unas cifras inventados: cambia o borra filas y mira qué pasa. Nada de esto se guarda.
      </p>
      <TryBench
        stage={
          standing === null ? (
            <p role="status" className="nv-bench__nothing nv-quiet">
              Sin encuestas que se entiendan, o con un método que no se entiende, no hay media.
            </p>
          ) : (
            <StandingView standing={standing} title="Presidencia de Ejemplo" />
          )
        }
      >
        <Step label="Datos" fields={NO_FIELDS}>
          <RowsText
            of="polls"
            text={text}
            read={read}
            rows={8}
            mapping={mapping}
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
