import { PREVIEW_WIDTHS_PX } from "@nv/contracts";
import { AS_AROUND, heightOf } from "@nv/embeds";
import { formatPercent } from "@nv/spanish";
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
  /** Stands before the widths. */
  readonly before?: ReactNode;
  /** Said over the frame. */
  readonly children?: ReactNode;
}

/**
 * A page of ours in a frame, at each of the widths at which it is judged, in light and in dark; at first the one that fits. Where there is
 * less room the whole of it is drawn smaller, and how much is said.
 */
export function PreviewFrame(props: Props): ReactNode {
  const { title, src, name, frameKey, isCovered = false, onLoad, before, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(String(PREVIEW_WIDTHS_PX[1]));
  const [roomPx, setRoomPx] = useState(Number.POSITIVE_INFINITY);
  const [isDark, setIsDark] = useState(false);
  const [heightPx, setHeightPx] = useState(START_HEIGHT_PX);
  const scale = Math.min(1, roomPx / Number(width));

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const fitting = PREVIEW_WIDTHS_PX.filter((widthPx) => widthPx <= element.clientWidth);
    setWidth(String(Math.min(fitting.at(-1) ?? PREVIEW_WIDTHS_PX[0], PREVIEW_WIDTHS_PX[1])));
    const observer = new ResizeObserver(() => setRoomPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
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
        {before}
        <span className="nv-stage__widths">
          <SegmentedControl legend="Ancho de la vista previa" segments={WIDTHS} value={width} onChange={setWidth} />
          {scale < 1 && <span>al {formatPercent(100 * scale, { decimals: 0 })}</span>}
        </span>
        <Toggle label="En oscuro" isOn={isDark} onChange={setIsDark} />
      </div>
      <div className="nv-stage__ground">
        <div ref={place}>
          {children}
          <div
            className="nv-stage__sheet"
            data-theme={isDark ? "dark" : "light"}
            hidden={isCovered}
            style={{ inlineSize: `${Number(width) * scale}px`, blockSize: `${heightPx * scale}px` }}
          >
            <iframe
              key={frameKey}
              ref={frame}
              className="nv-stage__frame"
              title={title}
              src={src && `${src}${AS_AROUND}`}
              name={name}
              style={{
                inlineSize: `${width}px`,
                blockSize: `${heightPx}px`,
                scale: String(scale),
                colorScheme: isDark ? "dark" : "light",
              }}
              onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
