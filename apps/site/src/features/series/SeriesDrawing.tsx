import { type ReactNode, useMemo } from "react";
import { emptyDraft } from "../../pieces/core/graphic-draft";
import { DraftPreview } from "../../pieces/form/DraftPreview";
import { type DrawnSeries, drawnFigure } from "./core/drawn-figure";

/** Nothing is told twice: what keeps the page from being drawn stands in it. */
const untold = () => undefined;

/** Series drawn as the figure that would show it, in the windows in which readers get it. */
export function SeriesDrawing(series: DrawnSeries): ReactNode {
  const { title, source } = series;
  const config = useMemo(() => drawnFigure(series), [series]);
  const draft = useMemo(
    () => ({
      ...emptyDraft(config),
      ...{ title, altText: `La serie «${title}», dibujada.`, sourceLine: source || "Vista previa" },
    }),
    [config, title, source],
  );
  return <DraftPreview draft={draft} base={draft} onProblems={untold} />;
}
