import { formatDate, NO_BREAK_SPACE } from "@nv/spanish";
import { readPeriod } from "@nv/tables";

const ORDINALS = ["1.er", "2.º", "3.er", "4.º"];

/** Writes a date of a cell as people read it, as long as it was written: a day, a month, a quarter. What is none stays as it is. */
export function dateText(cell: string): string {
  const period = readPeriod(cell, "day-first");
  if (period === null) return cell;
  const { grain, start, text, time } = period;
  const year = start.slice(0, 4);
  const part = ORDINALS[Number(text.at(-1)) - 1] ?? "";
  switch (grain) {
    case "day":
      return [formatDate(start, "short"), time].filter(Boolean).join(", ");
    case "week":
      return `semana ${Number(text.slice(-2))} de${NO_BREAK_SPACE}${text.slice(0, 4)}`;
    case "month":
      return formatDate(start, "axis");
    case "quarter":
      return `${part} trim. ${year}`;
    case "semester":
      return `${part} sem. ${year}`;
    case "year":
      return year;
  }
}
