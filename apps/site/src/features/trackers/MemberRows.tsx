import { TRACKER_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { type BoundFields, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { NEW_MEMBER, type TrackerDraft } from "./core/tracker-draft";
import { trackersCalls } from "./trackers-calls";

interface Props {
  readonly fields: BoundFields<TrackerDraft>;
  readonly errorOf: (field: string) => string;
}

const NOT_CHOSEN = { value: "", label: "Elige un mandato" };

/** The mandates of a comparison, the one that it is about first, and what makes them comparable. */
export function MemberRows({ fields: f, errorOf }: Props): ReactNode {
  const { body, failure, reload } = useRemote("trackers", trackersCalls.list);
  const live =
    body?.items.filter(
      ({ kind, publishedAtMs, status }) => kind === "mandate" && publishedAtMs !== null && status !== "draft",
    ) ?? [];
  const known = live.map(({ slug, title }) => ({ value: slug, label: title }));
  /** One that is not published any more is still what is written. */
  const optionsWith = (tracker: string) =>
    tracker === "" || known.some(({ value }) => value === tracker)
      ? [NOT_CHOSEN, ...known]
      : [NOT_CHOSEN, ...known, { value: tracker, label: tracker }];
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && known.length < 2 && (
        <p>Hacen falta dos mandatos publicados: se hacen en «Seguimiento de un mandato».</p>
      )}
      {errorOf("members") !== "" && <p role="alert">{errorOf("members")}.</p>}
      <RowsEditor
        {...{ legend: "Mandatos", noun: "Mandato", fewest: 0, most: TRACKER_LIMITS.members }}
        {...f.list("members")}
        blank={() => NEW_MEMBER}
      >
        {f.rows("members", (bound, member, at) => (
          <>
            <SelectField
              label={at === 0 ? "Mandato que se destaca" : "Mandato"}
              {...bound.value("tracker")}
              options={optionsWith(member.tracker)}
            />
            <Field label="Cómo se llama aquí" hint="Vacío: como en su seguimiento" {...bound.text("name")} />
            {(at > 0 || member.sameQuestion !== "") && (
              <Field
                label="Por qué su pregunta es la misma"
                hint="Solo si pregunta otra cosa: sale en el método"
                {...bound.text("sameQuestion")}
              />
            )}
          </>
        ))}
      </RowsEditor>
      <Toggle
        label="Rehacer todas las medias con el método del primero"
        hint="Hace falta si alguna se hizo con otro"
        {...f.toggle("remakesAverages")}
      />
      {errorOf("remakesAverages") !== "" && <p role="alert">{errorOf("remakesAverages")}.</p>}
      <Field
        label="Día de mandato que se cuenta"
        hint="El primero es el 0. Vacío: el último que todos tienen"
        inputMode="numeric"
        {...f.text("day")}
      />
    </>
  );
}
