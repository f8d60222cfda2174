import { TRACKER_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { NEW_MEMBER, type TrackerDraft } from "./core/tracker-draft";
import { trackersCalls } from "./trackers-calls";

interface Props {
  readonly draft: Pick<TrackerDraft, "members" | "remakesAverages" | "day">;
  readonly errorOf: (field: string) => string;
  readonly onChange: (part: Partial<TrackerDraft>) => void;
}

const NOT_CHOSEN = { value: "", label: "Elige un mandato" };

/** The mandates of a comparison, the one that it is about first, and what makes them comparable. */
export function MemberRows({ draft, errorOf, onChange }: Props): ReactNode {
  const { body, failure, reload } = useRemote("trackers", trackersCalls.list);
  const { members, remakesAverages, day } = draft;
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
        {...{ legend: "Mandatos", noun: "Mandato", rows: members, fewest: 0, most: TRACKER_LIMITS.members }}
        blank={() => NEW_MEMBER}
        onChange={(next) => onChange({ members: [...next] })}
      >
        {(member, at, change) => (
          <>
            <SelectField
              label={at === 0 ? "Mandato que se destaca" : "Mandato"}
              error={errorOf(`members.${at}.tracker`)}
              value={member.tracker}
              options={optionsWith(member.tracker)}
              onChange={(tracker) => change({ tracker })}
            />
            <Field
              label="Cómo se llama aquí"
              hint="Vacío: como en su seguimiento"
              error={errorOf(`members.${at}.name`)}
              value={member.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            {(at > 0 || member.sameQuestion !== "") && (
              <Field
                label="Por qué su pregunta es la misma"
                hint="Solo si pregunta otra cosa: sale en el método"
                error={errorOf(`members.${at}.sameQuestion`)}
                value={member.sameQuestion}
                onChange={({ currentTarget }) => change({ sameQuestion: currentTarget.value })}
              />
            )}
          </>
        )}
      </RowsEditor>
      <Toggle
        label="Rehacer todas las medias con el método del primero"
        hint="Hace falta si alguna se hizo con otro"
        isOn={remakesAverages}
        onChange={(next) => onChange({ remakesAverages: next })}
      />
      {errorOf("remakesAverages") !== "" && <p role="alert">{errorOf("remakesAverages")}.</p>}
      <Field
        label="Día de mandato que se cuenta"
        hint="El primero es el 0. Vacío: el último que todos tienen"
        inputMode="numeric"
        error={errorOf("day")}
        value={day}
        onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
      />
    </>
  );
}
