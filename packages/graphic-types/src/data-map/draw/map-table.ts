import { escapeHtml } from "@nv/embeds";
import { NO_DATA } from "../../core/legend/class-words.ts";
import type { MapValue } from "../values/map-values.ts";
import { PROTECTED_DATA } from "./legend.ts";

/** A row of the table of a map, as readers have it. */
export interface TableLine {
  readonly name: string;
  readonly value: MapValue;
  readonly flag: string;
}

/** Writes a value in words, or why there is none. */
export function valueText(value: MapValue, write: (value: number) => string): string {
  if (value.kind === "number") return write(value.value);
  if (value.kind === "text") return value.text;
  return value.kind === "protected" ? PROTECTED_DATA : NO_DATA;
}

/** Writes the table of a map, which who does not see it reads, and who looks for an area. */
export function tableHtml(
  lines: readonly TableLine[],
  {
    place,
    value,
    write,
  }: { readonly place: string; readonly value: string; readonly write: (value: number) => string },
): string {
  const rows = lines.map(({ name, value: own, flag }) => {
    const text = escapeHtml(valueText(own, write));
    const isText = own.kind === "text" ? ' class="x"' : "";
    return `<tr><th>${escapeHtml(name)}<td${isText}>${text}${flag === "" ? "" : `<sup>${escapeHtml(flag)}</sup>`}`;
  });
  return `<table><thead><tr><th scope=col>${escapeHtml(place)}<th scope=col>${escapeHtml(value)}<tbody>${rows.join("")}</table>`;
}
