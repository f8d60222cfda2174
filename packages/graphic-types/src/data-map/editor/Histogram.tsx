import { DESK_RULES, formatNumber } from "@nv/spanish";
import { type ReactNode, useMemo } from "react";
import type { ScaleParts } from "../map-parts.ts";
import { classOf, histogramOf } from "../values/class-limits.ts";
import { valueScale } from "../values/value-scale.ts";

interface Props {
  readonly parts: ScaleParts;
  readonly values: readonly number[];
}

const BARS = 48;
const [WIDTH, HEIGHT] = [320, 72];
/** Height of the least bar that there is, so that one area alone is seen. */
const LEAST_BAR = 2;

/** Histogram of the areas by their values, in the colours of their classes, and how many each class has. */
export function Histogram({ parts, values }: Props): ReactNode {
  const drawn = useMemo(() => {
    if (values.length === 0) return null;
    const scale = valueScale(
      parts,
      values.map((value) => ({ kind: "number" as const, value })),
      { numbers: DESK_RULES },
    );
    const bars = histogramOf(values, BARS);
    const most = Math.max(...bars.map(({ count }) => count));
    const width = (bars[1]?.from ?? 1) - (bars[0]?.from ?? 0);
    const counts = scale.classes.map(
      (_, place) => values.filter((value) => classOf(value, scale.limits) === place).length,
    );
    return { scale, bars, most, width, counts };
  }, [parts, values]);
  if (drawn === null) return null;
  const { scale, bars, most, width, counts } = drawn;
  const told = scale.classes.map(({ whole }, at) => `${whole}: ${formatNumber(counts[at] ?? 0)}`).join(" · ");
  return (
    <figure className="nv-flush">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Cuántas áreas hay en cada clase. ${told}`}
        width="100%"
      >
        {bars.map(({ from, count }) => {
          const at = (from - (bars[0]?.from ?? 0)) / (width * BARS || 1);
          const high = count === 0 ? 0 : Math.max(LEAST_BAR, (count / most) * (HEIGHT - 4));
          const { light = "", dark = "" } = scale.classes[classOf(from + width / 2, scale.limits)] ?? {};
          return (
            <rect
              key={from}
              x={at * WIDTH}
              y={HEIGHT - high}
              width={WIDTH / BARS - 0.5}
              height={high}
              style={{ fill: `light-dark(${light}, ${dark})` }}
              stroke="currentColor"
              strokeWidth={0.3}
            />
          );
        })}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="currentColor" strokeWidth={1} />
      </svg>
      <figcaption className="nv-field__hint">{told}</figcaption>
    </figure>
  );
}
