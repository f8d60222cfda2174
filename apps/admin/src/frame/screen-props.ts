import type { PathParams } from "../router/core/match-path.ts";

/** Props of a screen. */
export interface ScreenProps {
  /** Values of the named parts of its path. */
  readonly params: PathParams;
}
