import type { Cell, Layer } from "mapshaper";
import { cellText } from "./map-shape.ts";

/** Length of a text by which a feature without a key is told. */
const WORDS_LENGTH = 40;

/**
 * Names of a layer's features for a sentence: by their key, and where one has none by its row and what the table says of it first.
 *
 * @param rowOf - Number of the row that a feature had in its file, from 1.
 */
export function featureNames(
  { shapes = [], data }: Layer,
  key: string,
  rowOf: (at: number) => number,
): readonly string[] {
  const rows = data?.getRecords() ?? [];
  return shapes.map((_shape, at) => nameOfRow(rows[at] ?? {}, key, rowOf(at)));
}

/** Names a row for a sentence. @param number - Its place in its file, from 1. */
export function nameOfRow(fields: Readonly<Record<string, Cell>>, key: string, number: number): string {
  const code = key === "" ? "" : cellText(fields[key]);
  if (code !== "") return code;
  const words = Object.values(fields).find((value) => typeof value === "string" && value.trim() !== "");
  const said = cellText(words).slice(0, WORDS_LENGTH);
  return `fila ${number}${said === "" ? "" : ` («${said}»)`}`;
}

/** Places in a layer of what has no shape: it came without one, or with an outline that encloses nothing. */
export const shapelessIn = ({ shapes = [] }: Layer): readonly number[] =>
  shapes.flatMap((shape, at) => (shape === null || shape === undefined || shape.length === 0 ? [at] : []));
