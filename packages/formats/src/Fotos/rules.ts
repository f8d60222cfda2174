import type { FieldProblem } from "@nv/contracts/schemas";
import type { FileOf } from "@nv/piece-parts";
import { photoFileRules, photoOf } from "../still/photos.ts";
import type { FotosBlock } from "./settings.ts";

/** Photographs that are compared: one over the other. */
const COMPARED = 2;

/** Proportions this near each other are the same one, cut by different hands. */
const SAME_RATIO = 0.02;

/** Photographs that nobody can look at together. */
export function fotosRules({ settings, steps }: FotosBlock): readonly FieldProblem[] {
  if (settings.arrange === "compare" && steps.length !== COMPARED)
    return [{ field: "settings.arrange", message: `Para comparar hacen falta dos fotos, y hay ${steps.length}` }];
  return steps.length < 2 ? [{ field: "steps", message: "Trae dos o más; para una sola, usa Foto" }] : [];
}

/** Lists what the files lack, and two that do not lie on each other. */
export function fotosFileRules(block: FotosBlock, file: FileOf): readonly FieldProblem[] {
  const found = photoFileRules(block, file);
  if (block.settings.arrange !== "compare") return found;
  const ratios = block.steps.flatMap(({ data }) => {
    const { facts } = photoOf(file, data.image);
    return facts.kind === "picture" ? [facts.widthPx / facts.heightPx] : [];
  });
  const [one = 1, other = one] = ratios;
  if (Math.abs(one / other - 1) <= SAME_RATIO) return found;
  const message = "No tiene la misma proporción que la primera: recórtalas igual, o usa ImgTransition, que las casa";
  return [...found, { field: "steps.1.data.image", message }];
}
