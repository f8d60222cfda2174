import type { Answers } from "./site-in-browser";

/** One state of a screen: what the server answers, and what the person reads. A `*.states.ts` beside the screen lists them as `STATES`. */
export interface ScreenState {
  readonly name: string;
  readonly address: string;
  readonly answers: Answers;
  /** Texts, each somewhere on the page. */
  readonly sees: readonly string[];
  /** Call without which there is nothing to show. */
  readonly asks?: string;
  /** Text that stands until it is answered. Where it is named, a line that is cut and a refusal are looked at too: one code does it for every screen. */
  readonly waits?: string;
}
