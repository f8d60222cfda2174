import { formatAgo } from "@nv/spanish";
import { Button } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { clockOf, localTime, tableMoment } from "./core/local-time";
import { firstMagnitude, formatMagnitude, magnitudesLine, type Quake } from "./core/quake";

/** Earthquakes that are shown before somebody asks for more. */
const SHOWN = 8;

const DAY_MS = 86_400_000;

interface Props {
  /** Name of what is listed, for whoever does not see the list. */
  readonly label: string;
  readonly quakes: readonly Quake[];
  /** Id of the one that is worked with; empty for none. */
  readonly chosen: string;
  readonly nowMs: number;
  readonly onChoose: (quake: Quake) => void;
}

/** Earthquakes to choose from, the last one first: when, how large by whom, where. */
export function QuakeList({ label, quakes, chosen, nowMs, onChoose }: Props): ReactNode {
  const [most, setMost] = useState(SHOWN);
  return (
    <>
      <ul className="nv-quakes__list nv-plain" aria-label={label}>
        {quakes.slice(0, most).map((quake) => {
          const { id, atMs, place } = quake;
          const magnitude = firstMagnitude(quake);
          const isRecent = nowMs - atMs < DAY_MS;
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(quake)}>
                <span className="nv-quakes__size" aria-hidden="true">
                  {magnitude === null ? "–" : formatMagnitude(magnitude.value)}
                </span>
                <span className="nv-quakes__place">{place === "" ? "Sin lugar" : place}</span>
                <span className="nv-quakes__when">
                  {isRecent
                    ? `${clockOf(localTime(atMs, "peninsula"))}, ${formatAgo(atMs, nowMs)}`
                    : tableMoment(atMs, "peninsula")}
                </span>
                <span className="nv-quakes__whose">{magnitudesLine(quake)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {quakes.length > most && (
        <Button onClick={() => setMost(most + 3 * SHOWN)}>Ver más ({quakes.length - most})</Button>
      )}
    </>
  );
}
