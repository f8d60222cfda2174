import type { TeamShift } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { type Bar, bandOf, SHIFT_BANDS } from "./core/rota-bars";
import { hoursText } from "./core/rota-words";

const percent = (ratio: number) => `${Math.round(10_000 * ratio) / 100}%`;

/** Place of a bar in its day. */
const barStyle = ({ fromRatio, lengthRatio }: Bar) => ({
  insetInlineStart: percent(fromRatio),
  inlineSize: percent(lengthRatio),
});

interface Props {
  readonly shift: TeamShift;
  /** Name of whose it is. */
  readonly name: string;
  readonly isWrong: boolean;
  /** Place of its hours in the day that it is drawn in. */
  readonly bar: Bar;
  readonly onOpen: (shift: TeamShift) => void;
  /** It begins to be dragged; `null` once it is not any more. */
  readonly onDrag: (shift: TeamShift | null) => void;
}

/** Button of a shift on a day, with a bar for its hours. It is dragged to another day or person, or opened. */
export function RotaShift({ shift, name, isWrong, bar, onOpen, onDrag }: Props): ReactNode {
  const band = bandOf(shift);
  return (
    <button
      type="button"
      className="nv-team__shift"
      data-band={band}
      data-wrong={isWrong || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", hoursText(shift));
        onDrag(shift);
      }}
      onDragEnd={() => onDrag(null)}
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
        <span className="nv-team__bar" style={barStyle(bar)} />
      </span>
    </button>
  );
}
