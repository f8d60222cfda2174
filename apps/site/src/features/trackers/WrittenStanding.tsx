import type { TrackerRows } from "@nv/contracts/schemas";
import { EmptyPlace } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo } from "react";

interface Props<Fields extends object, Standing> {
  /** A mandate or an average, as it is written. */
  readonly fields: Fields;
  /** Polls and events that are kept; `null` while they are on their way. */
  readonly rows: TrackerRows | null;
  readonly standingOf: (fields: Fields, rows: TrackerRows) => Standing;
  readonly draw: (standing: Standing) => ReactNode;
}

/** Standing of a tracker, made again while its method and its words are written. */
export function WrittenStanding<Fields extends object, Standing>(props: Props<Fields, Standing>): ReactNode {
  const { fields, rows, standingOf, draw } = props;
  // A long average is work: it may lag behind what is written.
  const written = useDeferredValue(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are the same work
  const standing = useMemo(
    () => (rows === null || rows.polls.length === 0 ? null : standingOf(fields, rows)),
    [rows, written],
  );
  if (standing === null)
    return (
      <EmptyPlace>
        Con las primeras encuestas, en «Datos», aquí se ve la media, dibujada como la verán los lectores.
      </EmptyPlace>
    );
  return <section aria-label="Cómo está">{draw(standing)}</section>;
}
