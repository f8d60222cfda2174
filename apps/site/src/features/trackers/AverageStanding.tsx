import type { AverageFields, TrackerRows } from "@nv/contracts/schemas";
import { standingOfAverage } from "@nv/series";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { EmptyPlace } from "../../frame/workbench/EmptyPlace";
import { shownAverage } from "./core/shown-average";
import { MadeAverage } from "./MadeAverage";

interface Props {
  /** Average as it is written. */
  readonly fields: AverageFields;
  /** Polls and events that are kept; `null` while they are on their way. */
  readonly rows: TrackerRows | null;
}

/** Standing of an average, made again while its method and its words are written. */
export function AverageStanding({ fields, rows }: Props): ReactNode {
  // A long average is work: it may lag behind what is written.
  const written = useDeferredValue(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are the same work
  const standing = useMemo(
    () => (rows === null || rows.polls.length === 0 ? null : shownAverage(standingOfAverage(fields, rows))),
    [rows, written],
  );
  if (standing === null)
    return (
      <EmptyPlace>
        Con las primeras encuestas, en «Datos», aquí se ve la media, dibujada como la verán los lectores.
      </EmptyPlace>
    );
  return (
    <section aria-label="Cómo está">
      <MadeAverage title={fields.title} series={fields.series} standing={standing} />
    </section>
  );
}
