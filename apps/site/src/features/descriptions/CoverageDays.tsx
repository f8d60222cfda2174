import type { Coverage } from "@nv/contracts/schemas";
import { formatDate, formatNumber } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { totalOf } from "./core/coverage-words";

type Day = Coverage["days"][number];

const leftOf = ({ counts }: Day) => totalOf(counts) - counts.good;

/** Height of the drawing, in its own units; a day is ten wide. */
const HEIGHT = 60;
const DAY_WIDTH = 10;

const COLUMNS: readonly DataColumn<Day>[] = [
  { id: "day", name: "Día", kind: "head", cell: ({ day }) => formatDate(day) },
  { id: "left", name: "Pendientes", kind: "figure", cell: (day) => formatNumber(leftOf(day)) },
  { id: "total", name: "En total", kind: "figure", cell: ({ counts }) => formatNumber(totalOf(counts)) },
];

/** Chart of what is left to describe, day by day, as columns, and as a table for who does not see them. */
export function CoverageDays({ days }: { readonly days: readonly Day[] }): ReactNode {
  const most = Math.max(1, ...days.map(leftOf));
  const [first] = days;
  const last = days.at(-1);
  // One day shows no course.
  if (first === undefined || last === undefined || days.length < 2) return null;
  return (
    <figure className="nv-coverage__days nv-stack-2">
      <svg
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Pendientes: ${formatNumber(leftOf(first))} el ${formatDate(first.day)}, ${formatNumber(leftOf(last))} el ${formatDate(last.day)}`}
      >
        {days.map((day, at) => {
          const height = (leftOf(day) / most) * HEIGHT;
          return (
            <rect key={day.day} x={at * DAY_WIDTH + 1} y={HEIGHT - height} width={DAY_WIDTH - 2} height={height} />
          );
        })}
      </svg>
      <figcaption className="nv-descriptions__aside">
        Pendientes: de {formatNumber(leftOf(first))} el {formatDate(first.day)} a {formatNumber(leftOf(last))} el{" "}
        {formatDate(last.day)}
      </figcaption>
      <details className="nv-descriptions__part">
        <summary>Día a día</summary>
        <DataTable caption="Pendientes de cada día" columns={COLUMNS} rows={days} keyOf={({ day }) => day} />
      </details>
    </figure>
  );
}
