import { fold } from "@nv/spanish";
import { findTokens } from "../find-tokens.ts";
import type { ClaimContext } from "./context.ts";
import type { GridRow } from "./grid.ts";

/** Beginnings of names of measures that are themselves changes of something. */
const RATES = ["variacion", "inflacion", "ipc", "crecimiento", "interanual", "intertrimestral"];

/** Words that speak of the change itself, as of a level: «la inflación baja», «la tasa sube». */
const LEVELS = ["inflacion", "ipc", "tasa", "variacion", "ritmo", "crecimiento", "avance", "acelera", "interanual"];

const has = (text: string, stems: readonly string[]) =>
  findTokens(fold(text)).some(({ folded }) => stems.some((stem) => folded.startsWith(stem)));

/** Whether a row is of changes in per cent, as «Variación trimestral del PIB (%)». */
export const isRate = (row: GridRow, { grid }: Pick<ClaimContext, "grid">): boolean =>
  row.unit === "%" && has(`${row.name} ${grid.about}`, RATES);

/** Whether a sentence tells of what changed and not of the change: «el PIB cae un 0,5 %» is −0,5 of a table of changes. */
export const isToldAsChange = (row: GridRow, context: Pick<ClaimContext, "grid" | "text">): boolean =>
  isRate(row, context) && !has(context.text, LEVELS);
