import type { MandateFields, TrackerRows } from "@nv/contracts/schemas";
import { standingOf } from "@nv/series";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { EmptyPlace } from "../../frame/workbench/EmptyPlace";
import { shownStanding } from "./core/drawn-config";
import { StandingView } from "./StandingView";

interface Props {
  /** Mandate as it is written. */
  readonly fields: MandateFields;
  /** Polls and events that are kept; `null` while they are on their way. */
  readonly rows: TrackerRows | null;
}

/** Standing of a mandate, made again while its method and its words are written. */
export function MandateStanding({ fields, rows }: Props): ReactNode {
  // An average of a long mandate is work: it may lag behind what is written.
  const method = useDeferredValue(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are the same work
  const standing = useMemo(
    () => (rows === null || rows.polls.length === 0 ? null : shownStanding(standingOf(fields, rows))),
    [rows, method],
  );
  if (standing === null)
    return (
      <EmptyPlace>
        Con las primeras encuestas, en «Datos», aquí se ve la media, dibujada como la verán los lectores.
      </EmptyPlace>
    );
  return (
    <section aria-label="Cómo está">
      <StandingView standing={standing} title={fields.title} />
    </section>
  );
}
