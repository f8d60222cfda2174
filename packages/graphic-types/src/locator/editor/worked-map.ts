import type { LocatorConfig } from "../config.ts";
import type { Chosen } from "./edit-parts.ts";
import type { DrawnMap } from "./map-requests.ts";

/** A map that is worked on. */
export interface WorkedMap {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
  /** Chosen part, here or in the lists; `null` for nothing. */
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

/** A map that was drawn, with what is told of it. */
export interface MapStageProps extends WorkedMap {
  /** The last drawing, which lags behind the fields. */
  readonly drawn: DrawnMap;
  /** Id of what is said of the handles. */
  readonly hintId: string;
  /** Whether what stood in its place had the focus. */
  readonly hadFocus: boolean;
}
