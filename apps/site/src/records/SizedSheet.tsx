import { formatPercent } from "@nv/spanish";
import { useBoxSize } from "@nv/ui";
import { STAGE_SIZES, type StageSize, type StageTheme, sizeFor } from "@nv/web";
import { type ReactNode, useState } from "react";
import { StageControls } from "../frame/workbench/StageControls";

/** Widest column in which an article holds what is put into it, CSS pixels. */
const COLUMN_PX = 680;

/** Sheet of an article in each of the windows in which it is judged, in light and in dark; made smaller where it does not fit, and saying so. */
export function SizedSheet({ children }: { readonly children: ReactNode }): ReactNode {
  const { element, widthPx: roomPx } = useBoxSize<HTMLDivElement>();
  const [chosen, setChosen] = useState<StageSize | null>(null);
  const [theme, setTheme] = useState<StageTheme>("light");
  const size = chosen ?? sizeFor(roomPx);
  const { widthPx } = STAGE_SIZES[size];
  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx);
  return (
    <div className="nv-stage">
      <div className="nv-stage__bar nv-small">
        <StageControls size={size} theme={theme} onSize={setChosen} onTheme={setTheme} />
        {scale < 1 && (
          <span className="nv-stage__scale">
            {widthPx} px, al {formatPercent(100 * scale, { decimals: 0 })}
          </span>
        )}
      </div>
      <div className="nv-stage__ground">
        <div ref={element} className="nv-stage__room">
          <div
            className="nv-stage__sheet nv-stage__article"
            data-theme={size === "paper" ? "light" : theme}
            style={{ inlineSize: `${widthPx}px`, zoom: scale }}
          >
            <div style={{ maxInlineSize: `${COLUMN_PX}px` }}>{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
