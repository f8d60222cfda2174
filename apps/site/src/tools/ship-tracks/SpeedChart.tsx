import { formatMoment, formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";
import { type SpeedChart as Chart, SPEED_CHART } from "./core/speed-chart";

const { width, height } = SPEED_CHART;

/** Speed along the route; where the line is missing there was no signal. */
export function SpeedChart({ chart }: { readonly chart: Chart }): ReactNode {
  const top = `${formatNumber(chart.topKn)} nudos`;
  return (
    <figure className="nv-ships__chart nv-stack-2">
      <figcaption>Velocidad entre posiciones; donde falta la línea no hay señal</figcaption>
      <div className="nv-ships__plot">
        <span className="nv-ships__top">{top}</span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Velocidad entre el ${formatMoment(chart.fromMs)} y el ${formatMoment(chart.toMs)}, hasta ${top}`}
        >
          <path className="nv-ships__rule" d={`M0 0.5H${width}M0 ${height - 0.5}H${width}`} />
          <path className="nv-ships__speed" d={chart.path} />
        </svg>
      </div>
      <p className="nv-ships__axis">
        <span>{formatMoment(chart.fromMs)}</span>
        <span>{formatMoment(chart.toMs)}</span>
      </p>
    </figure>
  );
}
