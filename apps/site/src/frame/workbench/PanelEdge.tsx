import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { PANEL_PX, type PanelShape } from "./use-panel-width";

/** Step of the arrow keys, CSS pixels. */
const STEP_PX = 20;

interface Props extends PanelShape {
  /** Id of the panel. */
  readonly controls: string;
  readonly onChange: (part: Partial<PanelShape>) => void;
}

/** Edge between panel and stage: dragged, or moved with the arrows, it makes the panel wider; Enter folds it. */
export function PanelEdge({ controls, widthPx, isFolded, onChange }: Props): ReactNode {
  function handleKey(event: KeyboardEvent) {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: widthPx - STEP_PX,
      ArrowRight: widthPx + STEP_PX,
      Home: PANEL_PX.least,
      End: PANEL_PX.most,
    };
    const next = widths[event.key];
    if (next === undefined && event.key !== "Enter") return;
    event.preventDefault();
    onChange(next === undefined ? { isFolded: !isFolded } : { widthPx: next, isFolded: false });
  }
  function handleDrag({ currentTarget, clientX, buttons }: PointerEvent) {
    const start = currentTarget.parentElement?.getBoundingClientRect().left;
    if (buttons === 1 && start !== undefined) onChange({ widthPx: clientX - start, isFolded: false });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className="nv-bench__edge"
      role="separator"
      aria-orientation="vertical"
      aria-label="Ancho de los mandos"
      aria-controls={controls}
      aria-valuemin={PANEL_PX.least}
      aria-valuemax={PANEL_PX.most}
      aria-valuenow={widthPx}
      aria-valuetext={isFolded ? "plegados" : `${widthPx} píxeles`}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handleDrag}
      onDoubleClick={() => onChange({ isFolded: !isFolded })}
    />
  );
}
