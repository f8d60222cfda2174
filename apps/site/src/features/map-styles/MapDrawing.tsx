import type { MapStyle } from "@nv/contracts/schemas";
import type { SampleMap } from "./sample-messages";

interface DrawingProps {
  readonly sample: SampleMap;
  readonly style: MapStyle;
  /** Description of the map, for who does not see it. */
  readonly label: string;
}

/** A map as SVG. */
export function MapDrawing({ sample, style, label }: DrawingProps) {
  const { map, land, borders, disputed, regions, names } = sample;
  const { colors, borders: lines } = style;
  const line = {
    fill: "none",
    stroke: colors.border,
    strokeWidth: lines.widthPx * 1.6,
    strokeLinejoin: "round",
  } as const;
  return (
    <svg
      viewBox={`0 0 ${map.widthPx} ${map.heightPx}`}
      width={map.widthPx}
      height={map.heightPx}
      role="img"
      aria-label={label}
    >
      <rect width="100%" height="100%" fill={colors.water} data-part="water" />
      <path d={land} fill={colors.land} data-part="land" />
      {lines.hasRegions && (
        <path d={regions} {...line} strokeWidth={lines.widthPx} strokeOpacity={0.6} data-part="regions" />
      )}
      <path d={borders} {...line} data-part="borders" />
      {lines.disputed === "dashed" && <path d={disputed} {...line} strokeDasharray="6 4" data-part="disputed" />}
      {map.inset !== null && <rect {...map.inset} {...line} strokeWidth={1} />}
      {names.map(({ id, lines: texts, x, y, sizePx, isCountry }) => (
        <text
          key={id}
          x={x}
          y={y - ((texts.length - 1) * sizePx * 1.15) / 2}
          fill={colors.label}
          stroke={colors.halo}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={sizePx}
          letterSpacing={isCountry ? "0.08em" : undefined}
          fontWeight={isCountry ? 600 : 400}
        >
          {texts.map((text, at) => (
            <tspan key={text} x={x} dy={at === 0 ? 0 : sizePx * 1.15}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
