import type { TrackerSummary } from "@nv/contracts/schemas";
import { OnStage } from "@nv/web";
import type { ReactNode } from "react";
import { NewRecord } from "../../records/NewRecord";
import { ComparisonView } from "./ComparisonView";
import { newTracker, readDraft, TRACKER_FORM } from "./core/tracker-draft";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { trackersCalls } from "./trackers-calls";

type Kind = TrackerSummary["kind"];

const STARTS = { mandate: newTracker("mandate"), comparison: newTracker("comparison") };

const UNSEEN = {
  mandate: "Guárdalo y pega sus encuestas: aquí se ve la media, dibujada como la verán los lectores.",
  comparison: "Elige dos mandatos publicados: aquí se ven al mismo día de cada uno.",
} as const;

interface Props {
  readonly kind: Kind;
  readonly onSaved: (id: string) => void;
}

/** A tracker that is not saved yet. A comparison is shown while it is written; a mandate gets its polls once it is saved. */
export function NewTracker({ kind, onSaved }: Props): ReactNode {
  return (
    <NewRecord
      of={TRACKER_FORM}
      name={`new:${kind}`}
      start={STARTS[kind]}
      register={trackersCalls.register}
      onSaved={onSaved}
    >
      {(props) => {
        const { fields } = readDraft(props.form.draft);
        return (
          <>
            <OnStage>
              {fields?.kind === "comparison" && fields.members.length > 0 ? (
                <ComparisonView fields={fields} />
              ) : (
                <p className="nv-bench__nothing nv-quiet">{UNSEEN[kind]}</p>
              )}
            </OnStage>
            <TrackerFieldSet {...props} />
          </>
        );
      }}
    </NewRecord>
  );
}
