import { useColorMode } from "@docusaurus/theme-common";
import type { MapPreview } from "@nv/contracts/schemas";
import { SegmentedControl, useBoxSize } from "@nv/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { drawLines, type Lines } from "./core/draw-lines";

/** Width of the frame in which lines are told, CSS pixels. */
const FRAME_WIDTH_PX = 800;

const VIEWS = [
  { value: "whole", label: "Todo" },
  { value: "detail", label: "Detalle" },
] as const;

type View = (typeof VIEWS)[number]["value"];

interface CanvasProps {
  readonly lines: Lines;
  readonly heightPx: number;
  readonly label: string;
  /** Of the detail in the whole, tenths of a pixel; `null` where it is not shown. */
  readonly mark: MapPreview["detailBox"] | null;
}

/** Lines of a map on a canvas, drawn a part in each picture of the screen: the page answers meanwhile. */
function MapCanvas({ lines, heightPx, label, mark }: CanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { colorMode } = useColorMode();
  const { element: box, widthPx: width } = useBoxSize<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ink is that of the theme, which is read from the page
  useEffect(() => {
    const pen = canvas.current?.getContext("2d") ?? null;
    if (canvas.current === null || pen === null || width === 0) return;
    const scale = (width / FRAME_WIDTH_PX) * window.devicePixelRatio;
    canvas.current.width = Math.round(FRAME_WIDTH_PX * scale);
    canvas.current.height = Math.round(heightPx * scale);
    pen.scale(scale, scale);
    const style = getComputedStyle(canvas.current);
    pen.lineWidth = (0.8 * FRAME_WIDTH_PX) / width;
    const parts = drawLines(pen, lines);
    let frame = 0;
    const next = () => {
      // The page takes on its theme after its parts were told of it.
      pen.strokeStyle = style.color;
      if (parts.next().done !== true) {
        frame = window.requestAnimationFrame(next);
        return;
      }
      if (mark === null) return;
      const [left, top, right, bottom] = mark;
      pen.strokeStyle = style.getPropertyValue("--nv-accent");
      pen.lineWidth = (2 * FRAME_WIDTH_PX) / width;
      pen.strokeRect(left / 10, top / 10, (right - left) / 10, (bottom - top) / 10);
    };
    frame = window.requestAnimationFrame(next);
    return () => window.cancelAnimationFrame(frame);
  }, [lines, heightPx, mark, width, colorMode]);
  return (
    <div ref={box} className="nv-omfg__canvas" style={{ aspectRatio: `${FRAME_WIDTH_PX} / ${heightPx}` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** A map before and after, in one frame: all of it, or where it has most points. */
export function MapPreviewFigure({ preview }: { readonly preview: MapPreview }): ReactNode {
  const [view, setView] = useState<View>("whole");
  const mark = view === "whole" ? preview.detailBox : null;
  const shared = { heightPx: preview.heightPx, mark };
  const what = view === "whole" ? "el mapa entero" : "un detalle";
  return (
    <>
      <SegmentedControl legend="Qué se ve" segments={VIEWS} value={view} onChange={setView} />
      <div className="nv-omfg__pair nv-stack">
        <figure>
          <MapCanvas {...shared} lines={preview.before[view]} label={`Antes: ${what}`} />
          <figcaption>Antes</figcaption>
        </figure>
        <figure>
          <MapCanvas {...shared} lines={preview.after[view]} label={`Después: ${what}`} />
          <figcaption>Después</figcaption>
        </figure>
      </div>
    </>
  );
}
