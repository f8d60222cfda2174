import { groupBy } from "@nv/contracts";
import type { TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { barOf } from "./core/rota-bars";
import { daysOf, isOnDay } from "./core/rota-days";
import { dayText } from "./core/rota-words";
import { Face } from "./Face";
import { RotaLegend } from "./RotaLegend";
import { RotaShift } from "./RotaShift";

interface Props {
  readonly week: TeamWeek;
  readonly people: readonly TeamPerson[];
  /** Day that it is. */
  readonly today: string;
  readonly onAdd: (personId: string, day: string) => void;
  readonly onOpen: (shift: TeamShift) => void;
  /** A shift was dragged to somebody's day. */
  readonly onDrop: (shift: TeamShift, personId: string, day: string) => void;
}

/** Scrolls each week that is shown to today. @returns Elements that it scrolls, and scrolls to. */
function useTodayInSight(monday: string) {
  const scroller = useRef<HTMLElement>(null);
  const todayHead = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    const [room, head] = [scroller.current, todayHead.current];
    const names = head?.parentElement?.firstElementChild;
    // On a phone today is seen first, beside the names.
    if (room !== null && head !== null && monday !== "") room.scrollLeft = head.offsetLeft - (names?.clientWidth ?? 0);
  }, [monday]);
  return { scroller, todayHead };
}

/** People by days, with a bar for the hours of each shift. What dragging does, the form that each shift opens does by keyboard. */
export function RotaTable({ week, people, today, onAdd, onOpen, onDrop }: Props): ReactNode {
  const { scroller, todayHead } = useTodayInSight(week.monday);
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

  return (
    <>
      <RotaLegend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too */}
      <section ref={scroller} className="nv-team__rota" aria-label="Turnos de la semana" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Persona</th>
              {days.map((day) => (
                <th
                  key={day}
                  ref={day === today ? todayHead : undefined}
                  scope="col"
                  aria-current={day === today ? "date" : undefined}
                >
                  {dayText(day)}
                  {day === today && <strong className="nv-team__today">Hoy</strong>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, photo }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="nv-team__who">
                    <Face person={{ name, photo }} sizePx={28} />
                    {name}
                  </span>
                </th>
                {words.map(({ day, long }) => (
                  <td
                    key={day}
                    data-today={day === today || undefined}
                    onDragOver={(event) => dragged !== null && event.preventDefault()}
                    onDrop={(event) => handleDrop(event, id, day)}
                  >
                    {(byPerson.get(id) ?? [])
                      .filter((shift) => isOnDay(shift, day))
                      .map((shift) => (
                        <RotaShift
                          key={shift.id}
                          shift={shift}
                          name={name}
                          isWrong={wrong.has(shift.id)}
                          bar={barOf(shift, day, day === days.at(-1))}
                          onOpen={onOpen}
                          onDrag={setDragged}
                        />
                      ))}
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
    </>
  );
}
