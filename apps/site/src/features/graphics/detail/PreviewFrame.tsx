import { PREVIEW_WIDTHS_PX } from "@nv/contracts";
import { AS_AROUND, heightOf } from "@nv/embeds";
import { SegmentedControl, Toggle } from "@nv/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Height before the page tells its own, CSS pixels. */
const START_HEIGHT_PX = 420;

const WIDTHS = PREVIEW_WIDTHS_PX.map((widthPx) => ({ value: String(widthPx), label: `${widthPx} px` }));

interface Props {
  readonly title: string;
  /** Address of the page; left out when a form is sent into the frame. */
  readonly src?: string;
  /** Name that a form aims at. */
  readonly name?: string;
  /** Another key is another frame. */
  readonly frameKey?: string;
  /** Whether what is in the frame is not to be seen. */
  readonly isCovered?: boolean;
  readonly onLoad?: (frame: HTMLIFrameElement) => void;
  /** Said over the frame. */
  readonly children?: ReactNode;
}

/** A page of ours in a frame, at each of the widths at which it is judged, in light and in dark; at first the one that fits. */
export function PreviewFrame({ title, src, name, frameKey, isCovered = false, onLoad, children }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(String(PREVIEW_WIDTHS_PX[1]));
  const [isDark, setIsDark] = useState(false);
  const [heightPx, setHeightPx] = useState(START_HEIGHT_PX);

  useEffect(() => {
    const roomPx = place.current?.clientWidth ?? 0;
    const fitting = PREVIEW_WIDTHS_PX.filter((widthPx) => widthPx <= roomPx);
    setWidth(String(Math.min(fitting.at(-1) ?? PREVIEW_WIDTHS_PX[0], PREVIEW_WIDTHS_PX[1])));
  }, []);
  useEffect(() => {
    const takeHeight = ({ data, source }: MessageEvent<unknown>) => {
      const asked = source === frame.current?.contentWindow ? heightOf(data) : null;
      if (asked !== null) setHeightPx(asked);
    };
    window.addEventListener("message", takeHeight);
    return () => window.removeEventListener("message", takeHeight);
  }, []);

  return (
    <section className="nv-stage" aria-label={title}>
      <div className="nv-stage__bar">
        <SegmentedControl legend="Ancho de la vista previa" segments={WIDTHS} value={width} onChange={setWidth} />
        <Toggle label="En oscuro" isOn={isDark} onChange={setIsDark} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <div ref={place} className="nv-stage__place" data-theme={isDark ? "dark" : "light"} tabIndex={0}>
        {children}
        <iframe
          key={frameKey}
          ref={frame}
          className="nv-stage__frame"
          title={title}
          src={src && `${src}${AS_AROUND}`}
          name={name}
          hidden={isCovered}
          style={{ inlineSize: `${width}px`, blockSize: `${heightPx}px`, colorScheme: isDark ? "dark" : "light" }}
          onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
        />
      </div>
    </section>
  );
}
