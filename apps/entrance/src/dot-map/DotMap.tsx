import { type Bar, type Dot, type DotMapLayout, PITCH } from "./core/layout.ts";
import { shiftClass } from "./shift-rules.ts";

/** Props of the map of dots: what the picture says in words, and how it is drawn. */
export interface DotMapProps {
  readonly layout: DotMapLayout;
  /** First row of the Canary Islands, which a line sets apart. */
  readonly canaryRow: number;
  /** Count of the longest bar, written over its end. */
  readonly peak: string;
  /** The picture in one or two sentences, for those who do not see it. */
  readonly description: string;
}

/** Spain as a map of dots that become bars, and back; the two radio buttons of `DotMapFigure` choose, CSS moves. */
export function DotMap({ layout, canaryRow, peak, description }: DotMapProps) {
  const { width, height, dots, bars, barHeight } = layout;
  const longest = bars.find(({ length }) => length === width);
  return (
    <svg className="dot-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
      <pattern id="grid" width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r=".8" />
      </pattern>
      <rect className="dot-map-grid" width={width} height={height} fill="url(#grid)" />
      <path className="inset" d={`M0 ${canaryRow * PITCH}H${width / 2}`} />
      <text x={width / 2 + 8} y={canaryRow * PITCH + 5}>
        Canarias
      </text>
      <text className="peak" x={width} y={(longest?.y ?? 0) - 6} textAnchor="end">
        {peak}
      </text>
      <Dots dots={dots.filter(({ isMarked }) => !isMarked)} className="dots" />
      <Dots dots={dots.filter(({ isMarked }) => isMarked)} className="dots marked" />
      <path className="bars" d={bars.map((bar) => barPath(bar, barHeight)).join("")} />
      <path className="bars marked" d={bars.map((bar) => markedPath(bar, barHeight)).join("")} />
    </svg>
  );
}

function Dots({ dots, className }: { readonly dots: readonly Dot[]; readonly className: string }) {
  return (
    <g className={className}>
      {dots.map(({ x, y, radius, shiftX }) => (
        <circle key={`${x},${y}`} className={shiftClass(shiftX)} cx={x} cy={y} r={round(radius)} />
      ))}
    </g>
  );
}

/** The whole bar: the marked part is drawn over its beginning, so that no seam shows between both. */
function barPath({ y, length }: Bar, barHeight: number): string {
  return rectangle(y, length, barHeight);
}

function markedPath({ y, markedLength }: Bar, barHeight: number): string {
  return markedLength > 0 ? rectangle(y, markedLength, barHeight) : "";
}

function rectangle(y: number, width: number, height: number): string {
  return `M0 ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** One decimal is a tenth of a pixel at most: more digits only weigh. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
