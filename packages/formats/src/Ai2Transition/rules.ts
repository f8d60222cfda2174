import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import type { FileOf } from "@nv/piece-parts";
import { boardsBytes, faintSentence, folderOf, folderRenditions } from "../ai2html/folder.ts";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { stepRanges } from "./core/ranges.ts";
import type { Ai2TransitionBlock } from "./settings.ts";

/** The drawings of all steps. */
export const STEPS: Recipe = { recipe: "ai2html", as: "steps" };

export const ai2TransitionRenditions = folderRenditions(STEPS);

/** Steps without a drawing, and those at which nothing is said and nothing changes. */
export function ai2TransitionRules(block: Ai2TransitionBlock): readonly FieldProblem[] {
  const { steps } = block;
  const nameless = steps.flatMap(({ data: { artboard } }, place): FieldProblem[] =>
    artboard === "" ? [{ field: `steps.${place}.data.artboard`, message: "Elige qué mesa se ve en este paso" }] : [],
  );
  const outside = steps.flatMap(({ data: { transition, zoomTo } }, place): FieldProblem[] =>
    transition === "zoom" && place > 0 && Math.max(zoomTo.x, zoomTo.y) + zoomTo.width > 100
      ? [{ field: `steps.${place}.data.zoomTo.width`, message: "La región se sale de la mesa: redúcela o muévela" }]
      : [],
  );
  const isOther = (place: number) => steps[place]?.data.artboard !== steps[place - 1]?.data.artboard;
  return [...nameless, ...outside, ...emptySteps(block, isOther)];
}

/** Drawings that are not in the folder or hold words that are hard to read, and steps of which nobody says what is seen. */
export function ai2TransitionFileRules(block: Ai2TransitionBlock, fileOf: FileOf): readonly FieldProblem[] {
  const { artboards, file, faint } = folderOf(block, STEPS, fileOf);
  const names = new Set(artboards.map(({ name }) => name));
  const lost = block.steps.flatMap(({ data: { artboard } }, place): FieldProblem[] => {
    if (artboard === "" || names.has(artboard)) return [];
    const message = `«${artboard}» ya no está en «${file.name}»: elige otra mesa`;
    return [{ field: `steps.${place}.data.artboard`, message }];
  });
  const told = new Set<string>();
  const pale = block.steps.flatMap(({ data: { artboard } }, place): FieldProblem[] => {
    const message = told.has(artboard) ? "" : faintSentence(faint, artboard);
    told.add(artboard);
    return message === "" ? [] : [{ field: `steps.${place}.data.artboard`, message }];
  });
  return [...lost, ...pale, ...stepProblems(block, () => "")];
}

/** The drawings that a phone shows. */
export function ai2TransitionPhoneBytes(block: Ai2TransitionBlock, fileOf: FileOf): number {
  const { artboards, file } = folderOf(block, STEPS, fileOf);
  const [phone] = stepRanges(
    artboards,
    block.steps.map(({ data }) => data.artboard),
  );
  return phone === undefined ? 0 : boardsBytes(phone.boards, file);
}
