import { GRAPHIC_LIMITS } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
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

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** The texts that are longer than the server takes, before they are sent: what is far too long would be refused without naming its field. */
export function longTexts(draft: Pick<GraphicDraft, keyof typeof MOST>): readonly FieldProblem[] {
  return Object.entries(MOST).flatMap(([field, most]) => {
    const text = Object.entries(draft).find(([name]) => name === field)?.[1] ?? "";
    const over = text.trim().length - most;
    return over > 0 ? [{ field, message: `Como mucho ${figure(most)} caracteres: sobran ${figure(over)}` }] : [];
  });
}
