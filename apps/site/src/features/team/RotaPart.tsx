import type { NewTeamShift, TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure, useEvent, useReconnect, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { dayAfter, movedTo, teamDay } from "./core/rota-days";
import { conflictLines } from "./core/rota-words";
import { RotaFile } from "./RotaFile";
import { RotaTable } from "./RotaTable";
import { ShiftDialog } from "./ShiftDialog";
import { TEAM_TOPIC, teamCalls } from "./team-calls";

interface Props {
  readonly people: readonly TeamPerson[];
  /** Called when the rota has changed: who is on duty may have, too. */
  readonly onPlanned: () => void;
}

/** List of the conflicts of the week, told as it is planned. */
function Conflicts({ week, people }: { readonly week: TeamWeek; readonly people: readonly TeamPerson[] }): ReactNode {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "Alguien";
  if (week.conflicts.length === 0)
    return <p className="nv-team__facts nv-quiet nv-said">La semana no tiene conflictos.</p>;
  return (
    <Notice tone="plain">
      <div>
        <p>Esto no cuadra:</p>
        <ul className="nv-team__conflicts">
          {conflictLines(week, nameOf).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

const newShift = (personId: string, day: string): NewTeamShift => ({
  ...{ personId, kind: "shift", note: "" },
  ...{ starts: `${day}T09:00`, ends: `${day}T17:00` },
});

/** The rota of a week: seen, planned by keyboard or by dragging, with what is wrong told at each change. */
export function RotaPart({ people, onPlanned }: Props): ReactNode {
  const [day, setDay] = useState(() => teamDay(Date.now()));
  const {
    body: week,
    failure,
    reload,
    replace,
  } = useRemote(`rota:${day}`, (signal) => teamCalls.week({ monday: day }, signal));
  useReconnect(reload);
  useEvent(TEAM_TOPIC, ({ what }) => {
    // A colleague plans the same week: it is seen at once.
    if (what === "rota") reload();
  });
  const [edited, setEdited] = useState<TeamShift | NewTeamShift | null>(null);
  const [moveFailure, setMoveFailure] = useState<CallFailure | null>(null);

  function handleWeek(planned: TeamWeek) {
    setMoveFailure(null);
    // What was moved to another week is looked for there.
    if (planned.monday === week?.monday) replace(planned);
    else setDay(planned.monday);
    onPlanned();
  }

  function handleImported() {
    // The week that is looked at stays, and with it what was said of the file.
    reload();
    onPlanned();
  }

  async function handleDrop({ id, ...shift }: TeamShift, personId: string, onto: string) {
    setMoveFailure(null);
    try {
      handleWeek(await teamCalls.change(id, { ...movedTo(shift, onto), personId }));
    } catch (error) {
      setMoveFailure(toCallFailure(error));
      reload();
    }
  }

  return (
    <section aria-labelledby="semana">
      <h2 id="semana">La semana</h2>
      <div className="nv-row">
        <Button onClick={() => setDay(dayAfter(week?.monday ?? day, -7))}>← Semana anterior</Button>
        <Button onClick={() => setDay(teamDay(Date.now()))}>Esta semana</Button>
        <Button onClick={() => setDay(dayAfter(week?.monday ?? day, 7))}>Semana siguiente →</Button>
      </div>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {moveFailure !== null && <FailureNotice error={moveFailure} />}
      {people.length === 0 && (
        <p>
          Los turnos son de quien tiene ficha: escribe <a href="#ficha">la tuya</a> y aparecerás aquí.
        </p>
      )}
      {week === null && failure === null && <p role="status">Cargando la semana…</p>}
      {week !== null && people.length > 0 && (
        <>
          <p role="status" className="nv-team__week">
            Semana del {formatDate(week.monday)}
          </p>
          <RotaTable
            week={week}
            people={people}
            today={teamDay(Date.now())}
            onAdd={(personId, onto) => setEdited(newShift(personId, onto))}
            onOpen={setEdited}
            onDrop={(shift, personId, onto) => void handleDrop(shift, personId, onto)}
          />
          <div role="status">
            <Conflicts week={week} people={people} />
          </div>
          <RotaFile week={week} people={people} onImported={handleImported} />
        </>
      )}
      {edited !== null && (
        <ShiftDialog shift={edited} people={people} onWeek={handleWeek} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}
