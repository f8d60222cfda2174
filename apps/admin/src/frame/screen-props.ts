import type { PathParams } from "../router/core/match-path.ts";

/** What a screen is given. */
export interface ScreenProps {
  /** What the named parts of its path hold. */
  readonly params: PathParams;
}
