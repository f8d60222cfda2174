import type { CSSProperties, ReactNode } from "react";
import type { LocatorConfig } from "../config.ts";
import { paintsOf } from "../palette.ts";
import type { DrawnMap } from "./map-requests.ts";
import { type ViewName, viewSize } from "./view-sizes.ts";

/** Narrowest that a map is worked on, CSS pixels. */
const LEAST_PX = 360;

/** Name of the map for who does not see it. */
export const MAP_NAME = "Mapa: las flechas lo mueven, + y − acercan y alejan";

/** Box of a map that is worked on. */
export const stageStyle = ({
  widthPx,
  heightPx,
}: Pick<ReturnType<typeof viewSize>, "widthPx" | "heightPx">): CSSProperties => ({
  aspectRatio: `${widthPx} / ${heightPx}`,
  maxInlineSize: `${Math.max(widthPx, LEAST_PX)}px`,
});

interface Props {
  readonly config: LocatorConfig;
  readonly view: ViewName;
  /** The last drawing; `null` before the first. */
  readonly drawn: DrawnMap | null;
  /** Said while there is no drawing. */
  readonly wait: string;
}

/** A map until somebody touches the page: what takes hold of it comes then. */
export function StillMap({ config, view, drawn, wait }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      className="nv-locmap__stage"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
      tabIndex={0}
      aria-label={MAP_NAME}
      aria-busy={drawn === null}
      style={stageStyle(viewSize(drawn?.config ?? config, drawn?.view ?? view))}
    >
      {drawn === null ? (
        <p className="nv-locmap__wait" role="status">
          {wait}
        </p>
      ) : (
        <div
          className="nv-locmap__svg"
          aria-hidden="true"
          style={{ ...paintsOf(config) }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the function of the published page, which escapes every text
          dangerouslySetInnerHTML={{ __html: drawn.svg }}
        />
      )}
    </div>
  );
}
