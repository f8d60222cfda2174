import { NO_DATA } from "../../core/legend/class-words.ts";
import type { Legend } from "../../core/legend/legend.ts";
import { legendSvg } from "../../core/legend/legend-svg.ts";
import type { ValueScale } from "../values/value-scale.ts";

/** Words for a figure that its office keeps to itself. */
export const PROTECTED_DATA = "dato protegido";

/** Parts that a legend tells, besides its scale. */
export interface LegendParts {
  readonly title: string;
  readonly scale: Pick<ValueScale, "kind" | "classes">;
  readonly hasGaps: boolean;
  readonly hasProtected: boolean;
}

/** Paints of a legend: those of its classes, of what has no value, and of what is protected. */
export interface LegendPaints {
  readonly classes: readonly string[];
  readonly none: string;
  readonly kept: string;
}

/** Rooms of a legend in a page: on a phone, and beside a wide map. */
const ROOMS = [
  { className: "m", widthPx: 320 },
  { className: "w", widthPx: 560 },
] as const;

const TEXT_PX = 13;

/** Makes the legend of a map. */
export function mapLegend({ title, scale, hasGaps, hasProtected }: LegendParts, paints: LegendPaints): Legend {
  const { kind, classes } = scale;
  const paintOf = (at: number) => paints.classes[at] ?? "";
  return {
    title,
    scale:
      kind === "categories"
        ? { kind: "names", names: classes.map(({ at: name }, at) => ({ name, colour: paintOf(at), mark: "square" })) }
        : { kind: "classes", classes: classes.map((one, at) => ({ ...one, colour: paintOf(at) })) },
    others: [
      ...(hasGaps ? [{ name: NO_DATA, colour: paints.none, mark: "square" as const }] : []),
      ...(hasProtected ? [{ name: PROTECTED_DATA, colour: paints.kept, mark: "square" as const }] : []),
    ],
  };
}

/** Writes the legend of a map for its page, for phones and for wide frames. */
export function legendHtml(parts: LegendParts): string {
  const legend = mapLegend(parts, {
    classes: parts.scale.classes.map((_one, at) => `var(--c${at})`),
    none: "var(--m-none)",
    kept: "url(#nv-hatch)",
  });
  const drawn = ROOMS.map(
    ({ className, widthPx }) =>
      `<div class="${className}">${legendSvg(legend, { widthPx, textPx: TEXT_PX }, { id: `nv-k-${className}` })}</div>`,
  );
  return `<div class="nv-map-key">${drawn.join("")}</div>`;
}
