import { formatNumber } from "@nv/spanish";
import { type RegionShape, SegmentedControl, SPAIN_FRAME, SPAIN_OUTLINE, SPAIN_OUTLINE_SOURCE, Toggle } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { divergingClasses, type MapClasses, quantileClasses } from "./core/map-classes";
import "./MapSample.css";

/** Invented values, one for each community, so that nobody takes the sample for a fact. */
const SAMPLE_VALUES: ReadonlyMap<string, number> = new Map(
  SPAIN_OUTLINE.map(({ code }) => [code, ((Number(code) * 37) % 61) - 30]),
);

/** Classes of each ramp: a map of nineteen pieces does not hold more. */
const SEQUENTIAL_CLASSES = 5;
const DIVERGING_CLASSES = 7;
const FARTHEST = 30;

/** Radius of a city that would be a speck on the map, SVG units. */
const CITY_RADIUS = 4;
const CITIES: ReadonlySet<string> = new Set(["18", "19"]);
/** Communities without room for their figure inside. */
const TOO_SMALL_FOR_LABEL: ReadonlySet<string> = new Set(["04", "05", "06", "17", "18", "19"]);

/** Communities with room for a figure also when a phone shows the whole country. */
const BIG: ReadonlySet<string> = new Set(["01", "02", "07", "08", "09", "11", "12"]);

const RAMPS = [
  { value: "seq-blue", label: "Cantidad" },
  { value: "seq-red", label: "Alarma" },
  { value: "div", label: "Dos lados" },
] as const;
type RampName = (typeof RAMPS)[number]["value"];

function classesOf(ramp: RampName): MapClasses {
  return ramp === "div"
    ? divergingClasses(FARTHEST, DIVERGING_CLASSES, 0)
    : quantileClasses(
        [...SAMPLE_VALUES.values()].map((value) => value + FARTHEST),
        SEQUENTIAL_CLASSES,
      );
}

/** Sequential ramps have seven steps: five classes take them from the second to the sixth. */
const colorOfClass = (ramp: RampName, index: number): string => `var(--nv-${ramp}-${index + (ramp === "div" ? 1 : 2)})`;

function legendText({ breaks }: MapClasses, index: number): string {
  const [from, to] = [breaks[index - 1], breaks[index]];
  const figure = (value: number) => formatNumber(value, { decimals: 0 });
  if (from === undefined) return `hasta ${figure(to ?? 0)}`;
  return to === undefined ? `más de ${figure(from)}` : figure(to);
}

interface RegionProps {
  readonly shape: RegionShape;
  readonly value: number;
  readonly fill: string;
}

function Region({ shape: { code, name, path, center }, value, fill }: RegionProps) {
  const title = <title>{`${name}: ${formatNumber(value, { decimals: 0 })} (muestra)`}</title>;
  if (!CITIES.has(code)) {
    return (
      <path className="nv-map__region" d={path} style={{ fill }}>
        {title}
      </path>
    );
  }
  return (
    <circle className="nv-map__region" cx={center[0]} cy={center[1]} r={CITY_RADIUS} style={{ fill }}>
      {title}
    </circle>
  );
}

/** A map of Spain with invented values: ramp, labels, legend, box of the Canary Islands and source, as the guide asks. */
export function MapSample(): ReactNode {
  const [ramp, setRamp] = useState<RampName>("seq-blue");
  const [hasLabels, setHasLabels] = useState(true);
  const classes = classesOf(ramp);
  const sampleOf = (code: string) => (SAMPLE_VALUES.get(code) ?? 0) + (ramp === "div" ? 0 : FARTHEST);
  const { width, height, canaries } = SPAIN_FRAME;

  return (
    <figure className="nv-map">
      <div className="nv-map__controls nv-row" data-print="no">
        <SegmentedControl legend="Gama" segments={RAMPS} value={ramp} onChange={setRamp} />
        <Toggle label="Cifras" isOn={hasLabels} onChange={setHasLabels} />
      </div>
      <p className="nv-map__title">Muestra: índice inventado por comunidad</p>
      <ol className="nv-map__legend nv-plain" aria-label="Leyenda">
        {Array.from({ length: classes.breaks.length + 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a class is its position
          <li key={index}>
            <span className="nv-map__key" style={{ background: colorOfClass(ramp, index) }} />
            {legendText(classes, index)}
          </li>
        ))}
      </ol>
      <svg
        className="nv-map__drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Mapa de muestra: España por comunidades, con Canarias en un recuadro"
      >
        <rect className="nv-map__box" {...canaries} />
        {SPAIN_OUTLINE.map((shape) => (
          <Region
            key={shape.code}
            shape={shape}
            value={sampleOf(shape.code)}
            fill={colorOfClass(ramp, classes.classOf(sampleOf(shape.code)))}
          />
        ))}
        {hasLabels &&
          SPAIN_OUTLINE.filter(({ code }) => !TOO_SMALL_FOR_LABEL.has(code)).map(({ code, center: [x, y] }) => (
            <text key={code} className="nv-map__label" data-room={BIG.has(code) ? "plenty" : "little"} x={x} y={y}>
              {formatNumber(sampleOf(code), { decimals: 0 })}
            </text>
          ))}
      </svg>
      <figcaption className="nv-caption">
        Fuente: datos de muestra, inventados. Contorno: {SPAIN_OUTLINE_SOURCE}, simplificado.
      </figcaption>
    </figure>
  );
}
