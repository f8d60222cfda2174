import type { FileFacts } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";

const whole = (value: number) => formatNumber(value, { decimals: 0 });

const counted = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`;

const pixels = ({ widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number }) =>
  `${whole(widthPx)} × ${whole(heightPx)} px`;

/** A length of time as players show it. @example clock(83_400) // "1:23" */
function clock(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Describes a file in few words, for whoever chooses among several. @example "2400 × 1600 px" */
export function factsInWords(facts: FileFacts): string {
  switch (facts.kind) {
    case "picture":
      return pixels(facts);
    case "video":
      return [pixels(facts), clock(facts.durationMs), facts.hasSound ? "con sonido" : "sin sonido"].join(" · ");
    case "audio":
      return clock(facts.durationMs);
    case "table":
      return `${counted(facts.rows, "fila", "filas")} · ${counted(facts.columns.length, "columna", "columnas")}`;
    case "geometry":
      return counted(facts.features, "elemento", "elementos");
    case "archive":
      return counted(facts.files, "archivo", "archivos");
    case "font":
      return [facts.family, facts.style].filter(Boolean).join(" · ");
    case "model":
    case "document":
      return facts.format;
  }
}
