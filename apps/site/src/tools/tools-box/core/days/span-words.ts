import { formatNumber, NO_BREAK_SPACE } from "@nv/spanish";
import type { Span } from "./calendar.ts";

const part = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${formatNumber(count, { decimals: 0 })}${NO_BREAK_SPACE}${count === 1 ? one : many}`];

/** Tells a span in figures. @example spanWords({ years: 1, months: 0, days: 3 }) // "1 año y 3 días" */
export function spanWords({ years, months, days }: Span): string {
  const parts = [...part(years, "año", "años"), ...part(months, "mes", "meses"), ...part(days, "día", "días")];
  const last = parts.at(-1);
  if (last === undefined) return `0${NO_BREAK_SPACE}días`;
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")} y ${last}`;
}
