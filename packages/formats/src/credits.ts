import type { FieldProblem } from "@nv/contracts/schemas";
import { type FileOf, patternOf, type ResolvedFile, type WantedRendition } from "@nv/piece-parts";

/** Whether it is somebody's photograph, film or recording; frames that came as pictures in a folder too. */
const isCredited = ({ facts }: ResolvedFile, { recipe }: WantedRendition) =>
  facts.kind === "picture" || facts.kind === "video" || facts.kind === "audio" || recipe.recipe === "frames";

/**
 * Photographs, videos and sounds of which nobody says whose they are, each once, where it is used first.
 *
 * @param madeHere - Fields whose files nobody else is to be credited for, as paths with `*` for places.
 */
export function creditProblems(
  wanted: readonly WantedRendition[],
  file: FileOf,
  madeHere: readonly string[],
): readonly FieldProblem[] {
  const told = new Set<string>();
  return wanted.flatMap((one): FieldProblem[] => {
    const found = file(one.source, one.recipe);
    const isSaid = found.credit.trim() !== "" || madeHere.includes(patternOf(one.field));
    if (isSaid || told.has(one.source) || !isCredited(found, one)) return [];
    told.add(one.source);
    return [{ field: one.field, message: `Falta el crédito de «${found.name}» en Archivos: sin él no se publica` }];
  });
}

/** Lists the credits of some files, each name once, in the order in which readers see them. */
export const creditsOf = (wanted: readonly WantedRendition[], file: FileOf): readonly string[] => [
  ...new Set(wanted.map(({ source, recipe }) => file(source, recipe).credit.trim()).filter((credit) => credit !== "")),
];
