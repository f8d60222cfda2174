import type { CSSProperties, ReactNode } from "react";
import type { LocatorConfig } from "../config.ts";
import { paintsOf } from "../palette.ts";
import type { DrawnMap } from "./map-requests.ts";
import { viewIn, viewSize, widthIn } from "./view-sizes.ts";
import type { LookedAt } from "./worked-map.ts";

/** Name of the map for who does not see it. */
export const MAP_NAME = "Mapa: las flechas lo mueven, + y − acercan y alejan";

/** Box of a map that is worked on: as wide as readers see it, where there is room. */
export const stageStyle = (
  { widthPx, heightPx }: Pick<ReturnType<typeof viewSize>, "widthPx" | "heightPx">,
  { place }: LookedAt,
): CSSProperties => ({ aspectRatio: `${widthPx} / ${heightPx}`, maxInlineSize: `${widthIn(place)}px` });

interface Props {
  readonly config: LocatorConfig;
  readonly look: LookedAt;
  /** The last drawing; `null` before the first. */
  readonly drawn: DrawnMap | null;
  /** Said while there is no drawing. */
  readonly wait: string;
}

/** A map until somebody touches the page: what takes hold of it comes then. */
export function StillMap({ config, look, drawn, wait }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      className="nv-locmap__stage"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the map
      tabIndex={0}
      aria-label={MAP_NAME}
      aria-busy={drawn === null}
      data-theme={look.theme}
      style={stageStyle(viewSize(drawn?.config ?? config, drawn?.view ?? viewIn(look.place)), look)}
    >
      {drawn === null ? (
        <p className="nv-locmap__wait" role="status">
          {wait}
        </p>
      ) : (
        <div
          className="nv-locmap__svg"
          aria-hidden="true"
          style={{ ...paintsOf(config, look.theme) }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the function of the published page, which escapes every text
          dangerouslySetInnerHTML={{ __html: drawn.svg }}
        />
      )}
    </div>
  );
}
