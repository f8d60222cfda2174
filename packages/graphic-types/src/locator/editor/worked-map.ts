import type { StageTheme } from "@nv/web";
import type { LocatorConfig } from "../config.ts";
import type { Chosen } from "./edit-parts.ts";
import type { DrawnMap } from "./map-requests.ts";
import type { PlaceName } from "./view-sizes.ts";

/** A map that is worked on. */
export interface WorkedMap {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
  /** Chosen part, here or in the lists; `null` for nothing. */
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

/** Place and theme in which a map is looked at. */
export interface LookedAt {
  readonly place: PlaceName;
  readonly theme: StageTheme;
}

/** A map that was drawn, with what is told of it. */
export interface MapStageProps extends WorkedMap {
  readonly look: LookedAt;
  /** The last drawing, which lags behind the fields. */
  readonly drawn: DrawnMap;
  /** Id of what is said of the handles. */
  readonly hintId: string;
  /** Whether what stood in its place had the focus. */
  readonly hadFocus: boolean;
}
