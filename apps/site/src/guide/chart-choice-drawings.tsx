import { formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";

/** Places and figures that do not exist, the greatest first. */
const PLACES = [
  { name: "Aldea", value: 71, partPct: 34 },
  { name: "Berrueta", value: 62, partPct: 21 },
  { name: "Cantera", value: 58, partPct: 14 },
  { name: "Dehesa", value: 55, partPct: 11 },
  { name: "Encina", value: 51, partPct: 8 },
  { name: "Fuente", value: 47, partPct: 7 },
  { name: "Galera", value: 43, partPct: 5 },
] as const;

/** Size of every drawing, SVG units. */
const FRAME = { width: 320, height: 200 } as const;
const GREATEST = PLACES[0].value;
const figure = (value: number) => formatNumber(value, { decimals: 0 });
const seriesColor = (index: number) => `var(--nv-data-${index + 1})`;

function DrawingFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg className="nv-choices__drawing" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Lying bars in order, from zero, the first in colour. */
export function BarsDone() {
  const [left, step, widest] = [70, 26, 215];
  return (
    <DrawingFrame label="Barras horizontales, de mayor a menor, con su cifra">
      {PLACES.map(({ name, value }, index) => {
        const [y, width] = [10 + index * step, (value / GREATEST) * widest];
        return (
          <g key={name}>
            <text x={left - 8} y={y + 13} textAnchor="end">
              {name}
            </text>
            <rect x={left} y={y} width={width} height={18} fill={index === 0 ? seriesColor(0) : seriesColor(5)} />
            <text x={left + width + 5} y={y + 13}>
              {figure(value)}
            </text>
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** Columns whose axis does not begin at zero, with their names turned. */
export function BarsUndone() {
  const [from, bottom, step] = [35, 132, 40];
  const heightOf = (value: number) => ((value - from) / (GREATEST - from)) * 116;
  return (
    <DrawingFrame label="Columnas con el eje cortado y los nombres girados">
      <line x1={36} x2={316} y1={bottom} y2={bottom} className="nv-choices__axis" />
      <text x={30} y={bottom} textAnchor="end">
        {from}
      </text>
      <text x={30} y={bottom - 110} textAnchor="end">
        {GREATEST}
      </text>
      {PLACES.map(({ name, value }, index) => {
        const x = 42 + index * step;
        return (
          <g key={name}>
            <rect x={x} y={bottom - heightOf(value)} width={26} height={heightOf(value)} fill={seriesColor(index)} />
            <text transform={`translate(${x + 18} ${bottom + 10}) rotate(-90)`} textAnchor="end">
              {name}
            </text>
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** Seven years of each place: the first one rises, the rest go up and down around their figure. */
const YEARS = [0, 1, 2, 3, 4, 5, 6];
const histories = PLACES.map(({ name, value }, place) => ({
  name,
  values: YEARS.map((year) => (place === 0 ? 38 + year * 5.5 : value - 6 + ((year * (place + 3) * 5) % 13))),
}));
const linePath = (values: readonly number[], xOf: (year: number) => number) =>
  `M${values.map((value, year) => `${xOf(year)} ${175 - ((value - 30) / 45) * 160}`).join("L")}`;

/** One line in colour with its name at its end; the others stand behind. */
export function LinesDone() {
  const xOf = (year: number) => 14 + year * 39;
  return (
    <DrawingFrame label="Líneas: una en color, con su nombre al final, y las demás en gris">
      <line x1={10} x2={254} y1={185} y2={185} className="nv-choices__axis" />
      {histories.slice(1).map(({ name, values }) => (
        <path
          key={name}
          d={linePath(values, xOf)}
          className="nv-choices__line"
          stroke="var(--nv-edge)"
          strokeOpacity={0.55}
        />
      ))}
      <path d={linePath(histories[0]?.values ?? [], xOf)} className="nv-choices__line" stroke={seriesColor(0)} />
      <text x={254} y={28} className="nv-choices__named">
        Aldea
      </text>
      <text x={254} y={84}>
        los demás
      </text>
    </DrawingFrame>
  );
}

/** Seven colours and a legend far from them. */
export function LinesUndone() {
  const xOf = (year: number) => 14 + year * 34;
  return (
    <DrawingFrame label="Siete líneas de colores distintos, con una leyenda al lado">
      {histories.map(({ name, values }, index) => (
        <g key={name}>
          <path d={linePath(values, xOf)} className="nv-choices__line" stroke={seriesColor(index)} />
          <rect x={244} y={22 + index * 22} width={10} height={10} fill={seriesColor(index)} />
          <text x={260} y={31 + index * 22}>
            {name}
          </text>
        </g>
      ))}
    </DrawingFrame>
  );
}

/** One bar of which two parts are named, and the rest are the rest. */
export function StackedDone() {
  const [first, second] = PLACES;
  const unit = (FRAME.width - 20) / 100;
  const restPct = 100 - first.partPct - second.partPct;
  const parts = [
    { name: first.name, pct: first.partPct, fromPct: 0, color: seriesColor(0), ink: "var(--nv-paper)" },
    { name: second.name, pct: second.partPct, fromPct: first.partPct, color: seriesColor(1), ink: "var(--nv-paper)" },
    { name: "Los otros cinco", pct: restPct, fromPct: 100 - restPct, color: "var(--nv-rule)", ink: "var(--nv-ink)" },
  ];
  return (
    <DrawingFrame label="Una barra apilada: Aldea, Berrueta y los demás">
      {parts.map(({ name, pct, fromPct, color, ink }) => (
        <g key={name}>
          <text x={10 + fromPct * unit} y={70}>
            {name}
          </text>
          <rect x={10 + fromPct * unit} y={80} width={pct * unit - 2} height={44} fill={color} />
          <text x={18 + fromPct * unit} y={107} style={{ fill: ink }}>
            {figure(pct)} %
          </text>
        </g>
      ))}
    </DrawingFrame>
  );
}

/** A pie of seven parts. */
export function StackedUndone() {
  const [x, y, radius] = [92, 100, 82];
  const at = (pct: number) => {
    const angle = (pct / 100) * 2 * Math.PI - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const starts = PLACES.map((_, index) => PLACES.slice(0, index).reduce((sum, { partPct }) => sum + partPct, 0));
  return (
    <DrawingFrame label="Una tarta de siete trozos, con leyenda">
      {PLACES.map(({ name, partPct }, index) => {
        const from = starts[index] ?? 0;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y}L${at(from)}A${radius} ${radius} 0 0 1 ${at(from + partPct)}Z`}
              fill={seriesColor(index)}
              stroke="var(--nv-sheet)"
            />
            <rect x={210} y={22 + index * 22} width={10} height={10} fill={seriesColor(index)} />
            <text x={226} y={31 + index * 22}>
              {name}
            </text>
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** Thirty cases of which two measures go together, and one that stands apart. */
const CASES = Array.from({ length: 30 }, (_, index) => ({
  x: 40 + index * 8.6,
  y: 145 - index * 3.4 + ((index * index * 7) % 43) - 21,
}));

/** A dot for each case; whoever stands apart has a name. */
export function ScatterDone() {
  return (
    <DrawingFrame label="Un punto por caso: a más renta, más participación; uno se sale">
      <line x1={30} x2={310} y1={175} y2={175} className="nv-choices__axis" />
      <line x1={30} x2={30} y1={10} y2={175} className="nv-choices__axis" />
      {CASES.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4} fill={seriesColor(5)} />
      ))}
      <circle cx={250} cy={140} r={5} fill={seriesColor(0)} />
      <text x={258} y={144} className="nv-choices__named">
        Galera
      </text>
      <text x={310} y={191} textAnchor="end">
        más renta →
      </text>
      <text x={36} y={18}>
        ↑ más participación
      </text>
    </DrawingFrame>
  );
}

/** Two lines, each with an axis of its own. */
export function ScatterUndone() {
  const rising = YEARS.map((year) => `${40 + year * 40} ${150 - year * 18}`).join("L");
  const other = YEARS.map((year) => `${40 + year * 40} ${60 + ((year * 17) % 40) + year * 6}`).join("L");
  const ticks = [
    { y: 24, left: "24.000", right: "80 %" },
    { y: 100, left: "18.000", right: "75 %" },
    { y: 178, left: "12.000", right: "70 %" },
  ];
  return (
    <DrawingFrame label="Dos líneas, cada una con su eje">
      <path d={`M${rising}`} className="nv-choices__line" stroke={seriesColor(0)} />
      <path d={`M${other}`} className="nv-choices__line" stroke={seriesColor(1)} />
      {ticks.map(({ y, left, right }) => (
        <g key={y}>
          <text x={2} y={y}>
            {left}
          </text>
          <text x={318} y={y} textAnchor="end">
            {right}
          </text>
        </g>
      ))}
    </DrawingFrame>
  );
}

/** Names to the left, figures in a column that ends at their units. */
export function TableDone() {
  return (
    <DrawingFrame label="Una tabla de siete filas, ordenada, con las cifras alineadas">
      {PLACES.map(({ name, value }, index) => {
        const y = 26 + index * 25;
        return (
          <g key={name}>
            <text x={12} y={y}>
              {name}
            </text>
            <text x={300} y={y} textAnchor="end" className="nv-choices__figure">
              {figure(value * 417)}
            </text>
            <line x1={10} x2={306} y1={y + 8} y2={y + 8} className="nv-choices__axis" />
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** Forty bars, each with its figure over it. */
export function TableUndone() {
  return (
    <DrawingFrame label="Cuarenta columnas con una cifra encima de cada una">
      {Array.from({ length: 40 }, (_, index) => {
        const height = 120 - ((index * 37) % 90);
        const x = 4 + index * 7.9;
        return (
          <g key={x}>
            <rect x={x} y={195 - height} width={6} height={height} fill={seriesColor(1)} />
            <text transform={`translate(${x + 6} ${190 - height}) rotate(-90)`} className="nv-choices__small">
              {figure(height * 217)}
            </text>
          </g>
        );
      })}
    </DrawingFrame>
  );
}
