import { escapeHtml } from "@nv/embeds";
import { NO_DATA } from "../../core/value-legend.ts";
import type { MapClass } from "../core/value-scale.ts";

/** Words for a figure that its office keeps to itself. */
export const PROTECTED_DATA = "dato protegido";

/** What a legend tells. */
export interface LegendParts {
  readonly title: string;
  readonly kind: "steps" | "sides" | "categories";
  readonly classes: readonly MapClass[];
  readonly hasGaps: boolean;
  readonly hasProtected: boolean;
}

const step = (at: number, { at: text, whole }: MapClass) =>
  `<span class="s"><i class="c${at}"></i>${text === whole ? `<span>${escapeHtml(text)}</span>` : `<span aria-hidden="true">${escapeHtml(text)}</span><span class="vh">${escapeHtml(whole)}</span>`}</span>`;

const apart = (className: string, text: string) => `<span class="o"><i class="${className}"></i>${text}</span>`;

/** Writes the legend of a map: each class says where it begins, below its left edge. */
export function legendHtml({ title, kind, classes, hasGaps, hasProtected }: LegendParts): string {
  const own =
    kind === "categories"
      ? classes.map(({ at }, place) => apart(`c${place}`, escapeHtml(at))).join("")
      : `<span class="k">${classes.map((one, at) => step(at, one)).join("")}</span>`;
  const others = (hasGaps ? apart("cn", NO_DATA) : "") + (hasProtected ? apart("cp", PROTECTED_DATA) : "");
  const name = title === "" ? "" : `<b>${escapeHtml(title)}</b>`;
  return `<div class="nv-map-key">${name}${own}${others}</div>`;
}
