import { AS_AROUND, heightOf } from "@nv/embeds";
import { formatBytes, formatPercent } from "@nv/spanish";
import { useBoxSize } from "@nv/ui";
import { EmptyPlace, STAGE_SIZES, type StageSize, type StageTheme, sizeFor } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { StageControls } from "../../frame/workbench/StageControls";
import { readerBytes } from "./reader-weight";
import { usePrinted } from "./use-printed";

/** Height before the page tells its own, CSS pixels. */
const START_HEIGHT_PX = 420;

/** A page in the stage. */
export interface StagedPage {
  /** Name that a form aims at; another one is another frame. */
  readonly name: string;
  /** Address of the page; left out when a form is sent into the frame. */
  readonly src?: string;
  /** Whether it is the one in sight; what is only loading is drawn where nobody sees it. */
  readonly isShown: boolean;
}

interface Props {
  readonly title: string;
  readonly pages: readonly StagedPage[];
  readonly onLoad?: (name: string, frame: HTMLIFrameElement) => void;
  /** Sentence in the place of a page that is not there yet, which is kept for it, so that what is below does not jump; empty for no place. */
  readonly coming?: string;
  /** Stands before the sizes. */
  readonly before?: ReactNode;
  /** Sentences over the page. */
  readonly children?: ReactNode;
}

/** A page of ours in each of the windows in which it is judged, in light and in dark; made smaller where it does not fit, and saying so. */
export function PreviewStage({ title, pages, onLoad, coming = "", before, children }: Props): ReactNode {
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const { element, widthPx: roomPx } = useBoxSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<StageSize | null>(null);
  const [theme, setTheme] = useState<StageTheme>("light");
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const [weights, setWeights] = useState<Readonly<Record<string, number | null>>>({});
  const size = chosen ?? sizeFor(roomPx);
  const printed = usePrinted(frames, size === "paper");
  /** Height of the page in sight, which the next one has until it tells its own: nothing jumps. */
  const lastHeightPx = useRef(START_HEIGHT_PX);
  const inSight = pages.find(({ isShown }) => isShown);
  lastHeightPx.current = (inSight && heights[inSight.name]) ?? lastHeightPx.current;
  const weight = (inSight && weights[inSight.name]) ?? null;

  async function weigh(name: string, frame: HTMLIFrameElement) {
    const bytes = await readerBytes(frame);
    setWeights((known) => ({ ...known, [name]: bytes }));
  }

  useEffect(() => {
    const takeHeight = ({ data, source }: MessageEvent<unknown>) => {
      const asked = heightOf(data);
      const name = [...frames.current].find(([, frame]) => frame.contentWindow === source)?.[0];
      if (asked !== null && name !== undefined) setHeights((known) => ({ ...known, [name]: asked }));
    };
    window.addEventListener("message", takeHeight);
    return () => window.removeEventListener("message", takeHeight);
  }, []);

  const { widthPx } = STAGE_SIZES[size];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx);
  // Paper is white.
  const colorScheme = size === "paper" ? "light" : theme;

  return (
    <section className="nv-stage" aria-label={title}>
      <div className="nv-stage__bar nv-small">
        {before}
        <StageControls size={size} theme={theme} onSize={setChosen} onTheme={setTheme} />
        <span className="nv-stage__facts">
          {scale < 1 && (
            <span className="nv-stage__scale">
              {widthPx} px, al {formatPercent(100 * scale, { decimals: 0 })}
            </span>
          )}
          {weight !== null && (
            <span className="nv-stage__weight" title="Al abrirla, comprimida y sin contar la tipografía">
              {formatBytes(weight)} para el lector
            </span>
          )}
        </span>
      </div>
      {children}
      <div className="nv-stage__ground">
        <div
          ref={element}
          className="nv-stage__room"
          style={coming !== "" ? { minBlockSize: `${START_HEIGHT_PX * scale}px` } : undefined}
        >
          {coming !== "" && <EmptyPlace isNews>{coming}</EmptyPlace>}
          {pages.map(({ name, src, isShown }) => {
            const heightPx = heights[name] ?? lastHeightPx.current;
            return (
              <div
                key={name}
                className="nv-stage__sheet"
                data-shown={isShown}
                data-theme={colorScheme}
                style={{ inlineSize: `${widthPx * scale}px`, blockSize: `${heightPx * scale}px` }}
              >
                <iframe
                  ref={(frame) => {
                    if (frame === null) frames.current.delete(name);
                    else frames.current.set(name, frame);
                  }}
                  className="nv-stage__frame"
                  title={title}
                  name={name}
                  src={src && `${src}${AS_AROUND}`}
                  aria-hidden={!isShown || undefined}
                  tabIndex={isShown ? undefined : -1}
                  style={{
                    inlineSize: `${widthPx}px`,
                    blockSize: `${heightPx}px`,
                    scale: String(scale),
                    colorScheme,
                  }}
                  onLoad={({ currentTarget }) => {
                    // A frame is loaded once before anything is sent into it.
                    if (currentTarget.contentDocument?.URL === "about:blank") return;
                    printed.onLoad();
                    onLoad?.(name, currentTarget);
                    void weigh(name, currentTarget);
                  }}
                />
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
