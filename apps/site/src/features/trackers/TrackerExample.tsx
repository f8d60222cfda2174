import { TableMapping, TRACKER_RECORD } from "@nv/contracts/schemas";
import { bindFields, EmptyPlace, problemsByField, Step, useLate } from "@nv/web";
import { UnreadTable } from "@nv/web/table-reading";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { TryBench } from "../../frame/workbench/TryBench";
import type { ExampleWork, FirstExample } from "./core/example-work";
import { toldRows } from "./core/told-rows";
import { MadeAverage } from "./MadeAverage";
import { MethodFields } from "./MethodFields";
import type { RowsReading } from "./RowsReading";
import { RowsText } from "./RowsText";

/** Code that works an example out, with what shows how its table was read. */
export interface ExampleParts {
  readonly work: ExampleWork;
  readonly RowsReading: typeof RowsReading;
}

interface Props {
  /** Id of its heading. */
  readonly id: string;
  /** Says what is invented in it. */
  readonly about: string;
  /** Beginning of it, as the build worked it out. */
  readonly first: FirstExample;
  /** Brings what works it out; the same function each time. */
  readonly load: () => Promise<ExampleParts>;
}

const NO_FIELDS: readonly string[] = [];

const AS_IT_IS = TableMapping.parse({});

const ABSENT = "No ha llegado lo que hace la media: comprueba la conexión y escribe o cambia otra vez.";

/** Nothing is known of what is written: what read the table before it has not come for this one. */
const UNREAD = { understood: null, faults: [ABSENT] };

/** A tracker of nowhere that can be played with: its polls, its method and what comes of them. Nothing is kept. */
export function TrackerExample({ id, about, first, load }: Props): ReactNode {
  const [text, setText] = useState(first.text);
  const [draft, setDraft] = useState(first.draft);
  const [mapping, setMapping] = useState(AS_IT_IS);
  const [isAbsent, setIsAbsent] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const { part, whenHere } = useLate(load);
  const late = useDeferredValue(text);
  const read = useMemo(() => part?.work.read(text, mapping) ?? null, [part, text, mapping]);
  const problems = useMemo(() => part?.work.readDraft(draft).problems ?? [], [part, draft]);
  const standing = useMemo(() => {
    // As it begins it was worked out before, and until what works it out has come nothing else can be shown.
    if (part === null || (late === first.text && draft === first.draft && mapping === AS_IT_IS)) return first.standing;
    const { fields } = part.work.readDraft(draft);
    return fields === null ? null : part.work.stand(fields, part.work.read(late, mapping).observations);
  }, [part, late, draft, mapping, first]);

  function ask() {
    whenHere(
      () => setIsAbsent(false),
      () => setIsAbsent(true),
    );
  }
  function change(changed: Partial<typeof draft>) {
    setDraft({ ...draft, ...changed });
    ask();
  }
  function map(changed: TableMapping) {
    setMapping(changed);
    ask();
  }
  const isUnread = part === null && isAbsent;
  const f = bindFields({ draft, change, problems: problemsByField(problems), labels: TRACKER_RECORD.labels });
  const { title, kind, series } = first.draft;
  return (
    <section className="nv-record__part nv-stack-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="nv-quiet nv-breaks">{about}</p>
      <TryBench
        stage={
          standing === null ? (
            <EmptyPlace isNews>
              Sin encuestas que se entiendan, o con un método que no se entiende, no hay media.
            </EmptyPlace>
          ) : (
            <MadeAverage {...{ title, series, standing }} />
          )
        }
      >
        <Step label="Datos" fields={NO_FIELDS}>
          <RowsText
            {...{ of: "polls", text, rows: 8, mapping }}
            series={kind === "average" ? series : undefined}
            told={read === null ? { ...first.told, ...(isUnread ? UNREAD : { faults: [] }) } : toldRows(read)}
            isReading={part === null && !isAbsent && text !== first.text}
            reading={
              part === null || read === null ? (
                <UnreadTable summary={isUnread ? "" : first.reading} onToggle={setIsOpened} />
              ) : (
                <part.RowsReading {...{ read, mapping }} startsOpen={isOpened} onMapping={map} />
              )
            }
            onMapping={map}
            onChange={(next) => {
              setText(next);
              ask();
            }}
          />
        </Step>
        <Step label="Método" fields={NO_FIELDS}>
          <MethodFields fields={f.part("method")} />
        </Step>
      </TryBench>
    </section>
  );
}
