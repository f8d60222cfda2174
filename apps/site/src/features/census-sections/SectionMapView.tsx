import { sectionsCredit } from "@nv/contracts";
import type { SectionShape } from "@nv/contracts/schemas";
import type { GeoPoint } from "@nv/geography";
import { useBoxSize } from "@nv/ui";
import { type PointerEvent, type ReactNode, useMemo } from "react";
import { frameSections } from "./core/section-map";
import { useSectionPaths } from "./use-section-paths";

interface Props {
  readonly shapes: readonly SectionShape[];
  readonly year: number;
  /** Source of the map, when it is not the file of the year. */
  readonly credit?: string;
  /** Description of the map, for who does not see it. */
  readonly label: string;
  /** The section that it is of; of all without it. */
  readonly of?: string;
  /** An area that is being drawn on it. */
  readonly corners?: readonly GeoPoint[];
  /** Called with the place that was pointed at. */
  readonly onPoint?: (point: GeoPoint) => void;
}

/** Height for each pixel of width, and the highest and the lowest that it gets. */
const RATIO = 0.62;
const MOST_HEIGHT_PX = 520;
const LEAST_HEIGHT_PX = 240;

/** A map of sections, with their names and what it is made of. */
export function SectionMapView(props: Props): ReactNode {
  const { shapes, year, credit = sectionsCredit(year), label, of, corners = [], onPoint } = props;
  const { element, widthPx } = useBoxSize<HTMLDivElement>();
  const heightPx = Math.max(LEAST_HEIGHT_PX, Math.min(MOST_HEIGHT_PX, Math.round(widthPx * RATIO)));
  const drawn = useMemo(
    () => (widthPx < 100 || shapes.length === 0 ? null : frameSections(shapes, { widthPx, heightPx, of })),
    [shapes, widthPx, heightPx, of],
  );
  const { main, others } = useSectionPaths(shapes, drawn?.map ?? null, of);
  function point({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const at = drawn?.map.unproject(nativeEvent.clientX - box.left, nativeEvent.clientY - box.top);
    if (at !== null && at !== undefined) onPoint?.(at);
  }
  const outline = corners.flatMap((corner) => {
    const at = drawn?.map.project(corner);
    return at === null || at === undefined ? [] : [at];
  });
  return (
    <figure className="nv-sections__map">
      <div ref={element} style={{ minHeight: heightPx }}>
        {drawn !== null && (
          <svg
            width={widthPx}
            height={heightPx}
            role="img"
            aria-label={label}
            data-takes-points={onPoint !== undefined || undefined}
            onPointerUp={onPoint === undefined ? undefined : point}
          >
            {others.map((path) => (
              <path key={path} d={path} fillRule="evenodd" className="nv-sections__shape" />
            ))}
            {main !== "" && <path d={main} fillRule="evenodd" className="nv-sections__shape" data-marked />}
            {drawn.names.map(({ code, text, x, y }) => (
              <text key={code} x={x} y={y} className="nv-sections__name" data-marked={code === of || undefined}>
                {text}
              </text>
            ))}
            {outline.length > 0 && (
              <path className="nv-sections__drawn" d={`M${outline.map(([x, y]) => `${x},${y}`).join("L")}Z`} />
            )}
            {outline.map(([x, y]) => (
              <circle key={`${x} ${y}`} className="nv-sections__corner" cx={x} cy={y} r={4} />
            ))}
            {drawn.scale !== null && (
              <g className="nv-sections__scale" transform={`translate(14 ${heightPx - 14})`}>
                <path d={`M0,-5V0H${drawn.scale.widthPx.toFixed(1)}V-5`} />
                <text x={4} y={-8}>
                  {drawn.scale.label}
                </text>
              </g>
            )}
          </svg>
        )}
      </div>
      <figcaption>{credit}</figcaption>
    </figure>
  );
}
