import type { Ai2HtmlText } from "@nv/contracts/schemas";

/** Size of a drawing, CSS pixels. */
export interface BoardSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A length of CSS as a share of a side, percent; `null` for none, and for what only a browser knows. */
export function percentOf(length: string | undefined, sidePx: number): number | null {
  if (length === undefined) return null;
  const value = Number.parseFloat(length);
  if (!Number.isFinite(value)) return null;
  if (length.endsWith("%")) return value;
  return length.endsWith("px") || value === 0 ? (100 * value) / sidePx : null;
}

/** Returns the middle of a text across its drawing, as a share from the left, near enough; `null` where nothing tells. */
export function middleOf({ style }: Pick<Ai2HtmlText, "style">, { widthPx }: BoardSize): number | null {
  const part = (length: string | undefined) => percentOf(length, widthPx) ?? 0;
  const half = part(style.width) / 2;
  const left = percentOf(style.left, widthPx);
  const right = percentOf(style.right, widthPx);
  if (left !== null) return (left + part(style["margin-left"]) + half) / 100;
  return right === null ? null : (100 - right - part(style["margin-right"]) - half) / 100;
}
