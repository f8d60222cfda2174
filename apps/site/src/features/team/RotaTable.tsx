import { groupBy } from "@nv/contracts";
import type { TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { type DragEvent, type ReactNode, useState } from "react";
import { daysOf, isOnDay } from "./core/rota-days";
import { dayText, hoursText } from "./core/rota-words";

interface Props {
  readonly week: TeamWeek;
  readonly people: readonly TeamPerson[];
  readonly onAdd: (personId: string, day: string) => void;
  readonly onOpen: (shift: TeamShift) => void;
  /** A shift was dragged to somebody's day. */
  readonly onDrop: (shift: TeamShift, personId: string, day: string) => void;
}

/** People by days. What dragging does, the form that each shift opens does by keyboard. */
export function RotaTable({ week, people, onAdd, onOpen, onDrop }: Props): ReactNode {
  const [dragged, setDragged] = useState<TeamShift | null>(null);
  const days = daysOf(week.monday);
  // Looked up once: forty people by seven days would each look through all the shifts.
  const byPerson = groupBy(week.shifts, ({ personId }) => personId);
  const words = days.map((day) => ({ day, long: formatDate(day, "weekday") }));
  const wrong = new Set(week.conflicts.flatMap((conflict) => (conflict.kind === "nobody" ? [] : conflict.shiftIds)));

  function handleDrop(event: DragEvent, personId: string, day: string) {
    event.preventDefault();
    if (dragged !== null) onDrop(dragged, personId, day);
    setDragged(null);
  }

  function shiftButton(shift: TeamShift, name: string) {
    const isWrong = wrong.has(shift.id);
    return (
      <button
        key={shift.id}
        type="button"
        className="nv-team__shift"
        data-kind={shift.kind}
        data-wrong={isWrong || undefined}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", hoursText(shift));
          setDragged(shift);
        }}
        onDragEnd={() => setDragged(null)}
        onClick={() => onOpen(shift)}
      >
        {hoursText(shift)}
        {isWrong && <span aria-hidden="true"> !</span>}
        <span className="nv-visually-hidden">
          {" "}
          de {name}
          {isWrong ? ", con un conflicto" : ""}
        </span>
        {shift.note !== "" && <small>{shift.note}</small>}
      </button>
    );
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="nv-team__rota" aria-label="Turnos de la semana" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Persona</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {dayText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {words.map(({ day, long }) => (
                <td
                  key={day}
                  onDragOver={(event) => dragged !== null && event.preventDefault()}
                  onDrop={(event) => handleDrop(event, id, day)}
                >
                  {(byPerson.get(id) ?? [])
                    .filter((shift) => isOnDay(shift, day))
                    .map((shift) => shiftButton(shift, name))}
                  <button type="button" className="nv-team__add" onClick={() => onAdd(id, day)}>
                    <span aria-hidden="true">+</span>
                    <span className="nv-visually-hidden">
                      Añadir a {name}, {long}
                    </span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
