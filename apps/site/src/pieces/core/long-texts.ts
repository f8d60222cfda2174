import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { lengthProblems } from "../../records/core/length-problems";
import type { GraphicDraft } from "./graphic-draft";

/** Characters of each text, as the server takes them. */
const MOST = {
  title: GRAPHIC_LIMITS.title,
  altText: GRAPHIC_LIMITS.altText,
  sourceLine: GRAPHIC_LIMITS.title,
  credit: GRAPHIC_LIMITS.title,
  author: GRAPHIC_LIMITS.label,
  section: GRAPHIC_LIMITS.label,
  note: GRAPHIC_LIMITS.note,
} as const satisfies Partial<Record<keyof GraphicDraft, number>>;

/** The texts of a graphic that are longer than the server takes. */
export function longTexts(draft: Pick<GraphicDraft, keyof typeof MOST>): readonly FieldProblem[] {
  return lengthProblems(draft, MOST);
}
