import { groupBy } from "@nv/contracts";
import type { TeamPerson, TeamShift, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type Bar, bandOf, barOf, SHIFT_BANDS } from "./core/rota-bars";
import { daysOf, isOnDay } from "./core/rota-days";
import { dayText, hoursText } from "./core/rota-words";
import { Face } from "./Face";
import { RotaLegend } from "./RotaLegend";

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

const percent = (ratio: number) => `${Math.round(10_000 * ratio) / 100}%`;

/** Place of a bar in its day. */
const barStyle = ({ fromRatio, lengthRatio }: Bar) => ({
  insetInlineStart: percent(fromRatio),
  inlineSize: percent(lengthRatio),
});

/** People by days, with a bar for the hours of each shift. What dragging does, the form that each shift opens does by keyboard. */
export function RotaTable({ week, people, today, onAdd, onOpen, onDrop }: Props): ReactNode {
  const scroller = useRef<HTMLElement>(null);
  const todayHead = useRef<HTMLTableCellElement>(null);
  const [dragged, setDragged] = useState<TeamShift | null>(null);
  const days = daysOf(week.monday);
  // Looked up once: forty people by seven days would each look through all the shifts.
  const byPerson = groupBy(week.shifts, ({ personId }) => personId);
  const words = days.map((day) => ({ day, long: formatDate(day, "weekday") }));
  const wrong = new Set(week.conflicts.flatMap((conflict) => (conflict.kind === "nobody" ? [] : conflict.shiftIds)));

  useEffect(() => {
    const [room, head] = [scroller.current, todayHead.current];
    const names = head?.parentElement?.firstElementChild;
    // On a phone today is seen first, beside the names.
    if (room !== null && head !== null && week.monday !== "")
      room.scrollLeft = head.offsetLeft - (names?.clientWidth ?? 0);
  }, [week.monday]);

  function handleDrop(event: DragEvent, personId: string, day: string) {
    event.preventDefault();
    if (dragged !== null) onDrop(dragged, personId, day);
    setDragged(null);
  }

  function shiftButton(shift: TeamShift, name: string, day: string) {
    const isWrong = wrong.has(shift.id);
    const band = bandOf(shift);
    return (
      <button
        key={shift.id}
        type="button"
        className="nv-team__shift"
        data-band={band}
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
        <span className="nv-team__hours">
          {hoursText(shift)}
          {isWrong && <span aria-hidden="true"> ⚠</span>}
          <span className="nv-visually-hidden">
            {" "}
            de {name}
            {band === "away" ? "" : `, ${SHIFT_BANDS[band].label.toLowerCase()}`}
            {isWrong ? ", con un conflicto" : ""}
          </span>
          {shift.note !== "" && <small>{shift.note}</small>}
        </span>
        <span className="nv-team__track" aria-hidden="true">
          <span className="nv-team__bar" style={barStyle(barOf(shift, day, day === days.at(-1)))} />
        </span>
      </button>
    );
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
                      .map((shift) => shiftButton(shift, name, day))}
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
