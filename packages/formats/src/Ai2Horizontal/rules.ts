import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import type { FileOf } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { boardsBytes, faintSentence, folderOf, folderRenditions } from "../ai2html/folder.ts";
import { stepProblems } from "../step-rules.ts";
import { labelPlace, readStop, windowsWide } from "./core/stops.ts";
import type { Ai2HorizontalBlock } from "./settings.ts";

/** The drawing that passes by, in slices. */
export const WIDE: Recipe = { recipe: "ai2html", as: "wide" };

/** Narrowest drawing that passes by, windows. */
const LEAST_WINDOWS = 1.2;

export const ai2HorizontalRenditions = folderRenditions(WIDE);

/** Drawings that do not pass by or hold words that are hard to read, labels that are not there, and steps of which nobody says what is seen. */
export function ai2HorizontalFileRules(block: Ai2HorizontalBlock, fileOf: FileOf): readonly FieldProblem[] {
  const { artboards, faint } = folderOf(block, WIDE, fileOf);
  const narrow = artboards.flatMap((board): FieldProblem[] => {
    const windows = windowsWide(board);
    if (windows >= LEAST_WINDOWS) return [];
    const message = `No hay recorrido horizontal: usa Ai2Transition. «${board.name}» mide ${formatNumber(windows, { decimals: 1 })} pantallas de ancho, y hacen falta ${formatNumber(LEAST_WINDOWS, { decimals: 1 })}`;
    return [{ field: "settings.folder", message }];
  });
  const lost = block.steps.flatMap(({ data }, place): FieldProblem[] => {
    const stop = readStop(data.stop);
    if (stop.kind !== "label") return [];
    const without = artboards.find(({ texts }) => labelPlace(texts, stop.words) === -1);
    if (without === undefined) return [];
    const message = `Ningún rótulo de «${without.name}» dice «${stop.words}»: escribe el texto de un rótulo, o un número de 0 a 1`;
    return [{ field: `steps.${place}.data.stop`, message }];
  });
  const pale = artboards.flatMap(({ name }): FieldProblem[] => {
    const message = faintSentence(faint, name);
    return message === "" ? [] : [{ field: "settings.folder", message }];
  });
  return [...narrow, ...pale, ...lost, ...stepProblems(block, () => "")];
}

/** The drawing that a phone shows, all of its slices. */
export function ai2HorizontalPhoneBytes(block: Ai2HorizontalBlock, fileOf: FileOf): number {
  const { artboards, file } = folderOf(block, WIDE, fileOf);
  return boardsBytes(artboards.slice(0, 1), file);
}
